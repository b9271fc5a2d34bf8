import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SILENT } from '#platform/process/worker.ts';
import { type Storage, watchDisk, watchStorage } from './free-space.ts';

const BOUNDS = { low: 200, enough: 220, last: 32, reserve: 64 };

let directory: string;
let free: number;
let storage: Storage;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'biuro-storage-')), 'postgres');
  free = 1_000;
  storage = watchDisk(directory, { log: SILENT, bounds: BOUNDS, every: 5, freeAt: async () => free });
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

test('a disk that is not ours is not watched', async () => {
  const other = await watchStorage({ databaseUrl: 'postgres://elsewhere', dataDir: '/nowhere' }, SILENT);
  expect(other.hasFreeSpace()).toBe(true);
});
