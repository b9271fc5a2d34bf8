import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf } from '@biuro/testing/database-address.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createSecrets, keyNameOf } from '#platform/access/secrets.ts';
import { hoursSinceBackup } from '#platform/backup/backup-notes.ts';
import { ask } from '../../testing/offices/backup-office.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const KEYS = { SECRET_KEY: 'the key under which the office has sealed', BACKUP_PASSPHRASE: 'a passphrase of the test' };
const WRONG = 'The passphrase is not the one that the backup was made with.';

const server = { ...inject('postgres'), database: 'postgres' };
const TARGET = `restored_${Date.now()}`;

const portal = sharedTestApp({ fixture: 'two-companies' });

let folder: string;
let shelf: string;
/** Of an installation that was never started: nothing is in its database, and its folder of tenants is not there. */
let empty: Record<string, string>;
beforeAll(async () => {
  folder = await createDataDir();
  shelf = join(folder, 'shelf');
  await mkdir(shelf);
  await ask(server, `CREATE DATABASE ${TARGET}`);
  const database = { ...server, database: TARGET };
  empty = { ...KEYS, DATABASE_URL: addressOf(database), DATA_DIR: folder, TENANTS_DIR: join(folder, 'tenants') };
});
afterAll(async () => {
  await ask(server, `DROP DATABASE ${TARGET} WITH (FORCE)`);
  await removeDataDir(folder);
});

test('the commands bring an office from one installation into another, in which people sign in', {
  timeout: 120_000,
}, async () => {
  const full = { ...KEYS, DATABASE_URL: addressOf(portal.connection) };
  const { id } = await portal.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow();
  const pesel = createSecrets(KEYS.SECRET_KEY).seal('company pesel', Buffer.from('44051401359'), id);
  await portal.db.updateTable('companies').set({ pesel }).where('id', '=', id).execute();
  for (const name of ['biuro-20260101T000000Z.age', 'mine.age']) await writeFile(join(shelf, name), '');

  expect(await runAdmin(['backup', '--out', shelf, '--keep', '0'], full)).toEqual({
    code: 1,
    out: '',
    err: '--keep must be a whole number from 1, not "0".',
  });
  const made = await runAdmin(['backup', '--out', shelf, '--keep', '1'], full);
  const [name = '', ...others] = await readdir(shelf);
  const file = join(shelf, name);
  expect([basename(file), others]).toEqual([expect.stringMatching(/^biuro-\d{8}T\d{6}Z\.age$/), ['mine.age']]);
  expect([made.code, made.err, made.out.split('\n')]).toEqual([
    0,
    '',
    [
      expect.stringMatching(/\.age: 1 office, \d+ tables, \d+ rows, 1 files, \d+\.\d MB\.$/),
      `A restore also needs the passphrase and the SECRET_KEY ${keyNameOf(KEYS.SECRET_KEY)}: keep them apart from it.`,
      `Deleted ${join(shelf, 'biuro-20260101T000000Z.age')}.`,
    ],
  ]);
  expect(await hoursSinceBackup(portal.connection, 'demo')).toBeLessThan(0.1);

  // Another SECRET_KEY, another passphrase, and both right.
  const verified = await runAdmin(['verify', file], { ...empty, SECRET_KEY: 'another' });
  expect(verified).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^The backup of \S+ is complete: 1 office/),
  });
  expect(verified.out.split('\n').at(-1)).toMatch(
    `open only with the SECRET_KEY ${keyNameOf(KEYS.SECRET_KEY)}, which is not this server's`,
  );
  const stranger = { ...empty, BACKUP_PASSPHRASE: 'a passphrase of another office' };
  expect(await runAdmin(['restore', file], stranger)).toEqual({ code: 1, out: '', err: WRONG });
  const restored = await runAdmin(['restore', file], empty);
  expect([restored.err, restored.code, restored.out.split('\n')]).toEqual([
    '',
    0,
    [
      expect.stringMatching(/^Restored, and compared with the backup of \S+: 1 office/),
      'All users are signed out, and pending links for new passwords no longer work.',
    ],
  ]);
  expect(await readFile(join(folder, 'tenants', 'demo.json'))).toEqual(
    await readFile(join(portal.environment.tenantsDir, 'demo.json')),
  );

  const office = await startServerProcess(empty);
  try {
    expect(await runAdmin(['doctor'], empty)).toMatchObject({
      code: 0,
      out: expect.stringContaining('✓ Schema of demo is up to date'),
    });
    expect(await peselOf(office.address, id)).toBe('44051401359');
  } finally {
    await office.stop();
  }
});

/** As the administrator reads it, who signs in for that. */
async function peselOf(address: string, company: string): Promise<string> {
  const { access_token } = await demoLogin(address, 'admin@two.example');
  const headers = { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${address}/api/companies/${company}/pesel`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { pesel: string } }).data.pesel; // what the contract says of this path
}
