import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Connection, isUnavailable, schemaOf } from '#platform/database/database.ts';
import { knownMigrations, migrateInside } from '#platform/database/migrate.ts';
import { errorCode } from '#platform/postgres/files.ts';
import { StartError } from '#platform/process/start-error.ts';
import { syncFolder } from './backup.ts';
import { contentSum, namedContents } from './contents.ts';
import { createRowDigest } from './digest.ts';
import type { Head, Manifest, OfficeShape, TableShape } from './manifest.ts';
import { differenceOf, readBackup } from './read-backup.ts';
import type { ContentRestore } from './restore-contents.ts';
import { columnList, openSession, qualified, quoted, readRows, shapesOf } from './snapshot.ts';

export interface RestoreOrder {
  connection: Connection;
  path: string;
  passphrase: string;
  tenantsDir: string;
  /** Undone when the restore fails. */
  contents: ContentRestore;
  /** Restore this office only. */
  only?: string | undefined;
  /** Called when everything is there and compared, and only has to be committed. */
  onComplete?(): void;
}

export interface Restored {
  head: Head;
  manifest: Manifest;
  /** Tenant files that existed with another content; they were not overwritten. */
  differingFiles: string[];
}

/**
 * Restores a backup into an empty installation in one transaction: everything is restored and compared row by row, or
 * nothing is. Contents of files are in the store, and on the disk, before their rows are committed. Nobody stays signed in, because sessions may have been ended since the backup.
 */
export async function restore({
  connection,
  path,
  passphrase,
  tenantsDir,
  contents,
  only,
  onComplete,
}: RestoreOrder): Promise<Restored> {
  const client = await openSession(connection, 'restore');
  const files: { name: string; content: Buffer }[] = [];
  const loader = createLoader(client);
  try {
    await client.query('BEGIN');
    const wanted = (office: string) => only === undefined || office === only;
    const { head: whole, manifest: all } = await readBackup(path, passphrase, {
      async begin({ offices }) {
        if (!offices.some(({ name }) => wanted(name))) throw new StartError(`The backup holds no office ${only}.`);
        const chosen = offices.filter(({ name }) => wanted(name));
        await prepareFolder(tenantsDir, chosen);
        for (const { name } of chosen) await contents.prepare(name);
        for (const office of chosen) await makeRoom(client, office);
      },
      async rows(office, table, rows) {
        if (wanted(office)) await loader.take(office, table, rows);
      },
      async content(office, hash, part) {
        await loader.end();
        if (wanted(office)) await contents.take(office, hash, part);
      },
      async contentEnd(office) {
        if (wanted(office)) await contents.end();
      },
      async file(name, content) {
        if (wanted(basename(name, '.json'))) files.push({ name: basename(name), content });
      },
    });
    const head = { ...whole, offices: whole.offices.filter(({ name }) => wanted(name)) };
    const manifest = {
      tables: all.tables.filter(({ office }) => wanted(office)),
      contents: all.contents.filter(({ office }) => wanted(office)),
      files: all.files.filter(({ name }) => wanted(basename(name, '.json'))),
    };
    await loader.end();
    await each(client, 'making', 'ASC');
    for (const office of head.offices) await close(client, office);
    const found = { tables: await readAgain(client, head), contents: await namedAgain(client, head) };
    const difference = differenceOf(manifest, { ...manifest, ...found });
    if (difference) throw new StartError(`${difference} Nothing was restored.`);
    for (const office of head.offices) await beginAnew(client, office);
    onComplete?.();
    const differingFiles = await writeFiles(tenantsDir, files);
    contents.keep();
    await client.query('COMMIT').catch((cause: unknown) => {
      throw isUnavailable(cause) ? new StartError(COMMIT_UNKNOWN, { cause }) : cause;
    });
    return { head, manifest, differingFiles };
  } catch (error) {
    await contents.undo();
    throw error;
  } finally {
    // Without a COMMIT before it, this rolls back.
    await client.end();
  }
}

