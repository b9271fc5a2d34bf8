import messages from './task/messages.json' with { type: 'json' };
import { pageLocale, words } from './words.ts';

const locales = { pl: 'pl-PL', en: 'en-GB' };

/** `2026-11-25` as "25 listopada 2026". */
export function dayText(date: string): string {
  return words(messages)('day', { at: new Date(date) });
}

/** `2026-11-25` as "25 lis", with its year where that is not the one of `now`. */
export function dayShort(date: string, now: string): string {
  const sameYear = date.slice(0, 4) === now.slice(0, 4);
  return words(messages)(sameYear ? 'day.short' : 'day.year', { at: new Date(date) });
}

/** Both days with their months, each said once: "1–30 listopada 2026". */
export function daysText({ from, to }: { from: string; to: string }, locale = pageLocale()): string {
  const format = new Intl.DateTimeFormat(locales[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}
