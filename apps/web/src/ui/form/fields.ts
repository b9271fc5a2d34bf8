/**
 * How one key of a request stands in a form. `Value` is what the field holds, `Stored` what a record has of it, `Sent` what the request
 * takes, and `Empty` what an empty field means. `field-kinds.ts` has the kinds that several forms need.
 */
export interface FieldKind<Value, Stored, Sent, Empty extends WhenEmpty = 'omitted'> {
  /** What the field of a new record holds. */
  initial: Value;
  read: (stored: Stored) => Value;
  /** `undefined` leaves the key out of the request. */
  send: (value: Value) => Sent | undefined;
  empty: Empty;
}

/**
 * `omitted`: the key is left out, so that the server asks for it by name or uses its default. `null`: there is none, and what is stored
 * is cleared. `kept`: the key is left out, and what is stored stays.
 */
export type WhenEmpty = 'omitted' | 'null' | 'kept';

/** The server is the validator: a form may send a text that is none of an enum, or that should be a number. */
type Sendable<Type> = Type extends string
  ? string
  : Type extends number
    ? number | string
    : Type extends readonly (infer Item)[]
      ? Sendable<Item>[]
      : Type;

/** Where the contract takes null, a kind says whether an empty field clears what is stored or keeps it; elsewhere none may send null. */
interface FieldFor<Type> extends AnyField {
  send: (value: never) => Sendable<Type> | undefined;
  empty: null extends Type ? 'null' | 'kept' : 'omitted' | 'kept';
}

export interface AnyField {
  initial: unknown;
  read: (stored: never) => unknown;
  send: (value: never) => unknown;
}

type FieldsFor<Request> = { [Key in keyof Request]-?: FieldFor<Request[Key]> };
export type ValuesOf<Fields extends Record<keyof Fields, AnyField>> = { [Key in keyof Fields]: Fields[Key]['initial'] };
export type StoredOf<Fields extends Record<keyof Fields, AnyField>> = {
  [Key in keyof Fields]: Parameters<Fields[Key]['read']>[0];
};
/** What a record must have: all but the keys whose fields do not read it. */
type KeysRead<Fields extends Record<keyof Fields, AnyField>> = {
  [Key in keyof Fields]: unknown extends StoredOf<Fields>[Key] ? never : Key;
}[keyof Fields];

export interface FormFields<Request, Fields extends Record<keyof Fields, AnyField>> {
  /** What the fields of a new record hold. */
  initial: ValuesOf<Fields>;
  names: (keyof Fields & string)[];
  /** What the fields hold for a record. A key that the record does not have does not compile. */
  valuesOf: <Stored extends Partial<StoredOf<Fields>>>(
    stored: Stored & Record<Exclude<KeysRead<Fields>, keyof Stored>, never>,
  ) => ValuesOf<Fields>;
  /** The request as the form says it. */
  requestOf: (values: ValuesOf<Fields>) => Request;
}

/**
 * Declares the fields of a form, one for every key of the request that it sends. A key of the contract without a field does not compile,
 * nor does a field that the contract does not know. Keys that come from elsewhere are taken out of the type:
 * `defineFields<Omit<UserUpdate, 'id'>>()({ first_name: text, phone: optionalText, … })`.
 */
export function defineFields<Request extends object>() {
  return <Fields extends Record<keyof Fields, AnyField>>(
    fields: Fields & FieldsFor<Request> & Record<Exclude<keyof Fields, keyof Request>, never>,
  ): FormFields<Request, Fields> => {
    // `Object.keys` forgets which strings it returns.
    const names = Object.keys(fields) as (keyof Fields & string)[];
    const each = (valueOf: (field: AnyField, name: string) => unknown) =>
      Object.fromEntries(names.map((name) => [name, valueOf(fields[name], name)]));
    return {
      names,
      // Every key comes back with the value of its own field.
      initial: each(({ initial }) => initial) as ValuesOf<Fields>,
      valuesOf: (stored) => {
        const known: Record<string, unknown> = { ...stored };
        // What a field reads is what the type of `stored` has for it.
        return each(({ read }, name) => read(known[name] as never)) as ValuesOf<Fields>;
      },
      requestOf: (values) => {
        const held: Record<string, unknown> = { ...values };
        // What a field sends is made from the value that it holds.
        const sent = Object.entries(each(({ send }, name) => send(held[name] as never)));
        // The server is the validator: it alone says whether these texts are what the contract asks for.
        return Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as Request;
      },
    };
  };
}
