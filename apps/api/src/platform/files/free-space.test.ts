import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SILENT } from '#platform/process/worker.ts';
import { disksOf, prepareFileStores, type Storage, watchDisk, watchStorage } from './free-space.ts';

const BOUNDS = { low: 200, enough: 220, last: 32, reserve: 64 };

let directory: string;
let free: number;
let storage: Storage;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'biuro-storage-')), 'postgres');
  free = 1_000;
  storage = watchDisk(directory, {
    log: SILENT,
    keepsReserve: true,
    bounds: BOUNDS,
    every: 5,
    freeAt: async () => free,
  });
});
afterEach(async () => {
  await storage.stop();
  await rm(join(directory, '..'), { recursive: true });
});

const reserved = () =>
  stat(`${directory}.reserve`).then(
    ({ size }) => size,
    () => 0,
  );

test('there is no room below the bound, and again some when there is clearly more', async () => {
  expect(storage.hasFreeSpace()).toBe(true);
  free = 199;
  await expect.poll(() => storage.hasFreeSpace()).toBe(false);
  free = 219;
  // Long enough for some looks, which change nothing.
  await wait(50);
  expect(storage.hasFreeSpace()).toBe(false);
  free = 220;
  await expect.poll(() => storage.hasFreeSpace()).toBe(true);
});

test('a reserve is kept for the worst, given away then, and kept again when there is room for it', async () => {
  await expect.poll(() => reserved()).toBe(64);
  free = 31;
  await expect.poll(() => reserved()).toBe(0);
  free = 283;
  await expect.poll(() => storage.hasFreeSpace()).toBe(true);
  expect(await reserved()).toBe(0);
  free = 284;
  await expect.poll(() => reserved()).toBe(64);
});

test('with an external database the disk of the files is watched, and no reserve is kept there', async () => {
  const dataDir = join(directory, '..');
  await prepareFileStores({ dataDir });
  const files = await watchStorage({ databaseUrl: 'postgres://elsewhere', dataDir }, SILENT);
  expect(files.hasFreeSpace()).toBe(true);
  await files.stop();

  let left = 199;
  const options = { log: SILENT, bounds: BOUNDS, every: 5, freeAt: async () => left };
  const watched = watchDisk(join(dataDir, 'files'), options);
  await expect.poll(() => watched.hasFreeSpace()).toBe(false);
  left = 1_000;
  await expect.poll(() => watched.hasFreeSpace()).toBe(true);
  await wait(50);
  await watched.stop();
  await expect(stat(join(dataDir, 'files.reserve'))).rejects.toThrow('ENOENT');
});

test('two folders of one disk are watched once', async () => {
  const home = join(directory, '..');
  const [one, two, link] = ['one', 'two', 'link'].map((name) => join(home, name)) as [string, string, string];
  await Promise.all([mkdir(one), mkdir(two), symlink(one, link)]);
  expect(await disksOf([one, two, link])).toEqual([one]);
  if (process.platform === 'linux') expect(await disksOf([one, '/proc', two])).toEqual([one, '/proc']);
});

test('a start without a place for files says so', async () => {
  const dataDir = join(directory, '..', 'taken');
  await writeFile(dataDir, '');
  await expect(prepareFileStores({ dataDir })).rejects.toThrow(
    /^DATA_DIR \S+taken cannot be written \(ENOTDIR: .*\), and what people upload is kept there: set it to a folder of the server's user\.$/,
  );
});
