import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '@biuro/testing/database-address.ts';
import { describe, expect, test } from 'vitest';
import type { Connection } from '#platform/database/database.ts';
import {
  ask,
  contentOf,
  contentsOf,
  EMPTIED,
  newDatabase,
  PASSPHRASE,
  ROOT,
  sharedBackupOffice,
} from '../../testing/offices/backup-office.ts';
import { readBackup } from './read-backup.ts';

const office = sharedBackupOffice({ demo: 'two-companies' });

test('one office alone can be taken out of a backup', { timeout: 60_000 }, async () => {
  const target = await newDatabase();
  await expect(office.restoring(target, { only: 'sosnowa' })).rejects.toThrow('The backup holds no office sosnowa.');
  await office.restoring(target, { only: 'demo' });
  expect(await contentOf(target, EMPTIED)).toEqual(await contentOf(office.source, EMPTIED));
});

const newDataDir = () => mkdtemp(join(office.folder, 'data-'));
const placeOf = (dataDir: string, name: string) => {
  const [tenant = '', hash = ''] = name.split('/');
  return join(dataDir, 'files', tenant, hash.slice(0, 2), hash);
};
/** Hashes by which a restore writes what is not complete. */
const unfinished = (dataDir: string) => readdir(join(dataDir, 'files/demo/uploads'));

test('a content that the store has already stays, and takes the place of other bytes under its name', async () => {
  const dataDir = await newDataDir();
  const name = (await contentsOf(office.dataDir))[0]?.[0] ?? '';
  await mkdir(join(placeOf(dataDir, name), '..'), { recursive: true });
  await writeFile(placeOf(dataDir, name), 'damaged');
  await office.restoring(await newDatabase(), { dataDir });
  expect(await readFile(placeOf(dataDir, name))).toEqual(await readFile(placeOf(office.dataDir, name)));

  const { ino } = await stat(placeOf(dataDir, name));
  await office.restoring(await newDatabase(), { dataDir });
  expect((await stat(placeOf(dataDir, name))).ino).toBe(ino);
  expect([await contentsOf(dataDir), await unfinished(dataDir)]).toEqual([await contentsOf(office.dataDir), []]);
});

