import type { UseQueryResult } from '@tanstack/react-query';
import { isNarrowed, type ListQuery } from './list-query.ts';

export interface PageMeta {
  page: number;
  limit: number;
  total: number;
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

/** What an answer says to the query on the screen. While the next one is on its way, the last one speaks. */
export function readAnswer({ data, isPlaceholderData }: ListAnswer<unknown>, query: ListQuery, scope?: string) {
  const total = data?.meta.total;
  return {
    /** How many records there are, or how many match; nothing before the first answer. */
    total,
    narrowed: isNarrowed(query, scope) && !isPlaceholderData,
    /** There is no record at all, as on the first day. */
    firstDay: total === 0 && !isNarrowed(query) && !isPlaceholderData,
  };
}
