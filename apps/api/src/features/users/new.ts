import type { components } from '@biuro/contract';
import { v7 as uuid } from 'uuid';
import { mayDo } from '#platform/access/rights.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid, type Problem } from '#platform/http/problem.ts';
import { assertRecentProof } from './account/own-proof.ts';
import { mistakesInLinks, setLinks } from './company-links.ts';
import { insertInvited } from './queries.ts';
import { assertOwnersOwn, emailTaken } from './rules.ts';
import { nameOf } from './values.ts';

/** A new user. The names are empty when only the address is known. */
export type NewUser = components['schemas']['NewUser'];

/**
 * Adds an invited user and returns the id; the invitation is not sent here. `taken` creates the refusal for an address
 * that has an account.
 */
export async function addInvited(
  context: Context,
  values: NewUser,
  taken: (db: Context['db'], email: string) => Problem | Promise<Problem> = emailTaken,
): Promise<string> {
  const { db, caller } = context;
  const { companies = [], ...user } = values;
  assertOwnersOwn(caller, user.role);
  // A stolen session must not make an account that outlives it.
  if (mayDo(user.role, 'users:edit')) await assertRecentProof(context);
  const mistakes = await mistakesInLinks(db, user.role, companies);
  if (mistakes.length > 0) throw invalid(...mistakes);
  const id = uuid();
  if (!(await insertInvited(db, { ...user, id, invited_by: caller.id }))) throw await taken(db, user.email);
  await setLinks(context, { id, name: nameOf(user) }, [], companies);
  return id;
}
