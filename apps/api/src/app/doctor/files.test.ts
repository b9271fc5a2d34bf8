import { mkdtempSync } from 'node:fs';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addContent } from '#platform/files/store/add-file.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { examineFiles } from './files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'biuro-doctor-'));
afterAll(() => rm(dataDir, { recursive: true }));
const portal = sharedTestApp({ variables: { DATA_DIR: dataDir } });

const examine = (place = dataDir) => examineFiles(portal.db, 'demo', { dataDir: place });

test('the doctor misses contents that rows name, and finds those that were cut off', async () => {
  expect(await examine()).toEqual([{ level: 'good', text: 'The file store holds the 0 files of demo' }]);
  const { store } = portal.tenant.files;
  for (const text of ['one', 'two', 'two', 'three'])
    await addContent(portal.db, store, { body: Buffer.from(text), name: `${text}.csv`, kind: 'csv', addedBy: null });
  expect(await examine()).toEqual([{ level: 'good', text: 'The file store holds the 3 files of demo' }]);

  const rows = await portal.db.selectFrom('files').select('hash').distinct().orderBy('hash').execute();
  const [first = '', second = ''] = rows.map(({ hash }) => hash);
  await store.remove(second);
  await truncate(join(dataDir, 'files/demo', first.slice(0, 2), first), 1);
  expect(await examine()).toEqual([
    {
      level: 'wrong',
      text: `The file store lacks 2 of the 3 files of demo, ${first} first: bring them back from a backup.`,
    },
  ]);
});

test('the doctor names a file store that cannot be written', async () => {
  const place = join(dataDir, 'other');
  await writeFile(place, 'no folder');
  const [finding] = await examine(place);
  expect(finding).toEqual({
    level: 'wrong',
    text: `The file store ${place}/files/demo cannot be written (ENOTDIR): let the user of the server write there.`,
  });
});
