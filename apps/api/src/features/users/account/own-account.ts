import { sql } from 'kysely';
import { type LockedAccount, lockAccount } from '#platform/access/credentials-queries.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { unauthorized } from '#platform/http/problem.ts';

/** The caller's account, locked until the transaction ends. 401 for whoever was signed out while the request waited for the lock. */
export async function lockCaller({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<LockedAccount> {
  const account = await lockAccount(db, caller.id);
  const session = await db.selectFrom('sessions').select('id').where('id', '=', caller.sessionId).executeTakeFirst();
  if (!account || !session) throw unauthorized();
  return account;
}

/** Until the transaction ends, a change of password or second factor signs the caller out everywhere but here: see the table's trigger. */
export async function keepThisSession({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<void> {
  await sql`SELECT set_config('biuro.kept_session', ${caller.sessionId}, true)`.execute(db);
}
