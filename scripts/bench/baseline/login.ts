import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { v7 as uuid } from 'uuid';
import { createSecrets } from '../../../apps/api/src/platform/access/secrets.ts';
import { digest, inTransaction, pool } from './database.ts';

const COLUMNS = `id, first_name, last_name, email, phone, status, locale, is_admin, password_hash, second_factor, totp_secret`;
const ACCOUNT = `SELECT ${COLUMNS} FROM users WHERE lower(email) = lower($1) AND deleted_at IS NULL`;
const LOCK = `SELECT ${COLUMNS}, role, wrong_codes, totp_step, totp_pending,
  coalesce(ceil(extract(epoch FROM codes_locked_until - now())), 0)::int AS wait
  FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;

const BEGIN = `INSERT INTO login_challenges (id, user_id, channel, code_mac, code_expires_at, expires_at)
  VALUES ($1, $2, 'totp', NULL, now() + interval '600 seconds', now() + interval '30 minutes')
  RETURNING code_expires_at, sent_at + interval '60 seconds' AS resend_at`;
const DROP_OLD = `DELETE FROM login_challenges WHERE user_id = $1 AND id NOT IN
  (SELECT id FROM login_challenges WHERE user_id = $1 ORDER BY created_at DESC LIMIT 3)`;

const OPEN = `c.verified_at IS NULL AND c.attempts < 5 AND c.expires_at > now()`;
const CHALLENGE = `SELECT c.id, c.user_id, c.channel, c.code_mac, c.sends, c.code_expires_at
  FROM login_challenges c JOIN users u ON u.id = c.user_id WHERE c.id = $1 AND lower(u.email) = lower($2) AND ${OPEN}`;
const TRY = `UPDATE login_challenges c SET attempts = c.attempts + 1, verified_at = CASE WHEN $2 THEN now() END
  WHERE c.id = $1 AND ${OPEN} AND c.code_expires_at > now() RETURNING c.verified_at IS NOT NULL AS right`;
const STEP = 'UPDATE users SET totp_step = $2 WHERE id = $1';

const CONSUME = `DELETE FROM login_challenges WHERE id = $1 AND user_id = $2 AND verified_at > now() - interval '5 minutes'`;
const NOTE = 'UPDATE users SET wrong_codes = 0, codes_locked_until = NULL, last_login_at = now() WHERE id = $1';
const SESSION = `INSERT INTO sessions (id, user_id, nonce, client, ip, user_agent, idle_limit, expires_at)
  VALUES ($1, $2, $3, 'bench', $4, '', '8 hours', now() + interval '24 hours')`;
const REFRESH = 'INSERT INTO refresh_tokens (hash, session_id, generation) VALUES ($1, $2, $3)';

const LOCK_SESSION = `SELECT s.id, s.user_id, s.nonce, s.generation, s.created_at, t.generation AS presented
  FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE t.hash = $1 FOR UPDATE OF s`;
const ROTATE = 'UPDATE sessions SET generation = $2, rotated_at = now(), last_active_at = now() WHERE id = $1';
const ACCESS = `INSERT INTO access_tokens (hash, session_id, expires_at)
  SELECT $1, id, least(now() + interval '10 minutes', expires_at) FROM sessions WHERE id = $2
  RETURNING floor(extract(epoch FROM expires_at - now()))::int AS seconds`;

interface Credentials {
  email: string;
  password: string;
}

/** The portal's four steps of signing in with an authenticator app, its hashes and its statements, and nothing around them. */
export function addLogin(app: FastifyInstance): void {
  const secrets = createSecrets(process.env.BENCH_SECRET_KEY ?? '');

  app.post<{ Body: Credentials }>('/users/check', async ({ body }, reply) => {
    const account = await prove(body);
    if (!account) return reply.code(422).send();
    const challenge = randomToken();
    const times = await inTransaction(async (client) => {
      await client.query(LOCK, [account.id]);
      const { rows } = await client.query(BEGIN, [digest(challenge), account.id]);
      await client.query(DROP_OLD, [account.id]);
      return rows[0];
    });
    return { data: { challenge, channel: 'totp', destination: '', ...times } };
  });

  app.post<{ Body: { email: string; code: string } }>('/users/verify', async ({ body, headers }, reply) => {
    const id = digest(String(headers['x-login-challenge']));
    const right = await inTransaction(async (client) => {
      const { rows } = await client.query(CHALLENGE, [id, body.email]);
      const account = (await client.query(LOCK, [rows[0]?.user_id])).rows[0];
      const step = account && stepOf(secrets.open('totp', account.totp_secret, account.id), body.code);
      await client.query(TRY, [id, step !== undefined]);
      if (step !== undefined) await client.query(STEP, [account.id, step]);
      return step !== undefined;
    });
    return right ? { data: { verified: true } } : reply.code(422).send();
  });

  app.post('/auth', async ({ headers, ip }, reply) => {
    const [email = '', password = ''] = Buffer.from(String(headers.authorization).slice('Basic '.length), 'base64')
      .toString()
      .split(':');
    const account = await prove({ email, password });
    if (!account) return reply.code(422).send();
    const token = randomToken();
    const session = uuid();
    await inTransaction(async (client) => {
      await client.query(LOCK, [account.id]);
      await client.query(CONSUME, [digest(String(headers['x-login-challenge'])), account.id]);
      await client.query(NOTE, [account.id]);
      await client.query(SESSION, [session, account.id, randomBytes(16), ip]);
      await client.query(REFRESH, [digest(token), session, 1]);
    });
    return { refresh_token: token };
  });

  app.post('/auth/access', async ({ headers }, reply) => {
    const [access, refresh] = [randomToken(), randomToken()];
    const presented = digest(String(headers.authorization).slice('Bearer '.length));
    const seconds = await inTransaction(async (client) => {
      const session = (await client.query(LOCK_SESSION, [presented])).rows[0];
      if (!session) return undefined;
      await client.query(ROTATE, [session.id, session.generation + 1]);
      await client.query(REFRESH, [digest(refresh), session.id, session.generation + 1]);
      return (await client.query(ACCESS, [digest(access), session.id])).rows[0]?.seconds;
    });
    if (seconds === undefined) return reply.code(401).send();
    return { access_token: access, refresh_token: refresh, expires_in: seconds };
  });
}

async function prove({ email, password }: Credentials): Promise<{ id: string } | undefined> {
  const account = (await pool.query(ACCOUNT, [email])).rows[0];
  return account && (await verify(account.password_hash, password)) ? account : undefined;
}

const randomToken = () => randomBytes(32).toString('base64url');

function stepOf(secret: Buffer, code: string): number | undefined {
  const totp = new TOTP({ secret: Secret.fromHex(secret.toString('hex')) });
  const delta = totp.validate({ token: code, window: 1 });
  return delta === null ? undefined : totp.counter() + delta;
}
