import type { Caller } from '../app/contract/handlers.ts';
import type { Db } from '../app/database/database.ts';
import { Problem, unauthorized } from '../app/problem.ts';
import { findUserByEmail, listStewards, type Role } from './users-queries.ts';

/** Owners are made, changed and unmade by owners only. */
export function assertOwnersOwn(caller: Caller, ...roles: (Role | undefined)[]): void {
  if (roles.includes('owner') && caller.role !== 'owner') throw new Problem(403, 'owner_only');
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

/** Names the person who has the address. */
export async function emailTaken(db: Db, email: string): Promise<Problem> {
  const existing = await findUserByEmail(db, email);
  const link = existing && { link: `/users/${existing.id}` };
  return new Problem(409, 'email_taken', { mistakes: [{ pointer: '/email', code: 'taken', ...link }] });
}
