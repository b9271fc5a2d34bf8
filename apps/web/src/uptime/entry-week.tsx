import { noonOf } from '@biuro/core/lib/date.ts';
import { useText } from '../app/use-text.ts';
import { today } from '../ui/today.ts';
import { clockText } from '../ui/uptime-text.ts';
import messages from './entry/messages.json' with { type: 'json' };
import { type DayRange, daysOf } from './entry-range.ts';

interface EntryWeekProps {
  range: DayRange;
  /** Seconds by day. */
  sums: Map<string, number>;
}

/** The week at a glance: a bar and a number for each day. */
export function EntryWeek({ range, sums }: EntryWeekProps) {
  const t = useText(messages);
  const most = Math.max(8 * 3_600, ...sums.values());
  const now = today();
  return (
    <ol className="entry-week" aria-label={t('week')}>
      {daysOf(range).map((day) => {
        const seconds = sums.get(day) ?? 0;
        const at = noonOf(day);
        return (
          <li key={day} data-today={day === now || undefined}>
            <a href={`#${day}`} className="entry-week-day">
              <span>{t('weekday', { at })}</span>
              <span className="tabular">{Number(day.slice(8))}</span>
              <span className="entry-week-bar" aria-hidden="true">
                <span style={{ height: `${(seconds / most) * 100}%` }} />
              </span>
              <span className="tabular">{clockText(seconds)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
