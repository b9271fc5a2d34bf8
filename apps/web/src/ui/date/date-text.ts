import { daysBetween, formatDate, isDate } from '@biuro/core/lib/date.ts';
import { pageLocale, words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };

/** Days ahead and back within which the distance is told. */
const NEAR = 14;

/** Days within which the day of the week says something. */
const KNOWN = 366;

/** `2026-11-24` as `24.11.2026`, in both languages: nobody takes it for the month first. What is no date stays as it was typed. */
export function shownDate(value: string): string {
  return isDate(value) ? formatDate(value, 'DD.MM.YYYY') : value;
}

/** `2026-11-30` as `30.11`. */
export const shownDay = (date: string): string => formatDate(date, 'DD.MM');

/** What the digits do not say: "wtorek, za 6 dni"; empty for a day that is far away. */
export function distanceOf(date: string, now: string): string {
  const days = daysBetween(now, date);
  if (Math.abs(days) > KNOWN) return '';
  const weekday = formatDate(date, 'dddd', pageLocale());
  if (Math.abs(days) > NEAR) return weekday;
  const t = words(messages);
  return `${weekday}, ${days < 0 ? t('ago', { n: -days }) : t('ahead', { n: days })}`;
}

/** The day in words, while it is still being typed: "czwartek, 19 listopada". */
export function spelledDate(date: string, now: string): string {
  const sameYear = date.slice(0, 4) === now.slice(0, 4);
  return formatDate(date, sameYear ? 'dddd, D MMMM' : 'dddd, D MMMM YYYY', pageLocale());
}
