import messages from './task/messages.json' with { type: 'json' };
import { words } from './words.ts';

/** `2026-11-25` as "25 listopada 2026". */
export function dayText(date: string): string {
  return words(messages)('day', { at: new Date(date) });
}

/** `2026-11-25` as "25 lis", with its year where that is not the one of `now`. */
export function dayShort(date: string, now: string): string {
  const sameYear = date.slice(0, 4) === now.slice(0, 4);
  return words(messages)(sameYear ? 'day.short' : 'day.year', { at: new Date(date) });
}