describe('nothing is restored', () => {
  const nothing = async (connection: Connection) =>
    expect(await ask(connection, `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'tenant%'`)).toEqual([]);

  test('into an installation that holds data', async () => {
    const before = await contentOf(office.source);
    await expect(office.restoring(office.source)).rejects.toThrow(
      /^The office demo holds data already \(\w+\): a backup is restored into an empty database only\.$/,
    );
    expect(await contentOf(office.source)).toEqual(before);
  });

  // `verify` reads as `restore` does.
  test.each<[string, (path: string) => Promise<unknown>, RegExp]>([
    ['that was cut off', (path) => truncate(path, 100_000), /^The backup is cut off or damaged after 0\.1 MB/],
    [
      'in which a byte was changed',
      (path) => flip(path, 100_000),
      /^The backup was changed or is damaged after 0\.1 MB\.$/,
    ],
    [
      'that is something else',
      (path) => writeFile(path, 'PK'.repeat(500)),
      /^The file is not a backup of this program\.$/,
    ],
    ['that is not there', (path) => rm(path), /cannot be read: it does not exist, or you may not read it/],
  ])('from a file %s', async (_what, harm, sentence) => {
    const path = await office.copyOf();
    await harm(path);
    await expect(readBackup(path, PASSPHRASE)).rejects.toThrow(sentence);
  });

  test('when the last byte of the file was changed, which is read after all rows', async () => {
    const target = await newDatabase();
    const path = await office.copyOf();
    await flip(path, (await stat(path)).size - 1);
    const dataDir = await newDataDir();
    await expect(office.restoring(target, { path, dataDir })).rejects.toThrow(/^The backup (is cut off|was changed)/);
    await nothing(target);
    expect([await contentsOf(dataDir), await unfinished(dataDir)]).toEqual([[], []]);
  });

  test('where the files of the offices cannot be written', async () => {
    const target = await newDatabase();
    const tenantsDir = join(office.file, 'tenants');
    await expect(office.restoring(target, { tenantsDir })).rejects.toThrow(
      `The restore cannot write demo.json into ${tenantsDir} (ENOTDIR): let the user that runs it write there.`,
    );
    await nothing(target);
  });

  test('where the contents of files cannot be written', async () => {
    const target = await newDatabase();
    const dataDir = join(office.file, 'data');
    await expect(office.restoring(target, { dataDir })).rejects.toThrow(
      `The restore cannot write into ${dataDir}/files (ENOTDIR): let the user that runs it write there. Nothing was restored.`,
    );
    await nothing(target);
  });

  test.skipIf(process.platform !== 'linux')('where the disk of the file store is full', async () => {
    const target = await newDatabase();
    const dataDir = await newDataDir();
    const name = (await contentsOf(office.dataDir))[0]?.[0] ?? '';
    await mkdir(join(dataDir, 'files/demo/uploads'), { recursive: true });
    await symlink('/dev/full', join(dataDir, 'files', name.replace('/', '/uploads/')));
    await expect(office.restoring(target, { dataDir })).rejects.toThrow(
      `The disk of ${dataDir}/files is full: nothing was restored. Make room and restore again.`,
    );
    await nothing(target);
    expect([await contentsOf(dataDir), await unfinished(dataDir)]).toEqual([[], []]);
    await office.restoring(target, { dataDir });
    expect(await contentsOf(dataDir)).toEqual(await contentsOf(office.dataDir));
  });

  test('with another passphrase', async () => {
    await expect(readBackup(office.file, 'another passphrase')).rejects.toThrow(
      'The passphrase is not the one that the backup was made with.',
    );
  });

  test.each([
    ['killed', 'SIGKILL', 1],
    ['interrupted', 'SIGINT', 0],
  ] as const)('when the process is %s half-way', { timeout: 120_000 }, async (_what, signal, left) => {
    const target = await newDatabase();
    const dataDir = await newDataDir();
    // A pipe that never delivers the end of the file, which is the second part of a content.
    const pipe = join(office.folder, `${signal}.age`);
    execFileSync('mkfifo', [pipe]);
    const child = admin(['restore', pipe], target, dataDir);
    const bytes = await readFile(office.file);
    const handle = await open(pipe, 'w');
    await handle.write(bytes.subarray(0, Math.floor(bytes.length * 0.9)));
    const working = `SELECT FROM pg_stat_activity WHERE datname = $1 AND application_name = 'biuro restore' AND query LIKE 'COPY%'`;
    await expect.poll(() => ask(target, working, [target.database]), { timeout: 30_000 }).toHaveLength(1);
    await expect.poll(() => unfinished(dataDir)).toHaveLength(1);
    const ended = once(child, 'exit');
    child.kill(signal);
    await expect.poll(() => unfinished(dataDir)).toHaveLength(left);
    // Only now, because a process does not exit while it waits for a pipe.
    await handle.close();
    await ended;
    await expect.poll(() => ask(target, working, [target.database]), { timeout: 10_000 }).toEqual([]);
    await nothing(target);
    // And is no obstacle to the next try.
    await office.restoring(target, { dataDir });
    expect(await contentOf(target, EMPTIED)).toEqual(await contentOf(office.source, EMPTIED));
    expect([await contentsOf(dataDir), await unfinished(dataDir)]).toEqual([await contentsOf(office.dataDir), []]);
  });
});

function admin(args: string[], connection: Connection, dataDir: string): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    BIURO_MODE: 'demo',
    BACKUP_PASSPHRASE: PASSPHRASE,
    DATABASE_URL: addressOf(connection),
    DATA_DIR: dataDir,
  };
  return spawn(process.execPath, ['apps/api/src/admin.ts', ...args], { cwd: ROOT, env, stdio: 'ignore' });
}

async function flip(path: string, place: number): Promise<void> {
  const handle = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, place);
  await handle.write(Buffer.of((byte[0] ?? 0) ^ 1), 0, 1, place);
  await handle.close();
}