const COMMIT_UNKNOWN =
  'The database has ended the connection at the last step, so everything or nothing was restored. Restore again: where everything is there, that changes nothing.';

/** Creates the schema of an office as of the backup with empty tables, without foreign keys and triggers for the time being. */
async function makeRoom(client: pg.Client, office: OfficeShape): Promise<void> {
  const { name, schema, migrations, tables } = office;
  if (schema !== schemaOf(name)) throw new StartError(`The backup names the schema of ${name} wrongly.`);
  await assertEmpty(client, office);
  await assertKnown(office);
  await client.query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`);
  await migrateInside(client, name, migrations.at(-1) ?? '');
  const [made] = await shapesOf(client, [name]);
  if (JSON.stringify(made?.tables) !== JSON.stringify(tables))
    throw new StartError(
      `The tables of ${name} were made by another version of this program: restore the backup with that one.`,
    );
  await layAside(client, schema);
  const names = tables.map((table) => qualified(schema, table.name));
  for (const table of names) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
}

async function assertEmpty(client: pg.Client, { name, schema }: OfficeShape): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT relname AS table FROM pg_class WHERE relnamespace = to_regnamespace($1)::oid AND relkind IN ('r', 'p')
       AND relname NOT IN ('migrations', 'migrations_lock')`,
    [schema],
  );
  for (const { table } of rows) {
    const found = await client.query(`SELECT FROM ${qualified(schema, table)} LIMIT 1`);
    if (found.rowCount)
      throw new StartError(
        `The office ${name} holds data already (${table}): a backup is restored into an empty database only.`,
      );
  }
}

async function assertKnown({ migrations }: OfficeShape): Promise<void> {
  const known = (await knownMigrations()).filter((name) => name <= (migrations.at(-1) ?? ''));
  if (JSON.stringify(known) === JSON.stringify(migrations)) return;
  const strange = migrations.find((name) => !known.includes(name)) ?? 'an older set';
  throw new StartError(
    `The backup was made by another version of this program (migration ${strange}): restore it with that one.`,
  );
}

/** Drops foreign keys, which loading table by table would violate, and indexes, which are built faster from full tables. */
async function layAside(client: pg.Client, schema: string): Promise<void> {
  await client.query('CREATE TEMP TABLE IF NOT EXISTS laid_aside (rank int, removal text, making text)');
  // Without a search path, all definitions are qualified with their schema.
  await client.query('SET LOCAL search_path = pg_catalog');
  await client.query(
    `INSERT INTO laid_aside
       SELECT CASE contype WHEN 'f' THEN 3 ELSE 2 END, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       FROM pg_constraint WHERE contype IN ('f', 'x') AND connamespace = to_regnamespace($1)
     UNION ALL
       SELECT 1, format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
       FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
       WHERE relnamespace = to_regnamespace($1) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [schema],
  );
  await each(client, 'removal', 'DESC');
  await client.query(`UPDATE laid_aside SET removal = 'SELECT'`);
}

const each = (client: pg.Client, what: 'removal' | 'making', order: 'ASC' | 'DESC') =>
  client.query(
    `DO $$ DECLARE one record; BEGIN
       FOR one IN SELECT ${what} AS text FROM laid_aside ORDER BY rank ${order} LOOP EXECUTE one.text; END LOOP;
     END $$`,
  );

/** Restores indexes, foreign keys and triggers; a row with a dangling reference is found here. */
async function close(client: pg.Client, { schema, tables }: OfficeShape): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${qualified(schema, name)} ENABLE TRIGGER USER`);
  for (const { name } of tables) await client.query(`ANALYZE ${qualified(schema, name)}`);
}

/** A table that is being loaded. */
interface Load {
  key: string;
  stream: ReturnType<typeof copyFrom>;
  failed: Promise<never>;
}

