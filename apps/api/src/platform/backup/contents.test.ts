import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs';
import { readdir, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { poolOf } from '../database/database.ts';
import { addContent } from '../files/store/add-file.ts';
import { collectFiles } from '../files/store/collect-files.ts';
import { backup } from './backup.ts';
import { readBackup } from './read-backup.ts';

const MEGABYTE = 1024 * 1024;
const PASSPHRASE = 'a passphrase of the tests';

const home = mkdtempSync(join(tmpdir(), 'biuro-contents-'));
const dataDir = join(home, 'data');
afterAll(() => rm(home, { recursive: true }));
const portal = sharedTestApp({ variables: { DATA_DIR: dataDir } });
beforeEach(() => portal.db.deleteFrom('files').execute());

/** Returns the hash. */
async function add(body: Buffer): Promise<string> {
  const { store } = portal.tenant.files;
  const id = await addContent(portal.db, store, { body, name: 'umowa.pdf', kind: 'pdf', addedBy: null });
  const row = await portal.db.selectFrom('files').select('hash').where('id', '=', id).executeTakeFirstOrThrow();
  return row.hash;
}

const placeOf = (hash: string) => join(dataDir, 'files', 'demo', hash.slice(0, 2), hash);

let count = 0;
const backUp = () => {
  const { connection, environment } = portal;
  const order = { connection, offices: ['demo'], tenantsDir: environment.tenantsDir, dataDir, keyName: '01234567' };
  return backup({ ...order, passphrase: PASSPHRASE, work: 4, out: join(home, `${(count += 1)}.age`) });
};

test('a backup holds each content once and in parts, whatever its size and the number of its names', async () => {
  const large = randomBytes(9 * MEGABYTE);
  for (const body of [large, large, Buffer.from('%PDF-1.7 small')]) await add(body);
  const { path, manifest } = await backUp();
  expect(manifest.contents).toMatchObject([{ office: 'demo', count: 2, bytes: large.length + 14 }]);
  const parts = new Map<string, Buffer[]>();
  await readBackup(path, PASSPHRASE, {
    content: async (_office, hash, part) => void parts.set(hash, [...(parts.get(hash) ?? []), part]),
  });
  const found = [...parts.values()].toSorted((one, two) => one.length - two.length);
  expect(found.map((some) => some.map(({ length }) => length))).toEqual([[14], [4 * MEGABYTE, 4 * MEGABYTE, MEGABYTE]]);
  expect(Buffer.concat(found[1] ?? []).equals(large)).toBe(true);
});

test.each([
  ['lacks', (path: string) => rm(path), 'lacks HASH, which a row of its files names.'],
  ['has damaged', (path: string) => writeFile(path, 'y'.repeat(14)), 'holds other bytes under HASH.'],
  ['has cut off', (path: string) => truncate(path, 7), 'holds other bytes under HASH.'],
])('no backup is made where the store %s a content', async (_what, harm, sentence) => {
  const hash = await add(Buffer.from('%PDF-1.7 small'));
  const before = await readdir(home);
  await harm(placeOf(hash));
  await expect(backUp()).rejects.toThrow(
    `The file store of demo ${sentence.replace('HASH', hash)} No backup was made: bring the content back from an older one.`,
  );
  expect(await readdir(home)).toEqual(before);
  await rm(placeOf(hash), { force: true });
});

test('contents that the snapshot names stay until they are read, although their last rows are deleted meanwhile', async () => {
  const [first = '', second = ''] = [await add(randomBytes(1_000)), await add(randomBytes(1_000))].toSorted();
  // A pipe in the place of the first holds the backup up behind its snapshot.
  const aside = join(home, 'aside');
  await rename(placeOf(first), aside);
  execFileSync('mkfifo', [placeOf(first)]);
  const running = backUp();
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'biuro backup'
    AND state = 'idle' AND query = 'COMMIT'`;
  await expect.poll(async () => (await poolQuery(waiting)).length).toBe(1);
  await twoDaysLater(first, second);

  await collectFiles(portal.db, portal.tenant.files.store);

  expect(await portal.db.selectFrom('files').select('id').execute()).toEqual([]);
  expect((await stat(placeOf(second))).size).toBe(1_000);
  await pipeline(createReadStream(aside), createWriteStream(placeOf(first)));
  expect((await running).manifest.contents).toMatchObject([{ count: 2, bytes: 2_000 }]);
  // The session of the backup has ended, and nothing holds them any more.
  await collectFiles(portal.db, portal.tenant.files.store);
  expect(await portal.tenant.files.store.has(second)).toBe(false);
});

const poolQuery = async (text: string) => (await poolOf(portal.db).query(text)).rows;

/** As if nobody had referred to these files for two days. */
async function twoDaysLater(...hashes: string[]): Promise<void> {
  await poolQuery(`UPDATE files SET unused_since = now() - interval '2 days'`);
  const before = new Date(Date.now() - 2 * 86_400_000);
  for (const hash of hashes) await utimes(placeOf(hash), before, before);
}
