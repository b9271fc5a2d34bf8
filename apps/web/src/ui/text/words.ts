import { type Catalogue, createText, type Locale, type Text } from '@biuro/core/i18n/text.ts';

const known = new WeakMap<Catalogue, unknown>();

/** Gives `t` for a catalogue, in the language of the page, which only a reload changes. No hook: it works anywhere. */
export function words<C extends Catalogue>(catalogue: C): Text<C> {
  const text = known.get(catalogue) ?? createText(catalogue, pageLocale());
  known.set(catalogue, text);
  // The cached value was made from this very catalogue.
  return text as Text<C>;
}

export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'pl';
}
