import type { Choice } from '#ui/controls/autocomplete-input.tsx';
import type { Column } from '#ui/table/column.ts';
import type { Counted } from './answer.ts';
import type { ListShape, Sort } from './query.ts';

/** Values of a filter that are too many to be named: the ids of records, found as one types. */
export interface FilterSearch {
  placeholder: string;
  find: (text: string) => Promise<Choice[]>;
  /** What the record of an id is called. */
  nameOf: (id: string) => Promise<string>;
}

/** A filter of a list call; its values are those that the contract names. */
export type ListFilter<Filters = Record<string, string>> = {
  [Key in keyof Filters & string]-?: {
    /** Key of the API's `filters`. */
    key: Key;
    label: string;
    /** Values as the address writes them: that of a boolean is `true` or `false`. */
    options: { value: `${NonNullable<Filters[Key]> & (string | boolean)}`; label: string }[];
    /** In place of options. */
    search?: FilterSearch;
  };
}[keyof Filters & string];

/** Ways to look at a list that stand above it as links: everybody, or those of one value of a filter. */
export type ListScope<Filters = Record<string, string>> = ListFilter<Filters> & {
  /** "Wszystkie". */
  all: string;
};

/** Everything that makes one list different from another. Keep it between renders. */
export interface ListDeclaration<Row, Filters = Record<string, string>> {
  /** Under which the browser remembers what was chosen here. */
  name: string;
  title: string;
  /** What was found, in words: "148 firm", "148 pasujących firm", "Ponad 20 000 pasujących firm". */
  count: (n: number, counted: Counted) => string;
  searchLabel: string;
  /** From left to right; the first one names the record and leads to it. */
  columns: Column<Row>[];
  /** How it is sorted at first. */
  sort: Sort;
  filters: ListFilter<Filters>[];
  scope?: ListScope<Filters>;
  nameOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
}

/** What the address of a list may hold. */
export function shapeOf<Row, Filters>(list: ListDeclaration<Row, Filters>): ListShape {
  const filters: ListFilter[] = list.scope ? [...list.filters, list.scope] : list.filters;
  return {
    sortKeys: list.columns.flatMap(({ sortKey }) => sortKey ?? []),
    sort: list.sort,
    filters: Object.fromEntries(
      filters.map(({ key, options, search }) => [key, search ? 'id' : options.map(({ value }) => value)]),
    ),
  };
}
