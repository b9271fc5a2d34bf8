import type { components } from '@biuro/contract';
import { createText } from '@biuro/core/i18n/text.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { toWords } from '#platform/http/errors.ts';
import { notFound, type Problem } from '#platform/http/problem.ts';
import messages from '../messages.json' with { type: 'json' };
import { type Entry, findEntries, lockPeople } from '../queries.ts';
import { mayChangeOf } from '../read.ts';

/** A requested entry, and why nothing is done to it. */
export interface Chosen {
  id: string;
  /** Undefined when the caller cannot see one. */
  entry: Entry | undefined;
  refusal: Problem | undefined;
}

/** Each requested entry, or 404, in the requested order; all entries of their users are locked. */
export async function reachableEntries({ db, caller }: Context, ids: string[]): Promise<Chosen[]> {
  const wanted = ids.map((id) => id.toLowerCase());
  const entries = await findEntries(db, wanted);
  await lockPeople(db, [...new Set(entries.map((entry) => entry.user_id))]);
  const found = new Map((await findEntries(db, wanted)).map((entry) => [entry.id, entry]));
  return wanted.map((id) => {
    const entry = found.get(id);
    const known = entry && mayChangeOf(caller, entry.user_id) ? entry : undefined;
    return { id, entry: known, refusal: known ? undefined : notFound() };
  });
}

/** The result for each entry, which is named by its start. */
export function bulkAnswer({ locale }: Context, chosen: Chosen[]): components['schemas']['BulkAnswer'] {
  const text = createText(messages, locale);
  const rows = chosen.map(({ id, entry, refusal }) => {
    const name = entry ? text('entry', { at: entry.start_date }) : '';
    if (!refusal) return { id, name, result: 'done' as const, error: null };
    const { error, errors } = toWords(messages, locale, refusal);
    // There are no form fields, so each mistake is named.
    const told = errors.length > 0 ? errors.map(({ message }) => message).join('. ') : error;
    return { id, name, result: 'refused' as const, error: told };
  });
  const done = rows.filter(({ result }) => result === 'done').length;
  return { data: { done, refused: rows.length - done, rows } };
}
