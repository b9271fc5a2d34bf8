import { UsageError } from '#terminal/errors.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import type { Words } from '#terminal/output/words.ts';

export interface ListFlags {
  search?: string;
  sort?: string;
  page?: string;
  limit?: string;
  filter?: string[];
  all?: true;
  my?: true;
  plain?: true;
  ids?: true;
  export?: string;
}

/** Any keys and values: the server validates them. */
export type Filters = Record<string, never>;

export interface ListQuery {
  search?: string;
  sort?: string;
  page?: number;
  limit?: number;
  /** `meta.next` of the previous page. */
  cursor?: string;
  filters?: Filters;
}

export function queryOf({ search, sort, page, limit, filter = [] }: ListFlags, text: Words): ListQuery {
  const filters = Object.fromEntries(filter.map((pair) => pairOf('--filter', pair, text)));
  return {
    ...(search && { search }),
    ...(sort && { sort: sort.split(',').map(withOrder).join(',') }),
    ...(page && { page: numberOf('--page', page, text) }),
    ...(limit && { limit: numberOf('--limit', limit, text) }),
    ...(filter.length > 0 && { filters: anyFilters(filters) }),
  };
}

// `Filters` allows any key, which the type of the contract does not
export const anyFilters = (filters: Record<string, string>) => filters as Filters;

function withOrder(key: string): string {
  return key.includes(':') ? key : `${key}:asc`;
}

/** Reads `key=value` that was typed for a flag. */
export function pairOf(flag: string, pair: string, text: Words): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(text('usage.pair', { flag, value: pair }));
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Collects the values of an option that may be repeated. */
export function pairAfterPair(pair: string, pairs: string[] = []): string[] {
  return [...pairs, pair];
}
