import type { Option } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { anyFilters, type ListFlags, type ListQuery } from './query.ts';

/** A filter that has a flag of its own. */
export interface FilterFlag {
  option: Option;
  /** The key of the filter in the API. */
  key: string;
  /** Turns what was typed, such as a NIP, into the value for the API. */
  toValue?: (portal: OpenPortal, typed: string, text: Words) => Promise<string> | string;
}

/** Adds the filters of the flags to the query. */
export async function withFilters(
  portal: OpenPortal,
  query: ListQuery,
  flags: ListFlags,
  declared: FilterFlag[],
  text: Words,
): Promise<ListQuery> {
  const given = new Map(Object.entries(flags));
  const asked = declared.flatMap(({ option, key, toValue }) => {
    const typed = given.get(option.attributeName());
    return typed === undefined ? [] : [{ key, toValue, typed: String(typed) }];
  });
  if (asked.length === 0) return query;
  const pairs = await Promise.all(
    asked.map(async ({ key, toValue, typed }) => [key, toValue ? await toValue(portal, typed, text) : typed] as const),
  );
  return { ...query, filters: anyFilters({ ...query.filters, ...Object.fromEntries(pairs) }) };
}
