import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { addManyCompanies } from '../../../apps/api/src/demo/large/companies.ts';
import { addManyUptimes } from '../../../apps/api/src/demo/large/uptimes.ts';
import type { Tables } from '../../../apps/api/src/platform/database/tables.ts';
import { type BenchConnection, signIn } from './office-database.ts';

const COMPANIES = 500;

const open = (connection: BenchConnection) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }) });

/** Adds so many entries for 500 companies, and answers the access token of one who may read them all. Indexes are made anew afterwards. */
export async function fillUptimes(connection: BenchConnection, count: number): Promise<string> {
  const db = open(connection);
  try {
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = 'uptimes' AND indexname NOT LIKE '%_pkey'
        AND indexname <> 'uptimes_no_overlap'`.execute(db);
    for (const { name } of indexes) await sql`DROP INDEX ${sql.id(name)}`.execute(db);
    // The entries do not overlap, and nothing that is measured asks this index.
    await sql`ALTER TABLE uptimes DROP CONSTRAINT uptimes_no_overlap`.execute(db);
    await addManyCompanies(db, COMPANIES);
    await addManyUptimes(db, count);
    for (const { definition } of indexes) await sql.raw(definition).execute(db);
    const token = await signIn(db);
    await sql`VACUUM ANALYZE`.execute(db);
    return token;
  } finally {
    await db.destroy();
  }
}

/** The least that a report of all companies must ask of the database, over and over; how often in a second. */
export async function aggregateInSql(connection: BenchConnection, from: string, to: string, seconds: number) {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const text = 'SELECT company_id, sum(seconds) FROM uptimes WHERE day BETWEEN $1 AND $2 GROUP BY company_id';
  try {
    const end = performance.now() + seconds * 1_000;
    let done = 0;
    for (; performance.now() < end; done++) await pool.query({ name: 'baseline', text, values: [from, to] });
    return done / seconds;
  } finally {
    await pool.end();
  }
}
