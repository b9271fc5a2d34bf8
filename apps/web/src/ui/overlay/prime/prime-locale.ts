import type { Locale } from '@biuro/core/i18n/text.ts';
import { formatDate, noonOf, toDate } from '@biuro/core/lib/date.ts';
import { addLocale, locale } from 'primereact/api';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

/** The specification's 2, which counts Sunday as 1: Monday. PrimeReact, like `Date.getDay()`, counts Sunday as 0. */
export const FIRST_DAY_OF_WEEK = 1;

/** Placeholders that PrimeReact itself replaces later. */
const later = { 0: '{0}', page: '{page}', slideNumber: '{slideNumber}', star: '{star}' };

/** Gives PrimeReact our messages, and the names of days and months, in a language. */
export function setPrimeLocale(language: Locale): void {
  const text = words(messages);
  const plain: Record<string, string> = {};
  const aria: Record<string, string> = {};
  for (const id of Object.keys(messages) as (keyof typeof messages)[]) {
    const [key, inner] = id.split('.');
    if (inner) aria[inner] = text(id, later);
    else if (key) plain[key] = text(id, later);
  }
  addLocale(language, { ...plain, ...daysAndMonths(language), firstDayOfWeek: FIRST_DAY_OF_WEEK, aria });
  locale(language);
}

function daysAndMonths(language: Locale) {
  const namesOf = (count: number, format: string, date: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => formatDate(date(index), format, language));
  // The first of February 2026 is a Sunday.
  const day = (index: number) => toDate(2026, 2, 1 + index);
  const month = (index: number) => toDate(2026, 1 + index, 1);
  // Day.js abbreviates the days of the week in Polish without the full stop.
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const short = Array.from({ length: 7 }, (_, index) => weekday.format(noonOf(day(index))));
  return {
    dayNames: namesOf(7, 'dddd', day),
    dayNamesShort: short,
    dayNamesMin: short,
    monthNames: namesOf(12, 'MMMM', month),
    monthNamesShort: namesOf(12, 'MMM', month),
  };
}
