import { addDays } from '@biuro/core/lib/date.ts';
import { lastDayOf, nextPeriod } from '@biuro/core/poland/period.ts';
import { today } from '#ui/text/today.ts';
import { words } from '#ui/text/words.ts';
import { type Bounds, isWithin } from '../bounds.ts';
import messages from './messages.json' with { type: 'json' };

/** The days of the month by which most taxes are due. */
const TAX_DAY = '-20';

/** Days that are asked for most, counted from today. */
export function shortcutsOf(now: string) {
  const month = now.slice(0, 7);
  const twentieth = month + TAX_DAY;
  return {
    today: now,
    tomorrow: addDays(now, 1),
    twentieth: twentieth >= now ? twentieth : nextPeriod(month) + TAX_DAY,
    month_end: lastDayOf(month),
  };
}

interface DateShortcutsProps {
  bounds: Bounds;
  onPick: (date: string) => void;
}

export function DateShortcuts({ bounds, onPick }: DateShortcutsProps) {
  const t = words(messages);
  const days = shortcutsOf(today());
  const names = ['today', 'tomorrow', 'twentieth', 'month_end'] as const;
  return (
    <div className="calendar-shortcuts" role="group" aria-label={t('shortcuts')}>
      {names
        .filter((name) => isWithin(days[name], bounds))
        .map((name) => (
          <button key={name} type="button" className="calendar-shortcut" onClick={() => onPick(days[name])}>
            {t(`shortcut.${name}`)}
          </button>
        ))}
    </div>
  );
}
