import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables/accounts.ts';

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'status',
  'locale',
  'is_admin',
  'password_hash',
  'second_factor',
  'totp_secret',
] as const;

/** What signing in needs to know about someone. Whoever was deleted is not there. */
export type Account = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

export function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const LOCKED_COLUMNS = [...COLUMNS, 'role', 'wrong_codes', 'totp_step', 'totp_pending'] as const;

/** With the seconds for which wrong codes keep the account waiting, zero or less when they do not. */
export type LockedAccount = Pick<Selectable<UsersTable>, (typeof LOCKED_COLUMNS)[number]> & { wait: number };

/** Nobody waits longer than an hour: what says so was written by a clock that was ahead. */
const WAIT = sql<number>`CASE WHEN codes_locked_until <= now() + interval '61 minutes'
  THEN ceil(extract(epoch FROM codes_locked_until - now())) ELSE 0 END::int`;

/**
 * The account as it is now, locked until the transaction ends. Whatever changes a sign-in locks the account first, then the challenge,
 * then the session: always in this order, so that no two wait for each other.
 */
export function lockAccount(db: Db, id: string): Promise<LockedAccount | undefined> {
  return db
    .selectFrom('users')
    .select(LOCKED_COLUMNS)
    .select(WAIT.as('wait'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
