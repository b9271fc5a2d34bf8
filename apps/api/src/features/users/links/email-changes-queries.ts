import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { EmailChangesTable } from '#platform/database/tables/accounts.ts';

type Change = Selectable<EmailChangesTable>;
type NewChange = Pick<
  Change,
  'id' | 'token_hash' | 'user_id' | 'old_email' | 'old_phone' | 'old_second_factor' | 'old_totp_secret'
>;

export async function insertEmailChange(db: Db, change: NewChange, seconds: number): Promise<void> {
  await db
    .insertInto('email_changes')
    .values({ ...change, expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .execute();
}

/** The change of a link that has not expired, also if it was undone. */
export const findEmailChange = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('email_changes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.token_hash', '=', tokenHash)
    .where('c.expires_at', '>', sql<Date>`now()`)
    .where('u.deleted_at', 'is', null)
    .selectAll('c')
    .executeTakeFirst();

/** Takes this change and every later one of the account back. The account is locked. */
export async function markUndone(db: Db, { user_id, changed_at }: Pick<Change, 'user_id' | 'changed_at'>) {
  await db
    .updateTable('email_changes')
    .set({ undone_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('changed_at', '>=', changed_at)
    .where('undone_at', 'is', null)
    .execute();
}

/** Former addresses that have not learned of a sign-in since they were changed; each is returned once. */
export async function takeOldAddresses(db: Db, { id, email }: { id: string; email: string }): Promise<string[]> {
  const taken = await db
    .updateTable('email_changes')
    .set({ code_copied_at: sql`now()` })
    .where('user_id', '=', id)
    .where('code_copied_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('old_email')
    .execute();
  return taken.map(({ old_email }) => old_email).filter((address) => address.toLowerCase() !== email.toLowerCase());
}
