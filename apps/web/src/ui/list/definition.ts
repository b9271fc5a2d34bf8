import type { ComponentType } from 'react';
import type { Choice } from '#ui/controls/autocomplete-input.tsx';
import type { IconType } from '#ui/icons/icons.ts';
import type { Column } from '#ui/table/column.ts';
import type { TotalLine } from '#ui/table/totals.tsx';
import type { BulkAction } from './bulk/action.ts';
import type { ListShape, Months, Sort } from './query.ts';
import type { Counted } from './result.ts';

/** Values of a filter that are too many to be listed: the ids of records, found as one types. */
export interface FilterSearch {
  placeholder: string;
  find: (text: string) => Promise<Choice[]>;
  /** What the record of an id is called. */
  nameOf: (id: string) => Promise<string>;
}

/** A filter of a list call. */
export interface ListFilter {
  /** Key of the API's `filters`. */
  key: string;
  label: string;
  /** Values as the address writes them: that of a boolean is `true` or `false`. */
  options: { value: string; label: string }[];
  /** In place of options. */
  search?: FilterSearch;
}

/** The values of one filter as links above the list: everybody, or those of one value. */
export interface ListScope extends ListFilter {
  /** "Wszystkie". */
  all: string;
}

/** What the records of one value of the scope come to. */
export interface ListTotals {
  count: number;
  /** Stand below the rows. */
  lines: TotalLine[];
}

/** Views of a list that every office has, as links above it: each sets one filter, the first mostly none. */
export interface PresetViews {
  label: string;
  views: { label: string; filter?: { key: string; value: string } }[];
}

/** What stands in place of a list without any record, as on the first day. */
export interface ListEmpty {
  icon: IconType;
  title: string;
  hint?: string | undefined;
  /** The title where only this month has none. */
  ofMonth?: (month: string) => string;
}

/** Everything that makes one list different from another, as `services/lists` makes it of a `defineList`. Keep it between renders. */
export interface ListDefinition<Row> {
  /** Under which the browser stores what was chosen here. */
  name: string;
  title: string;
  /** How many records there are, in words: "148 firm", "148 pasujących firm", "Ponad 20 000 pasujących firm". */
  count: (n: number, counted: Counted) => string;
  searchLabel: string;
  /** From left to right; the first one names the record and leads to it. */
  columns: Column<Row>[];
  /** How it is sorted at first. */
  sort: Sort;
  months?: Months | undefined;
  filters: ListFilter[];
  scope?: ListScope | undefined;
  /** Reads the answer of the list's totals; the value is of the scope, undefined for all. */
  totals?: ((answer: unknown, value: string | undefined) => ListTotals) | undefined;
  presetViews?: PresetViews | undefined;
  /** Draws the views that people have saved, as links above the list. */
  SavedViews?: ComponentType | undefined;
  /** What can be done to selected records; without any, none can be selected. */
  bulk: BulkAction[];
  empty: ListEmpty;
  nameOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
}

/** What the address of a list may hold. */
export function shapeOf({
  columns,
  sort,
  months,
  filters,
  scope,
}: Pick<ListDefinition<never>, 'sort' | 'months' | 'filters' | 'scope'> & {
  columns: { sortKey?: string | undefined }[];
}): ListShape {
  return {
    sortKeys: columns.flatMap(({ sortKey }) => sortKey ?? []),
    sort,
    months,
    filters: Object.fromEntries(
      (scope ? [...filters, scope] : filters).map(({ key, options, search }) => [
        key,
        search ? 'id' : options.map(({ value }) => value),
      ]),
    ),
  };
}
