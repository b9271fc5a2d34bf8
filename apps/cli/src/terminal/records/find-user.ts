import { unwrap } from '@biuro/core/api/unwrap.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { isId, noSuchRecord } from './record-id.ts';

/** The id of the user that an id or an address names, among those that the person may see. */
export async function findUserId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { id, email, isAdmin } = portal.person();
  if (isId(which)) return which;
  if (!which.includes('@')) throw new UsageError(text('users.which.wrong', { value: which }));

  const wanted = which.toLowerCase();
  if (email.toLowerCase() === wanted) return id;
  const found = isAdmin ? await search(portal, which) : [];
  const user = found.find((row) => row.email.toLowerCase() === wanted);
  if (user) return user.id;
  throw noSuchRecord(text('users.which.none', { email: which }));
}

async function search({ api }: OpenPortal, text: string) {
  const query = { search: text, limit: 100 };
  return (await unwrap(api.GET('/users', { params: { query } }))).data;
}
