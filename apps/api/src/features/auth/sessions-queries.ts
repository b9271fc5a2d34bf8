import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { SessionsTable, UsersTable } from '#platform/database/tables/accounts.ts';

const justVerified = sql<Date>`now() - interval '5 minutes'`;

/** Whose challenge it is, if it is verified and can still be consumed. */
export const findVerifiedAccount = (db: Db, challenge: Buffer) =>
  db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.id', '=', challenge)
    .where('c.verified_at', '>', justVerified)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .select(['u.id', 'u.is_admin'])
    .executeTakeFirst();

/** Consumes the verified challenge of this user. Of concurrent calls, one returns true. */
export async function consumeChallenge(db: Db, id: Buffer, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_challenges')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('verified_at', '>', justVerified)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Wrong codes are forgotten after a complete sign-in. */
export async function noteLogin(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ wrong_codes: 0, codes_locked_until: null, last_login_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

type NewSession = Pick<Selectable<SessionsTable>, 'id' | 'user_id' | 'nonce' | 'client' | 'ip' | 'user_agent'> & {
  idle_limit: string;
};

export async function insertSession(db: Db, session: NewSession, refreshHash: Buffer): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: sql<Date>`now() + interval '24 hours'` })
    .execute();
  await insertRefreshToken(db, session.id, 1, refreshHash);
}

/** The session of a refresh token, locked: concurrent requests with the same token are handled one after the other. */
export function lockSession(db: Db, refreshHash: Buffer) {
  return db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .where('t.hash', '=', refreshHash)
    .select(['s.id', 's.user_id', 's.nonce', 's.generation', 's.created_at', 't.generation as presented'])
    .select(sql<boolean>`s.expires_at > now() AND s.last_active_at + s.idle_limit > now()`.as('alive'))
    .select(sql<boolean>`coalesce(s.rotated_at > now() - interval '30 seconds', false)`.as('just_rotated'))
    .forUpdate('s')
    .executeTakeFirst();
}

export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

export async function rotate(db: Db, sessionId: string, generation: number, refreshHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ generation, rotated_at: sql`now()`, last_active_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
  await insertRefreshToken(db, sessionId, generation, refreshHash);
}

/** Hash of the refresh token of this generation. */
export async function findRefreshHash(db: Db, sessionId: string, generation: number): Promise<Buffer | undefined> {
  const tokens = db.selectFrom('refresh_tokens').select('hash').where('session_id', '=', sessionId);
  return (await tokens.where('generation', '=', generation).executeTakeFirst())?.hash;
}

async function insertRefreshToken(db: Db, sessionId: string, generation: number, hash: Buffer): Promise<void> {
  await db.insertInto('refresh_tokens').values({ hash, session_id: sessionId, generation }).execute();
}

/** Returns the lifetime in seconds: ten minutes, or less when the session ends before. */
export async function insertAccessToken(db: Db, sessionId: string, hash: Buffer): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    INSERT INTO access_tokens (hash, session_id, expires_at)
    SELECT ${hash}, id, least(now() + interval '10 minutes', expires_at) FROM sessions WHERE id = ${sessionId}
    RETURNING floor(extract(epoch FROM expires_at - now()))::int AS seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends the session of an access or refresh token, of any generation. Returns its user. */
export async function deleteSessionOf(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const access = db.selectFrom('access_tokens').select('session_id').where('hash', '=', tokenHash);
  const refresh = db.selectFrom('refresh_tokens').select('session_id').where('hash', '=', tokenHash);
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', 'in', access.union(refresh))
    .returning('user_id')
    .executeTakeFirst();
  return deleted?.user_id;
}

export function findRecipient(db: Db, userId: string): Promise<Pick<Selectable<UsersTable>, 'email' | 'locale'>> {
  return db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId).executeTakeFirstOrThrow();
}
