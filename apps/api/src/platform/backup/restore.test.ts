import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '@biuro/testing/database-address.ts';
import { describe, expect, test } from 'vitest';
import type { Connection } from '#platform/database/database.ts';
import {
  ask,
  contentOf,
  newDatabase,
  PASSPHRASE,
  ROOT,
  SIGN_INS,
  sharedBackupOffice,
} from '../../testing/offices/backup-office.ts';
import { readBackup } from './read-backup.ts';

const office = sharedBackupOffice({ demo: 'two-companies' });

test('one office alone can be taken out of a backup', { timeout: 60_000 }, async () => {
  const target = await newDatabase();
  await expect(office.restoring(target, office.file, 'sosnowa')).rejects.toThrow('The backup holds no office sosnowa.');
  await office.restoring(target, office.file, 'demo');
  expect(await contentOf(target, SIGN_INS)).toEqual(await contentOf(office.source, SIGN_INS));
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
    await expect(office.restoring(target, path)).rejects.toThrow(/^The backup (is cut off|was changed)/);
    await nothing(target);
  });

  test('with another passphrase', async () => {
    await expect(readBackup(office.file, 'another passphrase')).rejects.toThrow(
      'The passphrase is not the one that the backup was made with.',
    );
  });

  test('when the process is killed half-way', { timeout: 60_000 }, async () => {
    const target = await newDatabase();
    // A pipe that never delivers the second half of the office.file.
    const pipe = join(office.folder, 'half.age');
    execFileSync('mkfifo', [pipe]);
    const child = admin(['restore', pipe], target);
    const bytes = await readFile(office.file);
    const handle = await open(pipe, 'w');
    await handle.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
    const working = `SELECT FROM pg_stat_activity WHERE datname = $1 AND application_name = 'biuro restore' AND query LIKE 'COPY%'`;
    await expect.poll(() => ask(target, working, [target.database]), { timeout: 30_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    await handle.close();
    await expect.poll(() => ask(target, working, [target.database]), { timeout: 10_000 }).toEqual([]);
    await nothing(target);
    // And is no obstacle to the next try.
    await office.restoring(target);
    expect(await contentOf(target, SIGN_INS)).toEqual(await contentOf(office.source, SIGN_INS));
  });
});

function admin(args: string[], connection: Connection): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    BIURO_MODE: 'demo',
    BACKUP_PASSPHRASE: PASSPHRASE,
    DATABASE_URL: addressOf(connection),
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
