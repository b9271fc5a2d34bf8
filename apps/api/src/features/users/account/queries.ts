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

/** Renews the invitation. Returns the id of the user who sent it first. */
export async function noteRenewal(db: Db, id: string): Promise<string | null> {
  const noted = db.updateTable('users').set({ invited_at: sql`now()` }).where('id', '=', id).returning('invited_by');
  return (await noted.executeTakeFirstOrThrow()).invited_by;
}

/** Deletes an account that was never used, with everything that belongs to it. */
export async function eraseInvited(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).where('status', '=', 'invited').execute();
}

/** Stores the secret until the first code confirms it; null removes it. */
export async function setPendingTotp(db: Db, id: string, sealed: User['totp_pending']): Promise<void> {
  await db.updateTable('users').set({ totp_pending: sealed }).where('id', '=', id).execute();
}

/** Returns the theme before. The account is locked. */
export async function setTheme(db: Db, id: string, theme: User['theme']): Promise<User['theme']> {
  const before = await db.selectFrom('users').select('theme').where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('users').set({ theme }).where('id', '=', id).execute();
  return before.theme;
}

/** The calendar of the account is read without signing in, by whoever has its address. */
export async function deleteCalendarAddress(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute();
}
