import { listLinks } from '#domain/people/company-links.ts';
import { audit } from '#platform/audit/audit.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { tellCompanies } from './company-links.ts';
import * as queries from './queries.ts';
import { assertLooksAfterNone, assertNotYourself, assertOwnersOwn, assertStewardStays, emailTaken } from './rules.ts';
import { shownOf } from './shown.ts';
import { nameOf } from './values.ts';

/** `db` is a transaction. */
type Doing = Pick<Context, 'db' | 'caller' | 'ip' | 'requestId'>;

export interface Done {
  /** Status of the account before. */
  before: queries.LockedUser['status'];
  /** False when nothing had to change. */
  changed: boolean;
}

/** Each of these is idempotent: without a change, there is no history entry. */
export async function deactivate(doing: Doing, id: string): Promise<Done> {
  const user = await lockPresent(doing, id);
  assertNotYourself(doing.caller, user.id);
  if (user.status === 'deactivated') return { before: user.status, changed: false };
  await assertStewardStays(doing.db, doing.caller, user.id);
  return setStatus(doing, user, 'deactivated', 'user.deactivated');
}

export async function activate(doing: Doing, id: string): Promise<Done> {
  const user = await lockPresent(doing, id);
  if (user.status === 'active') return { before: user.status, changed: false };
  if (user.status === 'invited') throw new Problem(409, 'still_invited');
  return setStatus(doing, user, user.has_password ? 'active' : 'invited', 'user.activated');
}

export async function remove(doing: Doing, id: string): Promise<Done> {
  const user = await lockPresent(doing, id);
  assertNotYourself(doing.caller, user.id);
  await assertStewardStays(doing.db, doing.caller, user.id);
  await assertLooksAfterNone(doing.db, id);
  await queries.markDeleted(doing.db, id);
  const links = await listLinks(doing.db, id);
  await audit(doing, { action: 'user.deleted', entity: 'user', entityId: id, before: shownOf(user, links) });
  await tellCompanies(doing, nameOf(user), links, []);
  return { before: user.status, changed: true };
}

export async function restore(doing: Doing, id: string): Promise<Done> {
  const user = await lock(doing, id);
  if (!user.deleted_at) return { before: user.status, changed: false };
  try {
    await inSavepoint(doing.db, () => queries.updateUser(doing.db, id, { deleted_at: null }));
  } catch (error) {
    throw isUniqueViolation(error, 'users_email') ? await emailTaken(doing.db, user.email) : error;
  }
  const links = await listLinks(doing.db, id);
  await audit(doing, { action: 'user.restored', entity: 'user', entityId: id, after: shownOf(user, links) });
  await tellCompanies(doing, nameOf(user), [], links);
  return { before: user.status, changed: true };
}

async function setStatus(
  doing: Doing,
  user: queries.LockedUser,
  status: queries.LockedUser['status'],
  action: string,
): Promise<Done> {
  await queries.updateUser(doing.db, user.id, { status, wrong_codes: 0, codes_locked_until: null });
  const entry = { action, entity: 'user', entityId: user.id } as const;
  await audit(doing, { ...entry, before: { status: user.status }, after: { status } });
  return { before: user.status, changed: true };
}

async function lockPresent(doing: Doing, id: string): Promise<queries.LockedUser> {
  const user = await lock(doing, id);
  if (user.deleted_at) throw notFound();
  return user;
}

async function lock({ db, caller }: Doing, id: string): Promise<queries.LockedUser> {
  await queries.lockAdministration(db);
  const user = await queries.lockUser(db, id);
  if (!user) throw notFound();
  assertOwnersOwn(caller, user.role);
  return user;
}
