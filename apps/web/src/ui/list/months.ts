import { settledMonth } from '@biuro/core/poland/period.ts';
import { today } from '#ui/text/today.ts';
import type { ListQuery, Months } from './query.ts';

/** The month that a list shows; undefined where it shows all of them, or what is not finished of earlier ones. */
export function shownMonth(months: Months | undefined, { filters }: ListQuery): string | undefined {
  return filters['month'] ?? (months === 'state' ? settledMonth(today()) : undefined);
}
