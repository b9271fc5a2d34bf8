import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { backup } from '#platform/backup/backup.ts';
import { restore } from '#platform/backup/restore.ts';
import { createContentRestore } from '#platform/backup/restore-contents.ts';
import { type Connection, createDb, createPool, schemaOf } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { addContent } from '#platform/files/store/add-file.ts';
import { officeFiles } from '#platform/files/store/office-files.ts';
import { type Fixture, seed } from '../../demo/seed.ts';

export const ROOT = new URL('../../../../../', import.meta.url).pathname;
export const PASSPHRASE = 'a passphrase of the tests';
/** Tables that a restore empties on purpose: nobody stays signed in, no upload goes on, and the new installation has made no backup. */
export const EMPTIED = ['sessions', 'refresh_tokens', 'access_tokens', 'login_challenges', 'uploads', 'backups'];
/** Size of a file that each office has; more than one part of a backup. */
export const FIVE_MEGABYTES = 5 * 1024 * 1024;

type Database = Awaited<ReturnType<typeof newDatabase>>;

interface RestoringOptions {
  path?: string;
  only?: string;
  dataDir?: string;
  tenantsDir?: string;
}

/** Offices with data, and a backup of them; created before the first test of a file and removed after the last. */
export interface BackupOffice {
  folder: string;
  /** Of the source. */
  dataDir: string;
  source: Database;
  /** The backup. */
  file: string;
  order(): Pick<
    Parameters<typeof backup>[0],
    'connection' | 'offices' | 'tenantsDir' | 'dataDir' | 'passphrase' | 'work' | 'keyName'
  >;
  /** Into a new folder of data, unless one is named. */
  restoring(connection: Connection, options?: RestoringOptions): ReturnType<typeof restore>;
  copyOf(): Promise<string>;
}

export function sharedBackupOffice(fixtures: Record<string, Fixture>): BackupOffice {
  // Filled before the first test, so that a file can refer to it earlier.
  const office = {} as BackupOffice;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'biuro-backup-'));
    const source = await newDatabase();
    const dataDir = join(folder, 'data');
    await fill(source, dataDir, fixtures);
    const order = () => ({
      connection: source,
      offices: Object.keys(fixtures),
      tenantsDir: join(ROOT, 'tenants'),
      dataDir,
      passphrase: PASSPHRASE,
      keyName: '01234567',
      work: 4,
    });
    const { path: file } = await backup({ ...order(), out: folder });
    const newFolder = (prefix: string) => mkdtemp(join(folder, prefix));
    const restoring = async (connection: Connection, { path = file, only, ...places }: RestoringOptions = {}) =>
      restore({
        connection,
        path,
        passphrase: PASSPHRASE,
        tenantsDir: places.tenantsDir ?? (await newFolder('tenants-')),
        contents: createContentRestore({ dataDir: places.dataDir ?? (await newFolder('data-')) }),
        only,
      });
    async function copyOf(): Promise<string> {
      const path = join(folder, `${randomUUID()}.age`);
      await cp(file, path);
      return path;
    }
    Object.assign(office, { folder, dataDir, source, file, order, restoring, copyOf });
  }, 120_000);
  afterAll(async () => {
    for (const database of databases.splice(0))
      await ask({ ...inject('postgres'), database: 'postgres' }, `DROP DATABASE ${database} WITH (FORCE)`);
    await rm(office.folder, { recursive: true, force: true });
  });
  return office;
}

async function fill(source: Database, dataDir: string, fixtures: Record<string, Fixture>): Promise<void> {
  for (const [office, fixture] of Object.entries(fixtures)) {
    await migrate(source, office);
    const db = createDb(createPool(source, office, 1));
    const { store } = officeFiles({ dataDir }, office);
    await seed(db, fixture, { secretKey: 'of the tests', store });
    await addContent(db, store, { body: randomBytes(FIVE_MEGABYTES), name: 'skan.pdf', kind: 'pdf', addedBy: null });
    await db.destroy();
    await ask(
      source,
      `INSERT INTO ${schemaOf(office)}.uploads (id, user_id, purpose, name, bytes, expires_at)
       SELECT gen_random_uuid(), id, 'payment_proof', 'dowod.pdf', 7, now() + interval '1 day' FROM ${schemaOf(office)}.users LIMIT 1`,
    );
  }
  // Difficult values for a text format: every byte, line feeds, tabs, backslashes, and more than one part of a table.
  await ask(
    source,
    `INSERT INTO tenant_demo.jobs (id, kind, params, status)
     SELECT gen_random_uuid(), 'publish', jsonb_build_object('text', E'\\\\N \\\\. \\t \\n "ąęź" ' || (SELECT string_agg(md5(n || ' ' || m), '') FROM generate_series(1, 3000) m)),
            'done' FROM generate_series(1, 60) n`,
  );
}

