import type { Locale } from '@biuro/core/i18n/text.ts';
import { addLocale, locale } from 'primereact/api';
import messages from './prime/messages.json' with { type: 'json' };
import { words } from './words.ts';

/** As `Date.getDay()` counts. */
const MONDAY = 1;
const FIRST_DAY: Record<Locale, number> = { pl: MONDAY, en: MONDAY };

/** PrimeReact fills these in itself, after our sentences are made. */
const later = { 0: '{0}', page: '{page}', slideNumber: '{slideNumber}', star: '{star}' };

/** Gives PrimeReact the words of our catalogue in the language of the page. */
export function speakOurLanguage(language: Locale): void {
  const text = words(messages);
  const plain: Record<string, string> = {};
  const aria: Record<string, string> = {};
  for (const id of Object.keys(messages) as (keyof typeof messages)[]) {
    const [key, inner] = id.split('.');
    if (inner) aria[inner] = text(id, later);
    else if (key) plain[key] = text(id, later);
  }
  addLocale(language, { ...plain, ...daysAndMonths(language), firstDayOfWeek: FIRST_DAY[language], aria });
  locale(language);
}

function daysAndMonths(language: Locale) {
  const namesOf = (count: number, format: Intl.DateTimeFormatOptions, date: (index: number) => Date) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(date(index)),
    );
  // The first of February 2026 is a Sunday.
  const day = (index: number) => new Date(Date.UTC(2026, 1, 1 + index));
  const month = (index: number) => new Date(Date.UTC(2026, index, 1));
  return {
    dayNames: namesOf(7, { weekday: 'long' }, day),
    dayNamesShort: namesOf(7, { weekday: 'short' }, day),
    dayNamesMin: namesOf(7, { weekday: 'short' }, day),
    monthNames: namesOf(12, { month: 'long' }, month),
    monthNamesShort: namesOf(12, { month: 'short' }, month),
  };
}
