import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Tables with expiry times. */
const TABLES = [
  'access_tokens',
  'email_changes',
  'idempotency_keys',
  'jobs',
  'login_challenges',
  'notices',
  'outbox',
  'rate_limits',
  'sessions',
  'user_links',
  'users',
];

/** Simulates that the clock of the database was set forward (or back) by moving all stored times in the other direction. */
export async function setDatabaseClock(db: Db, seconds: number): Promise<void> {
  await db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ table: string; columns: string }>`
      SELECT table_name AS "table", string_agg(format('%1$I = %1$I - make_interval(secs => %2$s)', column_name, ${seconds}::int), ', ') AS columns
      FROM information_schema.columns
      WHERE table_schema = current_schema() AND data_type = 'timestamp with time zone' AND table_name = ANY (${TABLES}::text[])
      GROUP BY table_name`.execute(inside);
    for (const { table, columns } of rows) await sql.raw(`UPDATE ${table} SET ${columns}`).execute(inside);
  });
}
