import { durationText, minutesOf } from '#ui/text/duration.ts';
import { writtenMoney } from '#ui/text/money-text.ts';
import type { AnyField, FieldKind, FormFields, StoredOf, ValuesOf, WhenEmpty } from './fields.ts';

type Nothing = null | undefined;
type Text = string | number | Nothing;

const textOf = (stored: Text | boolean) => (stored === null || stored === undefined ? '' : String(stored));
const isBlank = (value: string) => value.trim() === '';

/** A text that is sent as it was typed, and not at all while it is empty. */
export const text: FieldKind<string, Text, string> = {
  initial: '',
  read: textOf,
  send: (value) => (isBlank(value) ? undefined : value),
  empty: 'omitted',
};

/** A text that is sent even while it is empty: the form requires it although the contract lets it be left out. */
export const requiredText: FieldKind<string, Text, string> = { ...text, send: (value) => value };

/** A text that may be cleared. */
export const optionalText: FieldKind<string, Text, string | null, 'null'> = {
  ...text,
  send: (value) => value.trim() || null,
  empty: 'null',
};

/** A text that may be null and is not cleared by an empty field. */
export const keptText: FieldKind<string, Text, string, 'kept'> = { ...text, empty: 'kept' };

/** What may be known only masked, such as a PESEL: the field begins empty, and empty it changes nothing. */
export const maskedText = neverRead(keptText);

/** A number as digits. What is none goes to the server as null, which says so. */
export const number: FieldKind<string, Text, number> = {
  ...text,
  send: (value) => (isBlank(value) ? undefined : Number(value)),
};

export const optionalNumber: FieldKind<string, Text, number | null, 'null'> = {
  ...optionalText,
  send: (value) => (isBlank(value) ? null : Number(value)),
};

/** An amount of złote, read and written with a comma. */
export const optionalMoney: FieldKind<string, string | Nothing, string | null, 'null'> = {
  ...optionalText,
  read: (stored) => textOf(stored).replace('.', ','),
  send: (value) => (isBlank(value) ? null : writtenMoney(value)),
};

/** A time such as `2 h 30 min`, in minutes for the server, which also gets what is no time as it was typed. */
export const optionalMinutes: FieldKind<string, number | Nothing, number | string | null, 'null'> = {
  ...optionalText,
  read: (stored) => (stored ? durationText(stored) : ''),
  send: (value) => (isBlank(value) ? null : (minutesOf(value) ?? value)),
};

export const flag: FieldKind<boolean, boolean | Nothing, boolean> = {
  initial: false,
  read: (stored) => stored ?? false,
  send: (value) => value,
  empty: 'omitted',
};

/** Yes, no or unknown, in a list of `true`, `false` and nothing. */
export const optionalFlag: FieldKind<string, boolean | Nothing, boolean | null, 'null'> = {
  initial: '',
  read: textOf,
  send: (value) => (value === '' ? null : value === 'true'),
  empty: 'null',
};

/** One of several values, of which one is always chosen. */
export const choice = <Value extends string>(initial: Value): FieldKind<Value, Value, Value> => ({
  initial,
  read: (stored) => stored,
  send: (value) => value,
  empty: 'omitted',
});

/** The version that the fields were read from, by which the server sees that somebody else has saved since. */
export const version: FieldKind<number, number, number> = {
  initial: 0,
  read: (stored) => stored,
  send: (value) => value,
  empty: 'omitted',
};

/** Another record, which the form shows by its name and the request names by its id. */
export interface Reference {
  id: string;
  name: string;
}

export const reference: FieldKind<Reference | null, Reference | Nothing, string> = {
  initial: null,
  read: (stored) => stored ?? null,
  send: (value) => value?.id,
  empty: 'omitted',
};

export const optionalReference: FieldKind<Reference | null, Reference | Nothing, string | null, 'null'> = {
  ...reference,
  send: (value) => value?.id ?? null,
  empty: 'null',
};

/** Several lines of text in one field for each, of which the form shows at least one. */
export const texts: FieldKind<string[], string[] | Nothing, string[]> = {
  initial: [''],
  read: (stored) => (stored && stored.length > 0 ? stored : ['']),
  send: (value) => value.filter((one) => !isBlank(one)),
  empty: 'omitted',
};

/** Texts of which each is a line of one field. */
export const lines: FieldKind<string, string[] | Nothing, string[]> = {
  ...text,
  read: (stored) => (stored ?? []).join('\n'),
  send: (value) => {
    const written = linesOf(value);
    return written.length > 0 ? written : undefined;
  },
};

/** The lines of a text that are not empty. */
export function linesOf(value: string): string[] {
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The numbers that are ticked in a group of boxes. */
export const numbers: FieldKind<string[], number[] | Nothing, number[]> = {
  initial: [],
  read: (stored) => (stored ?? []).map(String),
  send: (value) => value.map(Number),
  empty: 'omitted',
};

/** Rows that have fields of their own, as `partners`. All of them are sent. */
export function rows<Request, Fields extends Record<keyof Fields, AnyField>>(
  row: FormFields<Request, Fields>,
): FieldKind<ValuesOf<Fields>[], StoredOf<Fields>[] | Nothing, Request[]> {
  return {
    initial: [],
    // A row as `StoredOf` has every key.
    read: (stored) => (stored ?? []).map((one) => row.valuesOf(one as never)),
    send: (value) => value.map((one) => row.requestOf(one)),
    empty: 'omitted',
  };
}

/** The same field, which begins empty for a record, too. */
export function neverRead<Value, Sent, Empty extends WhenEmpty>(
  kind: FieldKind<Value, never, Sent, Empty>,
): FieldKind<Value, unknown, Sent, Empty> {
  return { ...kind, read: () => kind.initial };
}
