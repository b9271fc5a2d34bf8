import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { type Connection, createDb, createPool, type Db, schemaOf } from './database.ts';
import { admitClients } from './rows/client-role.ts';
import type { Tables } from './tables.ts';

const DIRECTORY = new URL('../../../migrations/', import.meta.url);

/** SQL by its name, in the order in which it runs. */
export type Migrations = Record<string, string>;

/** All migrations of this version. */
export async function readMigrations(): Promise<Migrations> {
  const names = (await readdir(DIRECTORY)).filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name)).toSorted();
  const entries = names.map(async (name) => [
    name.replace('.sql', ''),
    await readFile(new URL(name, DIRECTORY), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Names of all migrations of this version, in the order in which they run. */
export const knownMigrations = async (): Promise<string[]> => Object.keys(await readMigrations());

const provide = (migrations: Migrations) => ({
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, text]) => [
        name,
        { up: async (db) => void (await sql.raw(text).execute(db)) } satisfies Migration,
      ]),
    ),
});

/**
 * Migrates the schema of an office up to this migration and admits clients to it, inside a transaction of the client.
 * The search path is then that of the schema.
 */
export async function migrateInside(client: pg.Client, tenant: string, last: string): Promise<void> {
  const schema = schemaOf(tenant);
  await client.query(`SELECT set_config('search_path', $1, true)`, [`${schema}, public`]);
  const borrowed = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => borrowed, end: async () => {}, options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    provider: provide(await readMigrations()),
    migrationTableSchema: schema,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await migrator.migrateTo(last, { disableTransactions: true });
  if (error) throw error;
  await admitClients(db);
}

async function withMigrator<T>(
  connection: Connection,
  tenant: string,
  migrations: Migrations,
  work: (migrator: Migrator, db: Db) => Promise<T>,
): Promise<T> {
  const db = createDb(createPool(connection, tenant, 1, 0));
  try {
    await sql`SET statement_timeout = 0`.execute(db);
    await sql`SET lock_timeout = '60s'`.execute(db);
    return await work(
      new Migrator({
        db,
        provider: provide(migrations),
        migrationTableSchema: schemaOf(tenant),
        migrationTableName: 'migrations',
        migrationLockTableName: 'migrations_lock',
      }),
      db,
    );
  } finally {
    await db.destroy();
  }
}

/**
 * Migrates the schema of one tenant and returns the names of the migrations that ran. All run in one transaction under
 * an advisory lock, so that servers that start together do not collide and a kill leaves nothing half done.
 */
export async function migrate(connection: Connection, tenant: string, migrations?: Migrations): Promise<string[]> {
  return withMigrator(connection, tenant, migrations ?? (await readMigrations()), async (migrator, db) => {
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    await admitClients(db);
    return results?.map((result) => result.migrationName) ?? [];
  });
}

/** Names of the migrations that this tenant still needs. */
export async function pendingMigrations(connection: Connection, tenant: string): Promise<string[]> {
  return withMigrator(connection, tenant, await readMigrations(), async (migrator) =>
    (await migrator.getMigrations()).filter((migration) => !migration.executedAt).map((migration) => migration.name),
  );
}
