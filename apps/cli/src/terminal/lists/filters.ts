import type { Option } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { anyFilters, type ListFlags, type ListQuery } from './query.ts';

/** A flag of its own for a filter that people use often. */
export interface FilterFlag {
  option: Option;
  /** Its name in the API. */
  key: string;
  /** What the API takes, where people type something else, such as a NIP. */
  toValue?: (portal: OpenPortal, typed: string, text: Words) => Promise<string> | string;
}

/** The query with what those flags ask for. */
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
