import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFileLock } from './file-lock.ts';

let prefix: string;
let lock: string;
beforeEach(() => {
  const directory = mkdtempSync(join(tmpdir(), 'biuro-lock-'));
  prefix = join(directory, 'default');
  lock = `${prefix}.work.lock`;
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

const times = { stale: 60_000, timeout: 100, step: 5 };

test('work of one name never overlaps, and the lock is gone afterwards', async () => {
  const locked = createFileLock(prefix, { ...times, timeout: 5_000 });
  let running = 0;
  const overlaps: number[] = [];
  const work = async () => {
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    overlaps.push(running);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => locked('work', work)));
  expect(overlaps).toEqual(Array(8).fill(1));
  expect(existsSync(lock)).toBe(false);
});

test('the lock is given back when the work fails', async () => {
  const locked = createFileLock(prefix, times);
  await expect(locked('work', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await locked('work', async () => 'done')).toBe('done');
});

test('a lock of a process that runs is waited for, up to a point', async () => {
  writeFileSync(lock, `${process.pid} somebody`);
  await expect(createFileLock(prefix, times)('work', async () => 'done')).rejects.toThrow('held by another process');
  expect(existsSync(lock)).toBe(true);
});

test('a lock of a process that is gone is set aside', async () => {
  writeFileSync(lock, `${spawnSync('true').pid} gone`);
  expect(await createFileLock(prefix, times)('work', async () => 'done')).toBe('done');
});

test('a lock that is too old is set aside, whoever has its number now', async () => {
  writeFileSync(lock, `${process.pid} long ago`);
  utimesSync(lock, 0, 0);
  expect(await createFileLock(prefix, times)('work', async () => 'done')).toBe('done');
});
