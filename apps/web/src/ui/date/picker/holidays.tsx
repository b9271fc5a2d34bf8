import { formatDate } from '@biuro/core/lib/date.ts';
import { holidayOn, holidaysOf } from '@biuro/core/poland/holidays.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

export function holidayName(date: string): string | undefined {
  const id = holidayOn(date);
  return id && words(messages)(`holiday.${id}`);
}

/** The public holidays of a month, such as `2026-11`; nothing where it has none. */
export function MonthHolidays({ month }: { month: string }) {
  const t = words(messages);
  const holidays = holidaysOf(Number(month.slice(0, 4))).filter(({ date }) => date.startsWith(month));
  if (holidays.length === 0) return null;
  return (
    <ul className="calendar-holidays" aria-label={t('holidays')}>
      {holidays.map(({ id, date }) => (
        <li key={id}>
          {t('holiday.day', { day: formatDate(date, 'D MMMM', pageLocale()), holiday: t(`holiday.${id}`) })}
        </li>
      ))}
    </ul>
  );
}
