import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { addManyCompanies } from '../../../apps/api/src/demo/large/companies.ts';
import { addManyUsers } from '../../../apps/api/src/demo/large/users.ts';
import { randomToken, sha256 } from '../../../apps/api/src/platform/access/secrets.ts';
import { schemaOf } from '../../../apps/api/src/platform/database/database.ts';
import type { Tables } from '../../../apps/api/src/platform/database/tables.ts';

export type BenchConnection = pg.PoolConfig & { options: string };

/** A connection to one office without the limits of time that the server sets itself. */
export const connectionOf = (server: pg.PoolConfig, office: string): BenchConnection => ({
  ...server,
  ssl: false,
  options: `-c search_path=${schemaOf(office)},public -c synchronous_commit=off -c maintenance_work_mem=256MB`,
});

/** Adds so many users and as many companies, and answers the access token of one who may list them. Indexes are made anew afterwards, which is faster. */
export async function fillOffice(connection: BenchConnection, count: number, without: RegExp = /^$/): Promise<string> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }) });
  try {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename IN ('users', 'companies', 'tasks') AND indexname NOT LIKE '%_pkey'
        AND indexname <> 'tasks_once'`.execute(db);
    for (const { name } of indexes) await sql`DROP INDEX ${sql.id(name)}`.execute(db);
    await addManyUsers(db, count);
    await addManyCompanies(db, count);
    for (const { name, definition } of indexes) if (!without.test(name)) await sql.raw(definition).execute(db);
    const token = await signIn(db);
    await sql`VACUUM ANALYZE`.execute(db);
    return token;
  } finally {
    await db.destroy();
  }
}

/** Ids of so many companies, from all over the table. */
export async function someCompanies(connection: BenchConnection, count: number): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM companies ORDER BY id LIMIT $1', [count]);
    return rows.map(({ id }) => id);
  } finally {
    await pool.end();
  }
}

/** A session as signing in makes it, for an administrator. */
export async function signIn(db: Kysely<Tables>): Promise<string> {
  const token = randomToken();
  const session = randomUUID();
  await sql`INSERT INTO sessions (id, user_id, nonce, client, ip, user_agent, idle_limit, expires_at)
    SELECT ${session}, id, '', 'bench', '127.0.0.1', 'bench', '1 hour', now() + interval '1 hour'
    FROM users WHERE email = 'admin@demo.example'`.execute(db);
  await sql`INSERT INTO access_tokens (hash, session_id, expires_at)
    VALUES (${sha256(token)}, ${session}, now() + interval '1 hour')`.execute(db);
  return token;
}
