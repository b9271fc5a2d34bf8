import { daysBetween, formatDate } from '@biuro/core/lib/date.ts';
import { distanceText } from './due.tsx';
import messages from './messages.json' with { type: 'json' };
import { Tag } from './tag.tsx';
import { today } from './today.ts';
import { pageLocale, words } from './words.ts';

/** By when something must be paid, or how late it is, as a tag. */
export function DueTag({ date }: { date: string }) {
  const days = daysBetween(today(), date);
  const soon = distanceText(days)?.soon;
  return <Tag tone={days < 0 ? 'danger' : soon ? 'warning' : 'neutral'}>{dueText(date)}</Tag>;
}

/** "4 dni po terminie", "Termin: za 3 dni", "Termin: 25 grudnia". */
export function dueText(date: string): string {
  const days = daysBetween(today(), date);
  const distance = distanceText(days)?.text;
  if (days < 0 && distance) return distance;
  return words(messages)('due.term', { when: distance ?? formatDate(date, 'D MMMM', pageLocale()) });
}
