import { sql } from 'kysely';
import { type LockedAccount, lockAccount } from '#platform/access/credentials-queries.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { unauthorized } from '#platform/http/problem.ts';

/** The caller's account, locked until the transaction ends. 401 when the caller was signed out while waiting for the lock. */
export async function lockCaller({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<LockedAccount> {
  const account = await lockAccount(db, caller.id);
  const session = await db.selectFrom('sessions').select('id').where('id', '=', caller.sessionId).executeTakeFirst();
  if (!account || !session) throw unauthorized();
  return account;
}

/**
 * Until the transaction ends, a change of password or second factor ends all sessions of the caller except the current
 * one: see the trigger of the table.
 */
export async function keepThisSession({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<void> {
  await sql`SELECT set_config('biuro.kept_session', ${caller.sessionId}, true)`.execute(db);
}
