import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { type Account, lockAccount } from '#platform/access/credentials-queries.ts';
import type { LoginServices } from '#platform/access/login-services.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { consumeChallenge, insertSession, noteLogin } from './sessions-queries.ts';
import { refreshTokenOf } from './tokens.ts';

/** Sessions of the office reach every company, so they expire sooner when idle. */
const idleLimitOf = ({ is_admin }: Pick<Account, 'is_admin'>) => (is_admin ? '1 hour' : '8 hours');

const LONGEST_USER_AGENT = 300;

/**
 * Turns a verified challenge into a session and returns its first refresh token; undefined when the challenge is not
 * valid for this user.
 */
export async function beginSession(
  { secrets }: LoginServices,
  { db: authDb, ip, client, log }: Pick<Context, 'db' | 'ip' | 'client' | 'log'>,
  account: Pick<Account, 'id' | 'is_admin'>,
  { challenge, userAgent = '' }: { challenge: Buffer; userAgent: string | undefined },
): Promise<string | undefined> {
  const session = { id: uuid(), nonce: randomBytes(16) };
  const token = refreshTokenOf(secrets, session, 1);
  const begun = await authDb.transaction().execute(async (db) => {
    // A change of password, role or status takes the same lock and deletes the challenge, so one that still exists is
    // valid.
    await lockAccount(db, account.id);
    if (!(await consumeChallenge(db, challenge, account.id))) return false;
    await noteLogin(db, account.id);
    const place = { client, ip, user_agent: userAgent.slice(0, LONGEST_USER_AGENT) };
    await insertSession(
      db,
      { ...session, ...place, user_id: account.id, idle_limit: idleLimitOf(account) },
      token.hash,
    );
    return true;
  });
  if (begun) log.info({ user: account.id, session: session.id }, 'signed in');
  return begun ? token.value : undefined;
}
