import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  MissingTranslationError,
} from '@formatjs/intl';

export type Locale = 'pl' | 'en';

/** ICU MessageFormat: its text, or its syntax tree where a build has parsed it ahead. */
export type Message = NonNullable<MessageDescriptor['defaultMessage']>;

/** A text in each language, for a name that is written beside what it names. */
export type Localized = Record<Locale, string>;

export type Catalogue = Record<string, Record<Locale, Message>>;

/** The sentence of an id, with its values filled in. */
export type Text<C> = (id: keyof C & string, values?: Record<string, string | number | Date>) => string;

const tags = { pl: 'pl-PL', en: 'en-GB' } satisfies Record<Locale, string>;

/** Times of day are those of the office, wherever the reader sits. */
const timeZone = 'Europe/Warsaw';

/** Formatters of `Intl`, shared by all catalogues. */
const cache = createIntlCache();

/** Made once for each catalogue, because a server asks for the same ones with every request. */
const made = { pl: new WeakMap<Catalogue, Text<Catalogue>>(), en: new WeakMap<Catalogue, Text<Catalogue>>() };

let report = (error: Error): unknown => {
  throw error;
};

/**
 * What happens with the error when a sentence cannot be formatted, for example because a value is missing. It is thrown, unless this
 * replaces it: then the reader gets the English sentence or, failing that, the id. Returns a function that takes it back.
 */
export function onTextError(next: (error: Error) => unknown): () => void {
  const previous = report;
  report = next;
  return () => {
    report = previous;
  };
}

/** A message that the locale lacks is taken from English. */
export function createText<C extends Catalogue>(catalogue: C, locale: Locale): Text<C> {
  let format: Text<Catalogue> | undefined;

  return (id, values) => {
    const message = catalogue[id]?.[locale];
    // Most sentences are plain, and the first formatter costs a command line more than everything else it does.
    if (message && typeof message === 'string' && !/[{}']/.test(message)) return message;
    format ??= formatOf(catalogue, locale);
    return format(id, values);
  };
}

function formatOf(catalogue: Catalogue, locale: Locale): Text<Catalogue> {
  const format = made[locale].get(catalogue) ?? createFormat(catalogue, locale);
  made[locale].set(catalogue, format);
  return format;
}

function createFormat(catalogue: Catalogue, locale: Locale): Text<Catalogue> {
  // Filled as they are asked for: to copy a long catalogue takes a command line 5 ms. Each is a text or a tree, whatever the type says.
  const messages: Record<string, Message> = {};
  const intl = createIntl(
    {
      locale: tags[locale],
      defaultLocale: tags.en,
      messages: messages as Record<string, string>,
      onError: (error) => {
        const isInEnglish = error instanceof MissingTranslationError && error.descriptor?.defaultMessage;
        if (!isInEnglish) report(error);
      },
    },
    cache,
  );
  const options = { ignoreTag: true, formatters: inWarsaw(intl.formatters) };

  return (id, values) => {
    const message = catalogue[id];
    if (message === undefined) throw new RangeError(`No message "${id}"`);
    if (message[locale].length > 0) messages[id] = message[locale];
    return intl.formatMessage({ id, defaultMessage: message.en }, values, options);
  };
}

/** Its own `timeZone` would not reach a skeleton such as `{at, date, ::dMMM}`. */
function inWarsaw(formatters: IntlShape['formatters']): IntlShape['formatters'] {
  return {
    ...formatters,
    getDateTimeFormat: (tag, options) => formatters.getDateTimeFormat(tag, { timeZone, ...options }),
  };
}
