import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { runAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf } from '@biuro/testing/database-address.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createSecrets, keyNameOf } from '#platform/access/secrets.ts';
import { decrypt, encrypt } from '#platform/backup/age.ts';
import { backup } from '#platform/backup/backup.ts';
import { hoursSinceBackup } from '#platform/backup/backup-notes.ts';
import { HEAD, MANIFEST } from '#platform/backup/manifest.ts';
import { readBackup } from '#platform/backup/read-backup.ts';
import { type Entry, readTar, writeTar } from '#platform/backup/tar.ts';
import { migrate, pendingMigrations, readMigrations } from '#platform/database/migrate.ts';
import { addContent } from '#platform/files/store/add-file.ts';
import { ask } from '../../testing/offices/backup-office.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const KEYS = { SECRET_KEY: 'the key under which the office has sealed', BACKUP_PASSPHRASE: 'a passphrase of the test' };
const PROOF = Buffer.from('%PDF-1.7 of the commands');
const WRONG = 'The passphrase is not the one that the backup was made with.';

const server = { ...inject('postgres'), database: 'postgres' };
const TARGET = `restored_${Date.now()}`;
const OLDER = `${TARGET}_older`;

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
  for (const name of [TARGET, OLDER]) await ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await removeDataDir(folder);
});

test('the commands bring an office from one installation into another, in which people sign in', {
  timeout: 120_000,
}, async () => {
  const { dataDir } = portal.environment;
  const full = { ...KEYS, DATABASE_URL: addressOf(portal.connection), DATA_DIR: dataDir };
  const { store } = portal.tenant.files;
  await addContent(portal.db, store, { body: PROOF, name: 'dowod.pdf', kind: 'pdf', addedBy: null });
  const { id } = await portal.db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow();
  const pesel = createSecrets(KEYS.SECRET_KEY).seal('company pesel', Buffer.from('44051401359'), id);
  await portal.db.updateTable('companies').set({ pesel }).where('id', '=', id).execute();
  for (const name of ['biuro-20260101T000000Z.age', 'mine.age']) await writeFile(join(shelf, name), '');
  await sql`INSERT INTO backups (made_at, bytes) VALUES (now() - interval '5 days', 1)`.execute(portal.db);

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
      expect.stringMatching(/\.age: 1 office, \d+ tables, \d+ rows, 1 file, \d+\.\d MB\.$/),
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

  const { hash } = await portal.db.selectFrom('files').select('hash').executeTakeFirstOrThrow();
  expect(await readFile(join(folder, 'files', 'demo', hash.slice(0, 2), hash))).toEqual(PROOF);

  // Before the first start, which would make up for what the restore has left out.
  const { code, out } = await runAdmin(['doctor'], empty);
  expect([code, out.split('\n')]).toEqual([
    0,
    expect.arrayContaining([
      '✓ Schema of demo is up to date',
      expect.stringMatching(/^✓ Row-level security limits clients of demo to their own rows/),
      '! The office demo has no backup: npm run admin -- backup.',
      '✓ The file store holds the 1 file of demo',
    ]),
  ]);

  const office = await startServerProcess(empty);
  try {
    expect(await peselOf(office.address, id)).toBe('44051401359');
  } finally {
    await office.stop();
  }
});

test('a backup of an older release is brought up to date', { timeout: 120_000 }, async () => {
  await ask(server, `CREATE DATABASE ${OLDER}`);
  const connection = { ...server, database: OLDER };
  const migrations = Object.entries(await readMigrations());
  await migrate(connection, 'demo', Object.fromEntries(migrations.slice(0, -1)));
  const { tenantsDir, dataDir } = portal.environment;
  const keys = { passphrase: KEYS.BACKUP_PASSPHRASE, keyName: keyNameOf(KEYS.SECRET_KEY), work: 4 };
  const { path } = await backup({
    connection,
    offices: ['demo'],
    tenantsDir,
    dataDir,
    out: join(folder, 'older.age'),
    ...keys,
  });
  await ask(connection, 'DROP SCHEMA tenant_demo CASCADE');
  await asFirstFormat(path);
  expect((await readBackup(path, KEYS.BACKUP_PASSPHRASE)).head.format).toBe(1);

  expect(await runAdmin(['restore', path], { ...empty, DATABASE_URL: addressOf(connection) })).toMatchObject({
    code: 0,
    err: '',
  });

  expect(await pendingMigrations(connection, 'demo')).toEqual([]);
});

/** As releases have written it whose schema had no files yet. */
async function asFirstFormat(path: string): Promise<void> {
  const opened = Readable.from(decrypt(createReadStream(path), KEYS.BACKUP_PASSPHRASE)).pipe(createGunzip());
  const entries: Entry[] = [];
  for await (const { name, content } of readTar(opened)) {
    const value = name.startsWith('offices/') || name.startsWith('tenants/') ? undefined : JSON.parse(String(content));
    if (name === HEAD) value.format = 1;
    if (name === MANIFEST) delete value.contents;
    entries.push({ name, content: value ? Buffer.from(JSON.stringify(value)) : content });
  }
  const packed = Readable.from(writeTar(Readable.from(entries), new Date())).pipe(createGzip());
  await writeFile(path, Readable.from(encrypt(packed, KEYS.BACKUP_PASSPHRASE, 4)));
}

/** As the administrator reads it, who signs in for that. */
async function peselOf(address: string, company: string): Promise<string> {
  const { access_token } = await demoLogin(address, 'admin@two.example');
  const headers = { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${address}/api/companies/${company}/pesel`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { pesel: string } }).data.pesel; // what the contract says of this path
}
