import type { Catalogue, Text } from '@biuro/core/i18n/text.ts';
import { words } from '#ui/text/words.ts';

/** Sentences of a feature, from its `messages.json`, in the person's language. */
export function useText<C extends Catalogue>(catalogue: C): Text<C> {
  return words(catalogue);
}
