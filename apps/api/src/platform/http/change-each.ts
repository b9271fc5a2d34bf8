import type { components } from '@biuro/contract';
import type { Catalogue } from '@biuro/core/i18n/text.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context } from './contract/handlers.ts';
import { toWords } from './errors.ts';
import { Problem } from './problem.ts';

interface Each {
  ids: string[];
  /** Sentences of the feature's problems. */
  messages: Catalogue;
  change(id: string): Promise<void>;
  /** Names by id in small letters, asked for after the changes. */
  namesOf(ids: string[]): Promise<Map<string, string>>;
}

/** Does the same to several records, each by itself: a refusal only rolls back its own, and the answer says which. */
export async function changeEach(
  { db, locale }: Context,
  { ids, messages, change, namesOf }: Each,
): Promise<components['schemas']['BulkAnswer']> {
  const refusals = new Map<string, Problem>();
  // In a fixed order, to prevent deadlocks between two calls with the same records.
  for (const id of ids.toSorted())
    await inSavepoint(db, () => change(id)).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      refusals.set(id, error);
    });
  const names = await namesOf(ids);
  const rows = ids.map((id) => {
    const [name, refusal] = [names.get(id.toLowerCase()) ?? '', refusals.get(id)];
    if (!refusal) return { id, name, result: 'done' as const, error: null };
    return { id, name, result: 'refused' as const, error: toWords(messages, locale, refusal).error };
  });
  return { data: { done: rows.length - refusals.size, refused: refusals.size, rows } };
}
