import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { hashPassword } from '../../../apps/api/src/platform/access/passwords.ts';
import { createSecrets } from '../../../apps/api/src/platform/access/secrets.ts';
import type { Tables } from '../../../apps/api/src/platform/database/tables.ts';
import type { BenchConnection } from './office-database.ts';

/** People who sign in with one password and one authenticator app. */
export interface Authenticators {
  emails: string[];
  password: string;
  /** Of the app, as hexadecimal digits. */
  secret: string;
}

/** Gives so many of an office's users a password and an authenticator app. */
export async function giveAuthenticators(
  connection: BenchConnection,
  secretKey: string,
  count: number,
): Promise<Authenticators> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }) });
  const password = randomBytes(12).toString('base64url');
  const secret = randomBytes(20);
  const secrets = createSecrets(secretKey);
  try {
    const { rows } = await sql<{ id: string; email: string }>`
      SELECT id, email FROM users WHERE status = 'active' AND email LIKE 'osoba%' LIMIT ${count}`.execute(db);
    const ids = rows.map(({ id }) => id);
    const sealed = ids.map((id) => secrets.seal('totp', secret, id));
    await sql`
      UPDATE users SET password_hash = ${await hashPassword(password)}, second_factor = 'totp', totp_secret = given.secret
      FROM unnest(${ids}::uuid[], ${sealed}::bytea[]) AS given(id, secret) WHERE users.id = given.id`.execute(db);
    await sql`VACUUM ANALYZE users`.execute(db);
    return { emails: rows.map(({ email }) => email), password, secret: secret.toString('hex') };
  } finally {
    await db.destroy();
  }
}
