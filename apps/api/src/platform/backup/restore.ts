import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Connection, schemaOf } from '#platform/database/database.ts';
import { knownMigrations, migrateInside } from '#platform/database/migrate.ts';
import { StartError } from '#platform/process/start-error.ts';
import { syncFolder } from './backup.ts';
import { createRowDigest } from './digest.ts';
import type { Head, Manifest, OfficeShape, TableShape } from './manifest.ts';
import { differenceOf, readBackup } from './read-backup.ts';
import { columnList, openSession, qualified, quoted, readRows, shapesOf } from './snapshot.ts';

export interface RestoreOrder {
  connection: Connection;
  path: string;
  passphrase: string;
  tenantsDir: string;
  /** Restore this office only. */
  only?: string | undefined;
}

export interface Restored {
  head: Head;
  manifest: Manifest;
  /** Tenant files that existed with another content; they were not overwritten. */
  differingFiles: string[];
}

/**
 * Restores a backup into an empty installation in one transaction: everything is restored and compared row by row, or
 * nothing is. Nobody stays signed in, because sessions may have been ended since the backup.
 */
export async function restore({ connection, path, passphrase, tenantsDir, only }: RestoreOrder): Promise<Restored> {
  const client = await openSession(connection, 'restore');
  const files: { name: string; content: Buffer }[] = [];
  const loader = createLoader(client);
  try {
    await client.query('BEGIN');
    const wanted = (office: string) => only === undefined || office === only;
    const { head: whole, manifest: all } = await readBackup(path, passphrase, {
      async begin({ offices }) {
        if (!offices.some(({ name }) => wanted(name))) throw new StartError(`The backup holds no office ${only}.`);
        for (const office of offices) if (wanted(office.name)) await makeRoom(client, office);
      },
      async rows(office, table, rows) {
        if (wanted(office)) await loader.take(office, table, rows);
      },
      async file(name, content) {
        if (wanted(basename(name, '.json'))) files.push({ name: basename(name), content });
      },
    });
    const head = { ...whole, offices: whole.offices.filter(({ name }) => wanted(name)) };
    const manifest = {
      tables: all.tables.filter(({ office }) => wanted(office)),
      files: all.files.filter(({ name }) => wanted(basename(name, '.json'))),
    };
    await loader.end();
    await each(client, 'making', 'ASC');
    for (const office of head.offices) await close(client, office);
    const difference = differenceOf(manifest, { ...manifest, tables: await readAgain(client, head) });
    if (difference) throw new StartError(`${difference} Nothing was restored.`);
    for (const { schema } of head.offices) await signEverybodyOut(client, schema);
    const differingFiles = await writeFiles(tenantsDir, files);
    await client.query('COMMIT');
    return { head, manifest, differingFiles };
  } finally {
    // Without a COMMIT before it, this rolls back.
    await client.end();
  }
}

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

/** Loads rows into their tables, one table after the other. */
function createLoader(client: pg.Client) {
  let shapes = new Map<string, TableShape>();
  let current: { key: string; stream: ReturnType<typeof copyFrom> } | undefined;

  async function end(): Promise<void> {
    const stream = current?.stream;
    current = undefined;
    if (!stream) return;
    stream.end();
    await finished(stream);
  }

  async function begin(key: string, office: string, table: string): Promise<void> {
    await end();
    const schema = schemaOf(office);
    if (!shapes.has(key)) {
      const [found] = await shapesOf(client, [office]);
      shapes = new Map(found?.tables.map((shape) => [`${office}/${shape.name}`, shape]));
    }
    const shape = shapes.get(key);
    if (!shape) throw new StartError(`The office ${office} has no table ${table}.`);
    const text = `COPY ${qualified(schema, table)} (${columnList(shape)}) FROM STDIN`;
    current = { key, stream: client.query(copyFrom(text)) };
    // `write` and `finished` report errors; without a listener they would end the process.
    current.stream.on('error', () => {});
  }

  return {
    async take(office: string, table: string, rows: Buffer): Promise<void> {
      const key = `${office}/${table}`;
      if (current?.key !== key) await begin(key, office, table);
      await new Promise<void>((resolve, reject) => {
        current?.stream.write(rows, (error) => (error ? reject(error) : resolve()));
      });
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

async function signEverybodyOut(client: pg.Client, schema: string): Promise<void> {
  await client.query(`DELETE FROM ${qualified(schema, 'sessions')}`);
  await client.query(`DELETE FROM ${qualified(schema, 'login_challenges')}`);
  await client.query(`DELETE FROM ${qualified(schema, 'user_links')} WHERE kind = 'reset'`);
}

/** Before the commit: if the process dies in between, the next attempt finds the same files. */
async function writeFiles(tenantsDir: string, files: { name: string; content: Buffer }[]): Promise<string[]> {
  // It may be missing in an installation that was never started.
  await mkdir(tenantsDir, { recursive: true });
  const kept: string[] = [];
  for (const { name, content } of files) {
    const path = join(tenantsDir, name);
    const there = await readFile(path).catch(() => undefined);
    if (there) {
      if (!there.equals(content)) kept.push(name);
      continue;
    }
    await writeFile(`${path}.unfinished`, content, { flush: true });
    await rename(`${path}.unfinished`, path);
  }
  await syncFolder(tenantsDir);
  return kept;
}
