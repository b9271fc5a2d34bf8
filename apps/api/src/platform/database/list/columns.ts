/** How a list is sorted by one of its keys. No key is ever null, so that rows can be compared with a cursor and found by an index. */
export interface SortKey {
  ascending: string;
  descending: string;
  /** Of the expressions, as a cursor's text is cast to. */
  type: 'text' | 'timestamptz' | 'date' | 'numeric' | 'int';
}

const plain = (expression: string, type: SortKey['type']): SortKey => ({
  ascending: expression,
  descending: expression,
  type,
});

/** Text that people read, in the order of the Polish alphabet. */
export const polish = (column: string): SortKey => plain(`${column} COLLATE "pl-x-icu"`, 'text');

/** A key of the business: an enum, a number that is kept as text. */
export const code = (column: string): SortKey => plain(column, 'text');

export const moment = (column: string): SortKey => plain(column, 'timestamptz');

/** Polish text that may be missing; missing comes last in both directions. */
export const polishOrLast = (column: string): SortKey => ({
  // U+FFFF has the largest weight in every collation of ICU.
  ascending: `coalesce(${column}, chr(65535)) COLLATE "pl-x-icu"`,
  descending: `coalesce(${column}, '') COLLATE "pl-x-icu"`,
  type: 'text',
});

/** A key of the business that may be missing; missing comes last in both directions. */
export const codeOrLast = (column: string): SortKey => ({
  ascending: `coalesce(${column}, chr(65535)) COLLATE "C"`,
  descending: `coalesce(${column}, '') COLLATE "C"`,
  type: 'text',
});

/** A whole number that is always there. */
export const whole = (column: string): SortKey => plain(column, 'int');

/** A day that is always there. */
export const day = (column: string): SortKey => plain(column, 'date');

/** An amount that may be missing; missing comes last in both directions. */
export const amountOrLast = (column: string): SortKey => ({
  ascending: `(coalesce(${column}, 'infinity'::numeric))`,
  descending: `(coalesce(${column}, '-infinity'::numeric))`,
  type: 'numeric',
});

/** An instant that may be missing; missing comes last in both directions. */
export const momentOrLast = (column: string): SortKey => ({
  ascending: `coalesce(${column}, 'infinity'::timestamptz)`,
  descending: `coalesce(${column}, '-infinity'::timestamptz)`,
  type: 'timestamptz',
});

/** The contract's `PersonRef` of a joined table of users; null where there is nobody. */
export const personOf = (table: string): string =>
  `CASE WHEN ${table}.id IS NOT NULL THEN json_build_object('id', ${table}.id, 'name', ${table}.first_name || ' ' || ${table}.last_name) END`;

/** An instant as the contract writes it: `2026-11-21T08:15:00.000Z`. */
export const instant = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The condition or its opposite. Planned for one value, the other half falls away, so that an index still serves. */
export const either = (value: string, condition: string): string =>
  `((${value}::boolean AND ${condition}) OR (NOT ${value}::boolean AND (${condition}) IS NOT TRUE))`;
