import type { components } from '@biuro/contract';
import type { LoginServices } from '#platform/access/login-services.ts';
import type { Limit } from '#platform/access/rate-limits.ts';
import { type Secrets, sha256 } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import { type Brand, stolenMessage } from './session-messages.ts';
import {
  deleteSession,
  findRecipient,
  findRefreshHash,
  insertAccessToken,
  type LockedSession,
  lockSession,
  rotate,
} from './sessions-queries.ts';
import { newAccessToken, refreshTokenOf, refreshTokensOf, type Token } from './tokens.ts';

type Tokens = components['schemas']['Tokens'];

const PER_SESSION: Limit = { name: 'refresh by session', hits: 60, seconds: 60 };

/**
 * Exchanges a refresh token for an access token and the next refresh token. Undefined for an unknown token, an expired
 * session, and a token that was used before: it may have been stolen, so the session is ended.
 */
export async function refresh(
  services: LoginServices,
  { db: authDb, tenant, log }: Pick<Context, 'db' | 'tenant' | 'log'>,
  token: string,
): Promise<Tokens | undefined> {
  const { session, verdict, tokens } = await authDb
    .transaction()
    .execute((db) => exchange(db, services, tenant.config.brand, token));
  if (verdict === 'stolen') {
    log.warn({ user: session.user_id, session: session.id }, 'refresh token used twice: session ended');
    services.outbox.nudge(tenant.name);
  }
  return tokens;
}

async function exchange(db: Db, { secrets, limits }: LoginServices, brand: Brand, token: string) {
  const session = await lockSession(db, sha256(token));
  if (!session) return {};
  await limits.take(db, PER_SESSION, session.id);
  const verdict = verdictOf(session);
  if (verdict === 'rotate') return { session, verdict, tokens: await next(db, secrets, session) };
  if (verdict === 'repeat')
    return { session, verdict, tokens: await issue(db, session, await sameAgain(db, secrets, session)) };
  await deleteSession(db, session.id);
  if (verdict === 'stolen') await enqueue(db, stolenMessage(brand, await findRecipient(db, session.user_id), session));
  return { session, verdict };
}

type Verdict = 'rotate' | 'repeat' | 'stolen' | 'ended';

function verdictOf({ alive, presented, generation, just_rotated }: LockedSession): Verdict {
  if (!alive) return 'ended';
  if (presented === generation) return 'rotate';
  // An answer may get lost, and several tabs may refresh at once: for a moment, the previous token gets the same answer
  // as the first time.
  return presented === generation - 1 && just_rotated ? 'repeat' : 'stolen';
}

async function next(db: Db, secrets: Secrets, session: LockedSession): Promise<Tokens> {
  const generation = session.generation + 1;
  const successor = refreshTokenOf(secrets, session, generation);
  await rotate(db, session.id, generation, successor.hash);
  return issue(db, session, successor);
}

/** The token that was issued before, perhaps by a process with another key. */
async function sameAgain(db: Db, secrets: Secrets, session: LockedSession): Promise<Token> {
  const tokens = refreshTokensOf(secrets, session, session.generation);
  const [first] = tokens;
  if (!first) throw new Error('There is no key');
  if (tokens.length === 1) return first;
  const hash = await findRefreshHash(db, session.id, session.generation);
  return tokens.find((token) => hash?.equals(token.hash)) ?? first;
}

async function issue(db: Db, session: LockedSession, successor: Token): Promise<Tokens> {
  const access = newAccessToken();
  const seconds = await insertAccessToken(db, session.id, access.hash);
  return { access_token: access.value, refresh_token: successor.value, expires_in: seconds };
}
