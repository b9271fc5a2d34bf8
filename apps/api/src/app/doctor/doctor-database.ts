import { holdsDemoAccounts } from '../../seed/seed.ts';
import { type Connection, createDb, createPool } from '../database/database.ts';
import { openDatabase } from '../database/database-server.ts';
import { pendingMigrations } from '../database/migrate.ts';
import type { Environment } from '../environment.ts';
import { readTenantFiles } from '../tenants.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Whether the database answers, writes to disk, sorts Polish and has every office's schema. */
export async function examineDatabase(environment: Environment): Promise<Finding[]> {
  try {
    const files = readTenantFiles(environment.tenantsDir, environment.tenant);
    const server = await openDatabase(environment, () => {}, { owner: false });
    try {
      const offices = await Promise.all([...files.keys()].map((name) => office(server.connection, name, environment)));
      return [good(`Offices: ${[...files.keys()].join(', ')}`), ...(await settings(server.connection)), ...offices];
    } finally {
      await server.stop();
    }
  } catch (error) {
    return [wrong(error instanceof Error ? error.message : String(error))];
  }
}

async function office(connection: Connection, name: string, { mode }: Environment): Promise<Finding> {
  const pending = await pendingMigrations(connection, name);
  if (pending.length > 0) return wrong(`Schema of ${name} lacks ${pending.join(', ')}: run npm run admin -- migrate.`);
  if (mode === 'production' && (await hasDemoAccounts(connection, name))) {
    return wrong(`The office ${name} holds demo accounts with a known password: begin with an empty database.`);
  }
  return good(`Schema of ${name} is up to date`);
}

async function hasDemoAccounts(connection: Connection, name: string): Promise<boolean> {
  const db = createDb(createPool(connection, name, 1));
  try {
    return await holdsDemoAccounts(db);
  } finally {
    await db.destroy();
  }
}

async function settings(connection: Connection): Promise<Finding[]> {
  const pool = createPool(connection, 'doctor', 1);
  try {
    const { rows } = await pool.query<{ version: string; fsync: string; commit: string; polish: boolean }>(
      `SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
              current_setting('synchronous_commit') AS commit, EXISTS (SELECT FROM pg_collation WHERE collname = 'pl-x-icu') AS polish`,
    );
    const [row] = rows;
    if (!row) return [];
    const major = Number.parseInt(row.version, 10);
    return [
      major >= 15
        ? good(`PostgreSQL ${row.version}`)
        : wrong(`PostgreSQL ${row.version} is too old; 15 or newer is needed.`),
      row.fsync === 'on' && row.commit !== 'off'
        ? good('Commits are written to disk')
        : wrong('fsync or synchronous_commit is off: a power cut loses data.'),
      row.polish
        ? good('Polish sorting is present')
        : wrong('The collation pl-x-icu is missing: PostgreSQL was built without ICU.'),
    ];
  } finally {
    await pool.end();
  }
}
