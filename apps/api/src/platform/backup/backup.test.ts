import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import {
  ask,
  asPlainOwner,
  contentOf,
  contentsOf,
  EMPTIED,
  FIVE_MEGABYTES,
  newDatabase,
  PASSPHRASE,
  ROOT,
  shapeOf,
  sharedBackupOffice,
} from '../../testing/offices/backup-office.ts';
import { backup } from './backup.ts';
import { hoursSinceBackup, noteBackup } from './backup-notes.ts';
import { dropOldBackups } from './prune-backups.ts';
import { readBackup } from './read-backup.ts';

const OFFICES = ['demo', 'sosnowa'];
const office = sharedBackupOffice({ demo: 'demo', sosnowa: 'two-companies' });

describe('a backup', () => {
  test('brings every row, file and rule back into an empty installation', { timeout: 60_000 }, async () => {
    const target = await newDatabase();
    const tenantsDir = await mkdtemp(join(office.folder, 'tenants-'));
    const dataDir = await mkdtemp(join(office.folder, 'data-'));
    const { differingFiles } = await office.restoring(await asPlainOwner(target), { tenantsDir, dataDir });
    expect(differingFiles).toEqual([]);
    const [before, after] = [await contentOf(office.source, EMPTIED), await contentOf(target, EMPTIED)];
    expect(after).toEqual(before);
    expect(Object.values(before).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(20);
    expect(await shapeOf(target)).toEqual(await shapeOf(office.source));
    expect(await ask(target, 'SELECT count(*)::int AS left FROM tenant_demo.sessions')).toEqual([{ left: 0 }]);
    const files = await contentsOf(dataDir);
    expect(files).toEqual(await contentsOf(office.dataDir));
    expect(files.length).toBeGreaterThan(20);
    for (const name of ['demo.json', 'sosnowa.json'])
      expect(await readFile(join(tenantsDir, name))).toEqual(await readFile(join(ROOT, 'tenants', name)));
    for (const name of OFFICES) expect(await migrate(target, name)).toEqual([]);
  });

  test('is read to its end and says what it holds', async () => {
    const { head, manifest } = await readBackup(office.file, PASSPHRASE);
    expect(head.offices.map(({ name }) => name)).toEqual(OFFICES);
    expect(head.key).toBe('01234567');
    expect(manifest.files.map(({ name }) => name)).toEqual(['tenants/demo.json', 'tenants/sosnowa.json']);
    const stored = (await contentsOf(office.dataDir)).filter(([name]) => name.startsWith('demo/'));
    expect(manifest.contents).toMatchObject([
      { office: 'demo', count: stored.length, bytes: stored.reduce((sum, [, bytes]) => sum + bytes, 0) },
      { office: 'sosnowa', count: 1, bytes: FIVE_MEGABYTES },
    ]);
    const [companies] = await ask<{ count: number }>(
      office.source,
      'SELECT count(*)::int FROM tenant_sosnowa.companies',
    );
    expect(manifest.tables).toContainEqual(
      expect.objectContaining({ office: 'sosnowa', table: 'companies', rows: companies?.count }),
    );
  });

  test('holds one instant of all offices, whatever is written meanwhile', async () => {
    const connection = await newDatabase();
    for (const name of OFFICES) await migrate(connection, name);
    const writer = new pg.Client(connection);
    await writer.connect();
    let count = 0;
    let writing = true;
    const work = (async () => {
      while (writing) {
        count += 1;
        const key = [`hit ${count}`];
        await writer.query('BEGIN');
        for (const schema of ['tenant_demo', 'tenant_sosnowa'])
          await writer.query(`INSERT INTO ${schema}.rate_limits SELECT sha256(convert_to($1, 'UTF8')), 1, now()`, key);
        await writer.query('COMMIT');
      }
    })();
    const { manifest } = await backup({ ...office.order(), connection, out: join(office.folder, 'instant.age') });
    writing = false;
    await work;
    await writer.end();
    const [one, two] = manifest.tables.filter(({ table }) => table === 'rate_limits');
    expect(one?.rows).toBe(two?.rows);
    expect(one?.sha256).toBe(two?.sha256);
    expect(count).toBeGreaterThan(0);
  });

  test('never takes the place of another one, and leaves nothing half written', async () => {
    await expect(backup({ ...office.order(), out: office.file })).rejects.toThrow(
      `${office.file} exists already: a backup never overwrites another file.`,
    );
    const out = join(office.folder, 'broken.age');
    await expect(backup({ ...office.order(), tenantsDir: '/nowhere', out })).rejects.toThrow(/ENOENT/);
    await expect(backup({ ...office.order(), offices: ['strange'], out })).rejects.toThrow(
      'The office strange has no database yet: run npm run admin -- migrate.',
    );
    expect((await readdir(office.folder)).filter((name) => /unfinished|broken/.test(name))).toEqual([]);
  });

  test('is noted, and old ones go when only some are to be kept', async () => {
    expect(await hoursSinceBackup(office.source, 'demo')).toBeUndefined();
    await noteBackup(office.source, ['demo'], {
      path: office.file,
      bytes: 5,
      manifest: { tables: [], contents: [], files: [] },
    });
    expect(await hoursSinceBackup(office.source, 'demo')).toBeLessThan(0.1);
    const shelf = await mkdtemp(join(office.folder, 'shelf-'));
    const names = [
      'biuro-20260101T000000Z.age',
      'biuro-20260102T000000Z.age',
      'biuro-20260103T000000Z.age',
      'mine.age',
    ];
    for (const name of names) await writeFile(join(shelf, name), '');
    expect(await dropOldBackups(join(shelf, names[2] ?? ''), 2)).toEqual([join(shelf, names[0] ?? '')]);
    expect(await readdir(shelf)).toEqual(names.slice(1));
  });
});