const databases: string[] = [];

/** An empty database. */
export async function newDatabase(): Promise<{ host: string; port: number; user: string; database: string }> {
  const database = `backup_${randomUUID().replaceAll('-', '')}`;
  databases.push(database);
  await ask({ ...inject('postgres'), database: 'postgres' }, `CREATE DATABASE ${database}`);
  return { ...inject('postgres'), database };
}

/** As on a managed server: the role owns the database and has no other privileges. The administrator has made the role of clients. */
export async function asPlainOwner({ database, ...server }: Database) {
  const user = `owner_of_${database}`;
  await ask({ ...server, database: 'postgres' }, `CREATE ROLE ${user} LOGIN`);
  await ask({ ...server, database: 'postgres' }, `CREATE ROLE ${user}_client NOLOGIN ROLE ${user}`);
  await ask({ ...server, database: 'postgres' }, `ALTER DATABASE ${database} OWNER TO ${user}`);
  return { ...server, database, user };
}

export async function ask<T extends pg.QueryResultRow>(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Count and hash of every table, by other means than those of the backup. */
export async function contentOf(connection: Connection, except: string[] = []): Promise<Record<string, string>> {
  const tables = await ask<{ place: string; name: string }>(
    connection,
    `SELECT format('%I.%I', schemaname, tablename) AS place, tablename AS name FROM pg_tables WHERE schemaname LIKE 'tenant%' ORDER BY 1`,
  );
  const sums = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ place }) =>
        `SELECT '${place}' AS place, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS sum FROM ${place} t`,
    );
  const rows = await ask<{ place: string; sum: string }>(connection, sums.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ place, sum }) => [place, sum]));
}

/** What the file stores of a folder of data hold: offices with hashes, and bytes. */
export async function contentsOf(dataDir: string): Promise<[name: string, bytes: number][]> {
  const found: [string, number][] = [];
  for (const office of await readdir(join(dataDir, 'files')).catch((): string[] => []))
    for await (const { hash, bytes } of officeFiles({ dataDir }, office).store.list())
      found.push([`${office}/${hash}`, bytes]);
  return found.toSorted(([one], [two]) => (one < two ? -1 : 1));
}

const OF_CLIENTS = (owner: string) => `grantee::regrole::text = left(${owner}::regrole::text, 56) || '_client'`;

/** Everything in the schemas except rows. */
export const shapeOf = (connection: Connection) =>
  ask(
    connection,
    `SELECT 'constraint' AS kind, conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS text FROM pg_constraint
       WHERE connamespace::regnamespace::text LIKE 'tenant%'
     UNION ALL SELECT 'trigger', tgenabled::text || pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
       WHERE relnamespace::regnamespace::text LIKE 'tenant%' AND NOT tgisinternal
     UNION ALL SELECT 'index', indexdef FROM pg_indexes WHERE schemaname LIKE 'tenant%'
     UNION ALL SELECT 'function', pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace::regnamespace::text LIKE 'tenant%'
     UNION ALL SELECT 'policy', p::text FROM pg_policies p WHERE schemaname LIKE 'tenant%'
     UNION ALL SELECT 'right', oid::regclass || ' ' || privilege_type FROM pg_class, aclexplode(relacl)
       WHERE relnamespace::regnamespace::text LIKE 'tenant%' AND ${OF_CLIENTS('relowner')}
     UNION ALL SELECT 'right', nspname || ' ' || privilege_type FROM pg_namespace, aclexplode(nspacl)
       WHERE nspname LIKE 'tenant%' AND ${OF_CLIENTS('nspowner')}
     UNION ALL SELECT 'security', oid::regclass::text || ' ' || relrowsecurity FROM pg_class WHERE relnamespace::regnamespace::text LIKE 'tenant%'
     ORDER BY 1, 2`,
  );
