import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedTestApp } from '../../../testing/server/test-app.ts';
import { addFile } from './add-file.ts';
import { collectFiles } from './collect-files.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

const portal = sharedTestApp({});

let home: string;
let store: FileStore;
beforeAll(async () => {
  await sql`CREATE TABLE papers (id int PRIMARY KEY, file_id uuid REFERENCES files)`.execute(portal.db);
});
afterAll(() => sql`DROP TABLE papers`.execute(portal.db));
beforeEach(async () => {
  await sql`DELETE FROM papers`.execute(portal.db);
  await portal.db.deleteFrom('files').execute();
  home = await mkdtemp(join(tmpdir(), 'biuro-files-'));
  store = createDiskStore(join(home, 'files'));
  return () => rm(home, { recursive: true });
});

const collect = () => collectFiles(portal.db, store);

async function add(content: string, name = 'faktura.pdf'): Promise<{ id: string; hash: string }> {
  const path = join(home, 'upload');
  await writeFile(path, content);
  const id = await portal.db
    .transaction()
    .execute((db) => addFile(db, store, { path, name, kind: 'pdf', addedBy: null }));
  return portal.db.selectFrom('files').select(['id', 'hash']).where('id', '=', id).executeTakeFirstOrThrow();
}

const refer = (file: string | null, id = 1) =>
  sql`INSERT INTO papers VALUES (${id}, ${file}) ON CONFLICT (id) DO UPDATE SET file_id = excluded.file_id`.execute(
    portal.db,
  );

/** As if all this had been two days ago. */
async function twoDaysLater(...hashes: string[]): Promise<void> {
  await sql`UPDATE files SET unused_since = unused_since - interval '2 days'`.execute(portal.db);
  const before = new Date(Date.now() - 2 * 86_400_000);
  for (const hash of hashes) await utimes(join(home, 'files', hash.slice(0, 2), hash), before, before);
}

const names = async () =>
  (await portal.db.selectFrom('files').select('name').orderBy('name').execute()).map(({ name }) => name);

test('what a row refers to stays, what none refers to goes after a day with its bytes', async () => {
  const [used, unused] = [await add('used', 'used.pdf'), await add('unused', 'unused.pdf')];
  await refer(used.id);
  await collect();
  expect(await names()).toEqual(['unused.pdf', 'used.pdf']);
  await twoDaysLater(used.hash, unused.hash);
  await collect();
  expect(await names()).toEqual(['used.pdf']);
  expect([await store.has(used.hash), await store.has(unused.hash)]).toEqual([true, false]);
});

test('the day begins when the last reference goes', async () => {
  const { id, hash } = await add('calculation');
  await refer(id);
  await collect();
  await twoDaysLater(hash);
  await refer(null);
  await collect();
  expect(await names()).toEqual(['faktura.pdf']);
  await twoDaysLater(hash);
  await collect();
  expect([await names(), await store.has(hash)]).toEqual([[], false]);
});

test('one content under two names goes with the second', async () => {
  const [first, second] = [await add('same', 'first.pdf'), await add('same', 'second.pdf')];
  expect(second.hash).toBe(first.hash);
  await refer(second.id);
  await twoDaysLater(first.hash);
  await collect();
  expect([await names(), await store.has(first.hash)]).toEqual([['second.pdf'], true]);
});

test('bytes whose row was never written go after a day', async () => {
  const path = join(home, 'upload');
  await writeFile(path, 'killed');
  const killed = portal.db.transaction().execute(async (db) => {
    await addFile(db, store, { path, name: 'killed.pdf', kind: 'pdf', addedBy: null });
    throw new Error('kill');
  });
  await expect(killed).rejects.toThrow('kill');
  const left: string[] = [];
  for await (const { hash } of store.list()) left.push(hash);
  expect(left).toHaveLength(1);
  await collect();
  expect(await store.has(left[0] ?? '')).toBe(true);
  await twoDaysLater(...left);
  await collect();
  expect(await store.has(left[0] ?? '')).toBe(false);
});

test('a content that is added again while it is collected stays', async () => {
  const { hash } = await add('again');
  await portal.db.deleteFrom('files').execute();
  await twoDaysLater(hash);
  const path = join(home, 'upload');
  await writeFile(path, 'again');
  const adding = portal.db.transaction().execute(async (db) => {
    await addFile(db, store, { path, name: 'again.pdf', kind: 'pdf', addedBy: null });
    const collecting = collect();
    await expect
      .poll(
        async () =>
          (await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(portal.db)).rows.length,
      )
      .toBe(1);
    return { collecting };
  });
  await (await adding).collecting;
  expect([await names(), await store.has(hash)]).toEqual([['again.pdf'], true]);
});
