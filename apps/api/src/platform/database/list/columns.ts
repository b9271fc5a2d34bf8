/**
 * How a list is sorted by one key. The expression is never null, so that rows can be compared with a cursor and found
 * by an index.
 */
export interface SortKey {
  ascending: string;
  descending: string;
  /** Type of the expressions, to which the text of a cursor is cast. */
  type: 'text' | 'timestamptz' | 'date' | 'numeric' | 'int';
}

const plain = (expression: string, type: SortKey['type']): SortKey => ({
  ascending: expression,
  descending: expression,
  type,
});

/** Text in the order of the Polish alphabet. */
export const polish = (column: string): SortKey => plain(`${column} COLLATE "pl-x-icu"`, 'text');

/** An enum, or a number that is stored as text. */
export const code = (column: string): SortKey => plain(column, 'text');

export const moment = (column: string): SortKey => plain(column, 'timestamptz');

/** Polish text, nulls last in both directions. */
export const polishOrLast = (column: string): SortKey => ({
  // U+FFFF sorts last in every collation of ICU.
  ascending: `coalesce(${column}, chr(65535)) COLLATE "pl-x-icu"`,
  descending: `coalesce(${column}, '') COLLATE "pl-x-icu"`,
  type: 'text',
});

/** Like {@link code}, nulls last in both directions. */
export const codeOrLast = (column: string): SortKey => ({
  ascending: `coalesce(${column}, chr(65535)) COLLATE "C"`,
  descending: `coalesce(${column}, '') COLLATE "C"`,
  type: 'text',
});

/** A whole number, not null. */
export const whole = (column: string): SortKey => plain(column, 'int');

/** A date, not null. */
export const day = (column: string): SortKey => plain(column, 'date');

/** A date, nulls last in both directions. */
export const dateOrLast = (column: string): SortKey => ({
  ascending: `(coalesce(${column}, 'infinity'::date))`,
  descending: `(coalesce(${column}, '-infinity'::date))`,
  type: 'date',
});

/** An amount, nulls last in both directions. */
export const amountOrLast = (column: string): SortKey => ({
  ascending: `(coalesce(${column}, 'infinity'::numeric))`,
  descending: `(coalesce(${column}, '-infinity'::numeric))`,
  type: 'numeric',
});

/** An instant, nulls last in both directions. */
export const momentOrLast = (column: string): SortKey => ({
  ascending: `coalesce(${column}, 'infinity'::timestamptz)`,
  descending: `coalesce(${column}, '-infinity'::timestamptz)`,
  type: 'timestamptz',
});

/** The contract's `PersonRef` of a joined table of users; null when there is no user. */
export const personOf = (table: string): string =>
  `CASE WHEN ${table}.id IS NOT NULL THEN json_build_object('id', ${table}.id, 'name', ${table}.first_name || ' ' || ${table}.last_name) END`;

/** An instant as the contract writes it: `2026-11-21T08:15:00.000Z`. */
export const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The condition or its negation. When the value is known at planning time the other half is dropped, so that an index
 * can still be used.
 */
export const either = (value: string, condition: string): string =>
  `((${value}::boolean AND ${condition}) OR (NOT ${value}::boolean AND (${condition}) IS NOT TRUE))`;
