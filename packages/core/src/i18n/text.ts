import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

export type Locale = 'pl' | 'en';

/** ICU MessageFormat: its text, or its syntax tree where a build has parsed it ahead. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

export type Catalogue = Record<string, Record<Locale, Message>>;

/** The sentence of an id, with its values filled in. */
export type Text<C> = (id: keyof C & string, values?: Record<string, string | number | Date>) => string;

const tags = { pl: 'pl-PL', en: 'en-GB' } satisfies Record<Locale, string>;

/** Times of day are those of the office, wherever the reader sits. */
const timeZone = 'Europe/Warsaw';

const formatters: Formatters = {
  getNumberFormat: remembered((tag, options) => new Intl.NumberFormat(tag, options)),
  getDateTimeFormat: remembered((tag, options) => new Intl.DateTimeFormat(tag, { timeZone, ...options })),
  getPluralRules: remembered((tag, options) => new Intl.PluralRules(tag, options)),
};

/** What was parsed of each catalogue: a server asks for the same ones with every request. */
const parsedOf = { pl: new WeakMap<Catalogue, Parsed>(), en: new WeakMap<Catalogue, Parsed>() };
type Parsed = Map<string, IntlMessageFormat>;

/** A message that the locale lacks is taken from English. */
export function createText<C extends Catalogue>(catalogue: C, locale: Locale): Text<C> {
  const parsed = parsedOf[locale].get(catalogue) ?? new Map<string, IntlMessageFormat>();
  parsedOf[locale].set(catalogue, parsed);

  const parse = (id: string) => {
    const message = catalogue[id]?.[locale] || catalogue[id]?.en;
    if (message === undefined) throw new RangeError(`No message "${id}"`);
    return new IntlMessageFormat(message, tags[locale], undefined, { formatters, ignoreTag: true });
  };

  return (id, values) => {
    // Most sentences are plain, and the first formatter costs a command line more than everything else it does.
    const plain = catalogue[id]?.[locale];
    if (plain && typeof plain === 'string' && !/[{}']/.test(plain)) return plain;
    const format = parsed.get(id) ?? parse(id);
    parsed.set(id, format);
    return String(format.format(values));
  };
}

function remembered<Tag, Options, Format>(create: (tag: Tag, options?: Options) => Format) {
  const made = new Map<string, Format>();
  return (tag: Tag, options?: Options): Format => {
    const key = JSON.stringify([tag, options]);
    const format = made.get(key) ?? create(tag, options);
    made.set(key, format);
    return format;
  };
}