/** Loads rows into their tables, one table after the other. */
function createLoader(client: pg.Client) {
  let shapes = new Map<string, TableShape>();
  let current: Load | undefined;

  async function end(): Promise<void> {
    const last = current;
    current = undefined;
    if (!last) return;
    last.stream.end();
    await Promise.race([last.failed, finished(last.stream)]);
  }

  async function begin(key: string, office: string, table: string): Promise<Load> {
    await end();
    const schema = schemaOf(office);
    if (!shapes.has(key)) {
      const [found] = await shapesOf(client, [office]);
      shapes = new Map(found?.tables.map((shape) => [`${office}/${shape.name}`, shape]));
    }
    const shape = shapes.get(key);
    if (!shape) throw new StartError(`The office ${office} has no table ${table}.`);
    const text = `COPY ${qualified(schema, table)} (${columnList(shape)}) FROM STDIN`;
    const stream = client.query(copyFrom(text));
    // A write that waits for the connection to take more is never called back when the connection ends.
    const { promise: failed, reject } = Promise.withResolvers<never>();
    failed.catch(() => {});
    stream.on('error', reject);
    current = { key, stream, failed };
    return current;
  }

  return {
    async take(office: string, table: string, rows: Buffer): Promise<void> {
      const key = `${office}/${table}`;
      const { stream, failed } = current?.key === key ? current : await begin(key, office, table);
      const written = new Promise<void>((resolve, reject) => {
        stream.write(rows, (error) => (error ? reject(error) : resolve()));
      });
      await Promise.race([failed, written]);
    },
    end,
  };
}

async function readAgain(client: pg.Client, { offices }: Head): Promise<Manifest['tables']> {
  const sums: Manifest['tables'] = [];
  for (const { name: office, schema, tables } of offices) {
    for (const table of tables) {
      const digest = createRowDigest();
      for await (const chunk of readRows(client, schema, table)) digest.add(chunk);
      sums.push({ office, table: table.name, ...digest.sum() });
    }
  }
  return sums;
}

/** What the rows that were restored name. */
async function namedAgain(client: pg.Client, { format, offices }: Head): Promise<Manifest['contents']> {
  const sums: Manifest['contents'] = [];
  for (const office of offices) {
    const named = await namedContents(client, office);
    // A backup of the first format has none, so its rows may not name any.
    if (named && (format > 1 || named.length > 0)) sums.push(contentSum(office.name, named));
  }
  return sums;
}

/** Nobody stays signed in, the bytes of uploads that were on their way are not there, and this installation has made no backup yet. */
async function beginAnew(client: pg.Client, { schema, tables }: OfficeShape): Promise<void> {
  await client.query(`DELETE FROM ${qualified(schema, 'sessions')}`);
  await client.query(`DELETE FROM ${qualified(schema, 'login_challenges')}`);
  await client.query(`DELETE FROM ${qualified(schema, 'user_links')} WHERE kind = 'reset'`);
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (has('uploads')) await client.query(`DELETE FROM ${qualified(schema, 'uploads')} WHERE file_id IS NULL`);
  if (has('backups')) await client.query(`DELETE FROM ${qualified(schema, 'backups')}`);
}

/** Before hours of loading: an installation that was never started may lack the folder. */
async function prepareFolder(tenantsDir: string, offices: OfficeShape[]): Promise<void> {
  try {
    await mkdir(tenantsDir, { recursive: true });
    await access(tenantsDir, constants.W_OK);
  } catch (cause) {
    const files = await readdir(tenantsDir).catch((): string[] => []);
    const missing = offices.map(({ name }) => `${name}.json`).filter((name) => !files.includes(name));
    if (missing.length === 0) return;
    throw new StartError(
      `The restore cannot write ${missing.join(', ')} into ${tenantsDir} (${errorCode(cause)}): let the user that runs it write there.`,
      { cause },
    );
  }
}

/** Before the commit: if the process dies in between, the next attempt finds the same files. */
async function writeFiles(tenantsDir: string, files: { name: string; content: Buffer }[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { name, content } of files) {
    const path = join(tenantsDir, name);
    const there = await readFile(path).catch(() => undefined);
    if (there) {
      if (!there.equals(content)) kept.push(name);
      continue;
    }
    await writeWhole(path, content);
  }
  if (files.length > 0) await syncFolder(tenantsDir);
  return kept;
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
