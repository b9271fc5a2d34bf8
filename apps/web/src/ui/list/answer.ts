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

/** A list call of the API, as TanStack Query holds its answer. */
export type ListAnswer<Row> = UseQueryResult<PageOf<Row>>;

/** Whether a total is of all records, of those that match, or of fewer than match. */
export type Counted = 'count' | 'found' | 'more';

/** What an answer says to the query on the screen. While the next one is on its way, the last one speaks. */
export function readAnswer(
  { data, isPlaceholderData }: Pick<ListAnswer<unknown>, 'data' | 'isPlaceholderData'>,
  query: ListQuery,
  scope?: string,
) {
  const total = data?.meta.total;
  const narrowed = isNarrowed(query, scope) && !isPlaceholderData;
  const counted: Counted = data?.meta.more ? 'more' : narrowed ? 'found' : 'count';
  return {
    /** Nothing before the first answer. */
    total,
    counted,
    /** There is no record at all, as on the first day. */
    firstDay: total === 0 && !isNarrowed(query) && !isPlaceholderData,
  };
}
