import type { Catalogue } from '@biuro/core/i18n/text.ts';
import { words } from '#ui/text/words.ts';
import type { HistoryWords } from './history-entry.tsx';

/** The text with this id, or `otherwise` where there is none. */
type Known = (id: string, otherwise: string) => string;

/**
 * The words of a feature's history, from its catalogue: actions under `did.`, fields under `was.`. What a newer server writes and
 * the catalogue lacks is shown as it is.
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
