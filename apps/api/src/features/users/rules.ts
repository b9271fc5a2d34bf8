import { mayDo } from '#platform/access/rights.ts';
import type { Db } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { Problem, unauthorized } from '#platform/http/problem.ts';
import { countLookedAfter, findUserByEmail, type LockedUser, listStewards, type Role } from './queries.ts';

/** Owners are made, changed and unmade by owners only. */
export function assertOwnersOwn(caller: Caller, ...roles: (Role | undefined)[]): void {
  if (roles.includes('owner') && caller.role !== 'owner') throw new Problem(403, 'owner_only');
}

type Identity = Pick<LockedUser, 'email' | 'phone' | 'role'>;
const IDENTITY = ['email', 'phone', 'role'] as const satisfies (keyof Identity)[];

/**
 * Whoever runs the office could take another's place who does: with their codes and links, or with a link for a new password once they are
 * less than that. What leads there is changed by owners only.
 */
export function assertPlaceStays(caller: Caller, before: Identity & { id: string }, values: Partial<Identity>): void {
  if (caller.role === 'owner' || caller.id === before.id || !mayDo(before.role, 'users:edit')) return;
  const changed = IDENTITY.some((field) => values[field] !== undefined && values[field] !== before[field]);
  if (changed) throw new Problem(403, 'owner_only');
}

export function assertNotYourself(caller: Caller, id: string): void {
  if (caller.id === id) throw new Problem(409, 'not_yourself');
}

/** Somebody who may edit users stays when this person goes, and the caller is still one of them. Called under `lockAdministration`. */
export async function assertStewardStays(db: Db, caller: Caller, id: string): Promise<void> {
  const stewards = await listStewards(db);
  if (stewards.every((steward) => steward === id)) throw new Problem(409, 'last_administrator');
  if (!stewards.includes(caller.id)) throw unauthorized();
}

/** Whoever leaves the office hands over their companies first. The user is locked. */
export async function assertLooksAfterNone(db: Db, id: string): Promise<void> {
  const count = await countLookedAfter(db, id);
  if (count > 0) throw new Problem(409, 'looks_after_companies', { values: { count } });
}

/** Names the person who has the address. */
export async function emailTaken(db: Db, email: string): Promise<Problem> {
  const existing = await findUserByEmail(db, email);
  const link = existing && { link: `/users/${existing.id}` };
  return new Problem(409, 'email_taken', { mistakes: [{ pointer: '/email', code: 'taken', ...link }] });
}
