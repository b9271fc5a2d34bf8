import type { Catalogue } from '@biuro/core/i18n/text.ts';
import { words } from '#ui/text/words.ts';
import type { HistoryWords } from './history-entry.tsx';

/** The text of an id, and `otherwise` where there is none. */
type Known = (id: string, otherwise: string) => string;

/**
 * What a room calls things in its history: actions under `did.`, fields under `was.`. What a later server may write down has no words here
 * yet, and is shown as it is.
 */
export function historyWords(
  catalogue: Catalogue,
  value: (known: Known, field: string, value: string) => string,
): HistoryWords {
  const t = words(catalogue);
  const known: Known = (id, otherwise) => (Object.hasOwn(catalogue, id) ? t(id) : otherwise);
  return {
    action: (action) => known(`did.${action}`, action),
    field: (field) => known(`was.${field}`, field),
    value: (field, text) => value(known, field, text),
  };
}
