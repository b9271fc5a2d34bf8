import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { LoginChallengesTable } from '#platform/database/tables/accounts.ts';

/** Wrong codes after which a challenge is spent. */
export const TRIES = 5;
const KEPT = 3;

const resendAt = sql<Date>`sent_at + interval '60 seconds'`;
const after = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export interface Times {
  code_expires_at: Date;
  resend_at: Date;
}

type NewChallenge = Pick<Selectable<LoginChallengesTable>, 'id' | 'user_id' | 'session_id' | 'channel' | 'code_mac'> & {
  codeLife: number;
};

/** The challenge outlives its code, so that an expired code can be replaced without the password. */
export function insertChallenge(db: Db, { codeLife, ...challenge }: NewChallenge): Promise<Times> {
  return db
    .insertInto('login_challenges')
    .values({ ...challenge, code_expires_at: after(codeLife), expires_at: sql<Date>`now() + interval '30 minutes'` })
    .returning(['code_expires_at', resendAt.as('resend_at')])
    .executeTakeFirstOrThrow();
}

/**
 * Keeps the three newest sign-ins: calling `check` must not void the code that somebody else waits for. Challenges
 * from the future, created while the clock was ahead, count as the oldest; otherwise nobody could sign in for a long
 * time.
 */
export async function dropOldChallenges(db: Db, userId: string): Promise<void> {
  const newest = db
    .selectFrom('login_challenges')
    .select('id')
    .where('user_id', '=', userId)
    .where('session_id', 'is', null)
    .orderBy(sql`created_at > now() + interval '1 minute'`)
    .orderBy('created_at', 'desc')
    .limit(KEPT);
  await db
    .deleteFrom('login_challenges')
    .where('user_id', '=', userId)
    .where('session_id', 'is', null)
    .where('id', 'not in', newest)
    .execute();
}

const isOpen = sql<boolean>`c.verified_at IS NULL AND c.attempts < ${sql.lit(TRIES)} AND c.expires_at > now()`;

const resendAtOfChallenge = sql<Date>`c.sent_at + interval '60 seconds'`;

const openChallenges = (db: Db) =>
  db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where(isOpen)
    .select(['c.id', 'c.user_id', 'c.channel', 'c.code_mac', 'c.sends', 'c.code_expires_at'])
    .select(sql<boolean>`c.code_expires_at <= now()`.as('code_expired'));

/** The open sign-in of the account with this e-mail. */
const openChallenge = (db: Db, id: Buffer, email: string) =>
  openChallenges(db)
    .where('c.id', '=', id)
    .where('c.session_id', 'is', null)
    .where(sql`lower(u.email)`, '=', sql`lower(${email})`);

export const findChallenge = (db: Db, id: Buffer, email: string) => openChallenge(db, id, email).executeTakeFirst();

export type OpenChallenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;

/** The open challenge with which a session proves itself. `recent`: a code was sent in the last minute. */
export const findProof = (db: Db, sessionId: string) =>
  openChallenges(db)
    .where('c.session_id', '=', sessionId)
    .select(resendAt.as('resend_at'))
    .select(
      sql<boolean>`c.code_expires_at > now() AND c.sent_at BETWEEN now() - interval '60 seconds' AND now()`.as(
        'recent',
      ),
    )
    .executeTakeFirst();

export async function deleteProof(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('session_id', '=', sessionId).execute();
}

/** The open challenge with its recipient, whose address the browser that holds the challenge has typed. */
export const findPendingChallenge = (db: Db, id: Buffer) =>
  db
    .selectFrom('login_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.id', '=', id)
    .where('c.session_id', 'is', null)
    .where(isOpen)
    .select(['c.channel', 'c.code_expires_at', 'u.email', 'u.phone', resendAtOfChallenge.as('resend_at')])
    .executeTakeFirst();

/**
 * The challenge, locked, with its recipient and the seconds until another code may be sent. Codes from the future, sent
 * while the clock was ahead, cause no waiting.
 */
export const lockChallenge = (db: Db, id: Buffer, email: string) =>
  openChallenge(db, id, email)
    .select(['u.email', 'u.phone', 'u.locale', resendAtOfChallenge.as('resend_at')])
    .select(
      sql<number>`CASE WHEN c.sent_at <= clock_timestamp() + interval '60 seconds'
        THEN ceil(extract(epoch FROM c.sent_at + interval '60 seconds' - clock_timestamp())) ELSE 0 END::int`.as(
        'wait',
      ),
    )
    .forUpdate('c')
    .executeTakeFirst();

/**
 * Counts an attempt and, if the code is right, uses it, in one statement. `ownRight`: it is a code of the app or a
 * recovery code. `left`: how many tries the challenge still has. Undefined when the challenge is not open or its code has expired.
 */
export async function tryCode(
  db: Db,
  id: Buffer,
  { macs, ownRight }: { macs: Buffer[]; ownRight: boolean },
): Promise<{ right: boolean; left: number } | undefined> {
  const { rows } = await sql<{ right: boolean; left: number }>`
    UPDATE login_challenges AS c
    SET attempts = c.attempts + 1, verified_at = CASE WHEN coalesce(c.code_mac = ANY (${macs}::bytea[]), ${ownRight}) THEN now() END
    WHERE c.id = ${id} AND ${isOpen} AND c.code_expires_at > now()
    RETURNING c.verified_at IS NOT NULL AS right, ${TRIES}::int - c.attempts AS left`.execute(db);
  return rows[0];
}

/** The new code voids the old one; attempts are not reset. */
export function replaceCode(db: Db, id: Buffer, mac: Buffer, codeLife: number): Promise<Times> {
  return db
    .updateTable('login_challenges')
    .set((set) => ({
      code_mac: mac,
      sends: set('sends', '+', 1),
      sent_at: sql`now()`,
      code_expires_at: after(codeLife),
    }))
    .where('id', '=', id)
    .returning(['code_expires_at', resendAt.as('resend_at')])
    .executeTakeFirstOrThrow();
}

/** `wait`: seconds for which no code is accepted. */
export async function countWrongCode(db: Db, userId: string, wrongCodes: number, wait: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ wrong_codes: wrongCodes, ...(wait > 0 && { codes_locked_until: after(wait) }) })
    .where('id', '=', userId)
    .execute();
}

/** A trigger of the table ends every session and sign-in of the account. */
export async function blockAccount(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({
      status: 'blocked',
      wrong_codes: 0,
      codes_locked_until: null,
      updated_at: sql`now()`,
      version: set('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
}

export async function takeTotpStep(db: Db, userId: string, step: number): Promise<void> {
  await db.updateTable('users').set({ totp_step: step }).where('id', '=', userId).execute();
}
