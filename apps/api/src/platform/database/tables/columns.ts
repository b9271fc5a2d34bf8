import type { ColumnType } from 'kysely';

// What a column is when it is read, inserted and updated. `undefined` on inserting is the default of the database.

export type RequiredTimestamp = ColumnType<Date, Date | string, Date | string>;
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A decimal as text, so that no digit is lost. */
export type Money = Optional<string>;
/** Read as a value, written as text. */
export type Json<T> = ColumnType<T, string | undefined, string>;
export type RequiredJson<T> = ColumnType<T, string, string>;
