import type { UseQueryResult } from '@tanstack/react-query';
import { isNarrowed, type ListQuery } from './query.ts';

export interface PageMeta {
  page: number;
  limit: number;
  total: number;
  /** There are more than `total`, which are not counted. */
  more?: boolean;
  /** Cursors of the pages after and before this one. */
  next?: string;
  previous?: string;
}

export interface PageOf<Row> {
  data: Row[];
  meta: PageMeta;
}

/** One page of a list, as TanStack Query holds it. */
export type ListResult<Row> = UseQueryResult<PageOf<Row>>;

/** Whether a total is of all records, of those that match, or of fewer than match. */
export type Counted = 'count' | 'found' | 'more';

/** How many records the list has, and of what. While the next page loads, this is about the one before it. */
export function summaryOf(
  { data, isPlaceholderData }: Pick<ListResult<unknown>, 'data' | 'isPlaceholderData'>,
  query: ListQuery,
  scope?: string,
) {
  const total = data?.meta.total;
  const narrowed = isNarrowed(query, scope) && !isPlaceholderData;
  const counted: Counted = data?.meta.more ? 'more' : narrowed ? 'found' : 'count';
  return {
    /** Undefined before the first page is loaded. */
    total,
    counted,
    /** Nothing narrows the list, and yet there is no record: none at all, as on the first day, or none of its month. */
    isEmpty: total === 0 && !isNarrowed(query) && !isPlaceholderData,
  };
}
