import { formatDate, noonOf } from '@biuro/core/lib/date.ts';
import { pageLocale } from './words.ts';

const locales = { pl: 'pl-PL', en: 'en-GB' };

/** `2026-11-25` as "25 listopada 2026". */
export const dayText = (date: string): string => formatDate(date, 'D MMMM YYYY', pageLocale());

/** `2026-11-25` as "25 lis", with its year where that is not the one of `now`. */
export function dayShort(date: string, now: string): string {
  const sameYear = date.slice(0, 4) === now.slice(0, 4);
  return formatDate(date, sameYear ? 'D MMM' : 'D MMM YYYY', pageLocale());
}

/** A range of days with month and year written once, as in "1–30 listopada 2026"; Day.js has no ranges. */
export function daysText({ from, to }: { from: string; to: string }, locale = pageLocale()): string {
  const format = new Intl.DateTimeFormat(locales[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return from === to ? formatDate(from, 'D MMMM YYYY', locale) : format.formatRange(noonOf(from), noonOf(to));
}
