import { type Catalogue, createText, type Text } from '@biuro/core/i18n/text.ts';
import { useLocale } from './use-portal.ts';

const made = new Map<Catalogue, Map<string, Text<Catalogue>>>();

/** Sentences of a room, from its `messages.json`, in the person's language. */
export function useText<C extends Catalogue>(catalogue: C): Text<C> {
  const locale = useLocale();
  const texts = made.get(catalogue) ?? new Map<string, Text<Catalogue>>();
  const text = texts.get(locale) ?? createText<Catalogue>(catalogue, locale);
  made.set(catalogue, texts.set(locale, text));
  return text;
}
