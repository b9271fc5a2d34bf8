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

/** What signing in needs to know about a user. Deleted users are not found. */
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

/** `wait`: seconds for which wrong codes lock the account; zero or less when they do not. */
export type LockedAccount = Pick<Selectable<UsersTable>, (typeof LOCKED_COLUMNS)[number]> & { wait: number };

/** A lock never lasts longer than an hour. A longer one was written while the clock was ahead, and is ignored. */
const WAIT = sql<number>`CASE WHEN codes_locked_until <= now() + interval '61 minutes'
  THEN ceil(extract(epoch FROM codes_locked_until - now())) ELSE 0 END::int`;

/**
 * The account, locked until the transaction ends. Whatever changes a sign-in locks the account first, then the
 * challenge, then the session; the fixed order prevents deadlocks.
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
