import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';

const known = new WeakMap<Catalogue, unknown>();

/** The sentences of a catalogue in the language of the page, which only a reload changes. */
export function words<C extends Catalogue>(catalogue: C): Text<C> {
  const text = known.get(catalogue) ?? createText(catalogue, pageLocale());
  known.set(catalogue, text);
  // What is kept under a catalogue was made from it.
  return text as Text<C>;
}

export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'pl';
}
