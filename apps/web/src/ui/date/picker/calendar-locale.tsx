import { formatDate, toDate } from '@biuro/core/lib/date.ts';
import { addLocale } from 'primereact/api';
import { FIRST_DAY_OF_WEEK } from '#ui/overlay/prime/prime-locale.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

/** The locale of PrimeReact for our calendar: days of the week are short to see and whole to hear. */
export const CALENDAR_LOCALE = 'calendar';

const language = pageLocale();
const t = words(messages);
const months = Array.from({ length: 12 }, (_, index) => formatDate(toDate(2026, index + 1, 1), 'MMMM', language));
const weekdays = ([7, 1, 2, 3, 4, 5, 6] as const).map((number) => (
  <span key={number}>
    <span aria-hidden="true">{t(`weekday.${number}`)}</span>
    {/* The first of February 2026 is a Sunday. */}
    <span className="visually-hidden">{formatDate(toDate(2026, 2, 1 + (number % 7)), 'dddd', language)}</span>
  </span>
));

addLocale(CALENDAR_LOCALE, {
  firstDayOfWeek: FIRST_DAY_OF_WEEK,
  monthNames: months,
  monthNamesShort: months,
  // PrimeReact draws them as they are, whatever its type says.
  dayNamesMin: weekdays as unknown as string[],
  prevMonth: t('previous.month'),
  nextMonth: t('next.month'),
  prevYear: t('previous.year'),
  nextYear: t('next.year'),
});
