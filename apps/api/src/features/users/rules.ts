import { mayDo } from '#platform/access/rights.ts';
import type { Db } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { Problem, unauthorized } from '#platform/http/problem.ts';
import { countLookedAfter, findUserByEmail, type LockedUser, listStewards, type Role } from './queries.ts';

/** Only owners create, change and delete owners. */
export function assertOwnersOwn(caller: Caller, ...roles: (Role | undefined)[]): void {
  if (roles.includes('owner') && caller.role !== 'owner') throw new Problem(403, 'owner_only');
}

type Identity = Pick<LockedUser, 'email' | 'phone' | 'role'>;
const IDENTITY = ['email', 'phone', 'role'] as const satisfies (keyof Identity)[];

/**
 * Changes with which an administrator could take over the account of another one, or of an owner: their codes and
 * links, or a role for which password links can be made. Only owners may make them.
 */
export function assertPlaceStays(caller: Caller, before: Identity & { id: string }, values: Partial<Identity>): void {
  if (caller.role === 'owner' || caller.id === before.id || !mayDo(before.role, 'users:edit')) return;
  const changed = IDENTITY.some((field) => values[field] !== undefined && values[field] !== before[field]);
  if (changed) throw new Problem(403, 'owner_only');
}

export function assertNotYourself(caller: Caller, id: string): void {
  if (caller.id === id) throw new Problem(409, 'not_yourself');
}

/**
 * Another active user who may edit users has to remain, and the caller must still be one. Call it under
 * `lockAdministration`.
 */
export async function assertStewardStays(db: Db, caller: Caller, id: string): Promise<void> {
  const stewards = await listStewards(db);
  if (stewards.every((steward) => steward === id)) throw new Problem(409, 'last_administrator');
  if (!stewards.includes(caller.id)) throw unauthorized();
}

/** A user who leaves has to hand over their companies first. The user is locked. */
export async function assertLooksAfterNone(db: Db, id: string): Promise<void> {
  const count = await countLookedAfter(db, id);
  if (count > 0) throw new Problem(409, 'looks_after_companies', { values: { count } });
}

/** 409 that names the user with this address. */
export async function emailTaken(db: Db, email: string): Promise<Problem> {
  const existing = await findUserByEmail(db, email);
  const link = existing && { link: `/users/${existing.id}` };
  return new Problem(409, 'email_taken', { mistakes: [{ pointer: '/email', code: 'taken', ...link }] });
}
