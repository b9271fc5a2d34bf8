import { formatDate } from '@biuro/core/lib/date.ts';
import { pageLocale } from '#ui/text/words.ts';

/** `2026-11-25` as "25 listopada". */
export const dayOfMonth = (date: string): string => formatDate(date, 'D MMMM', pageLocale());
