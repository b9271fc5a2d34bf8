import { words } from '../ui/words.ts';
import messages from './messages.json' with { type: 'json' };

/** `2026-11-25` as "25 listopada". */
export function dayOfMonth(date: string): string {
  return words(messages)('day', { at: new Date(date) });
}
