import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';

type User = Selectable<UsersTable>;

export async function noteInvitation(db: Db, id: string, invitedBy: string): Promise<void> {
  await db.updateTable('users').set({ invited_at: sql`now()`, invited_by: invitedBy }).where('id', '=', id).execute();
}

export async function nameOf(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const user = await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirst();
  return user ? `${user.first_name} ${user.last_name}`.trim() : null;
}

/** The invitation goes out anew, from the person who sent it first: answers their id. */
export async function noteRenewal(db: Db, id: string): Promise<string | null> {
  const noted = db.updateTable('users').set({ invited_at: sql`now()` }).where('id', '=', id).returning('invited_by');
  return (await noted.executeTakeFirstOrThrow()).invited_by;
}

/** For good, with everything that hangs on it: only for an account that nobody has ever used. */
export async function eraseInvited(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).where('status', '=', 'invited').execute();
}

/** Secret that waits for the first code of the app; null takes it back. */
export async function setPendingTotp(db: Db, id: string, sealed: User['totp_pending']): Promise<void> {
  await db.updateTable('users').set({ totp_pending: sealed }).where('id', '=', id).execute();
}

/** Answers the theme before. The account is locked. */
export async function setTheme(db: Db, id: string, theme: User['theme']): Promise<User['theme']> {
  const before = await db.selectFrom('users').select('theme').where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('users').set({ theme }).where('id', '=', id).execute();
  return before.theme;
}
