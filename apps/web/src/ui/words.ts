import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';

const known = new WeakMap<Catalogue, unknown>();

/** The words that belong to a part of ui/ itself, in the language of the page; only a reload changes that. */
export function words<C extends Catalogue>(catalogue: C): Text<C> {
  const text = known.get(catalogue) ?? createText(catalogue, pageLocale());
  known.set(catalogue, text);
  // What is known under a catalogue was made from it.
  return text as Text<C>;
}

function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'pl';
}
