import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordUse } from '#platform/postgres/leftovers.ts';
import { clearLeftovers } from './leftovers.ts';

let folder: string;
let systemDir: string;
let running: ChildProcess | undefined;
let said: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biuro-leftovers-'));
  systemDir = join(folder, 'system');
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  running?.kill();
  await rm(folder, { recursive: true });
});

/** A database of two megabytes with its reserve; its DATA_DIR is there while it says so. */
async function storeDatabase(digit: string, use?: { dataDir: string; isDemo: boolean }): Promise<string> {
  const directory = join(systemDir, `postgres-${digit.repeat(12)}`);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'PG_VERSION'), Buffer.alloc(2 * 1024 * 1024));
  await writeFile(`${directory}.reserve`, Buffer.alloc(1024 * 1024));
  if (use) await recordUse(directory, use);
  return directory;
}

const clear = async (remove: boolean) => {
  said = [];
  await clearLeftovers(remove, systemDir);
  return said;
};

test('databases of demos whose DATA_DIR is gone are listed and then removed; all others are kept', async () => {
  const [here, gone] = [join(folder, 'here'), join(folder, 'gone')];
  await mkdir(here);
  const left = await storeDatabase('1', { dataDir: gone, isDemo: true });
  const used = await storeDatabase('2', { dataDir: here, isDemo: true });
  const real = await storeDatabase('3', { dataDir: gone, isDemo: false });
  // A command that was called without the environment of production.
  await recordUse(real, { dataDir: gone, isDemo: true });
  const old = await storeDatabase('4');
  const busy = await storeDatabase('5', { dataDir: gone, isDemo: true });
  await serve(busy);
  await mkdir(join(systemDir, 'postgresql-18.4.0-linux-x64'));

  const line = (directory: string, why: string) =>
    `${directory}, 3 MB, last used ${new Date().toISOString().slice(0, 10)}, ${why}`;
  const kept = [
    line(used, `kept: its DATA_DIR ${here} exists`),
    line(real, `kept: of production in ${gone}, which is gone`),
    line(old, 'kept: not started by this version yet, so its DATA_DIR is not known'),
    line(busy, 'kept: its PostgreSQL runs'),
  ];
  const listed = [line(left, `left over: of a demo in ${gone}, which is gone`), ...kept];
  const before = await readdir(systemDir);
  expect(await clear(false)).toEqual([
    ...listed,
    '1 of them with 3 MB are left over. Delete them by: npm run admin -- leftovers --remove',
  ]);
  expect(await readdir(systemDir)).toEqual(before);

  expect(await clear(true)).toEqual([...listed, 'Deleted 1 of them with 3 MB.']);
  expect(await readdir(systemDir)).toEqual(before.filter((name) => !name.startsWith('postgres-1')));
  expect(await clear(true)).toEqual([...kept, `Nothing is left over in ${systemDir}.`]);
});

test('a machine without such databases has nothing left over', async () => {
  expect(await clear(true)).toEqual([`Nothing is left over in ${systemDir}.`]);
  expect(existsSync(systemDir)).toBe(false);
});

/** A process that looks like the PostgreSQL of this directory. */
async function serve(directory: string): Promise<void> {
  running = spawn('/bin/sh', ['-c', 'sleep 60; true', '-D', directory], { argv0: 'postgres' });
  const lock = `${running.pid}\n${directory}\n1700000000\n5432\n${directory}\n\n\nready   \n`;
  await writeFile(join(directory, 'postmaster.pid'), lock);
}
