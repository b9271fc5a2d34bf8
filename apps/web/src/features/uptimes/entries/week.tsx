import { noonOf } from '@biuro/core/lib/date.ts';
import { useText } from '#services/i18n/use-text.ts';
import { clockText } from '#services/records/uptime/text.ts';
import { today } from '#ui/text/today.ts';
import messages from './messages.json' with { type: 'json' };
import { type DayRange, daysOf } from './range.ts';

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
