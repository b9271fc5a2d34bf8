import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { backup } from '#platform/backup/backup.ts';
import { readBackup } from '#platform/backup/read-backup.ts';
import { collectFiles } from '#platform/files/store/collect-files.ts';
import { createDiskStore } from '#platform/files/store/disk-store.ts';
import { examineFiles } from '../../app/doctor/files.ts';
import { sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import { send } from '../../testing/server/answers.ts';
import { upload } from '../../testing/server/uploads.ts';
import { startS3 } from '../../testing/stand-ins/s3/server.ts';

const s3 = await startS3();
afterAll(() => s3.stop());
afterEach(() => void (s3.trouble = undefined));
const { settings, objects } = s3;
const dataDir = mkdtempSync(join(tmpdir(), 'biuro-bucket-'));
afterAll(() => rm(dataDir, { recursive: true }));
const office = sharedSettlementOffice({
  DATA_DIR: dataDir,
  FILES_URL: `s3://${settings.bucket}/portal/?endpoint=${settings.endpoint}&region=${settings.region}`,
  FILES_ACCESS_KEY_ID: settings.accessKeyId,
  FILES_SECRET_ACCESS_KEY: settings.secretAccessKey,
});
const { portal, admin, company } = office;

/** The demo's own contents are on the disk of the tests. */
beforeAll(async () => {
  const disk = createDiskStore(join(inject('dataDir'), 'files/demo'));
  for (const { hash } of await portal.db.selectFrom('files').select('hash').distinct().execute())
    objects.set(`portal/demo/${hash.slice(0, 2)}/${hash}`, {
      content: await buffer(await disk.read(hash)),
      since: new Date(),
    });
});

const CONTENT = '%PDF-1.7 faktura w buckecie';
const uploaded = () => upload(admin, 'document', { name: 'Faktura 10.pdf', content: CONTENT });
const handOver = (upload_id: string) =>
  send(admin, 'POST', '/api/documents', {
    company_id: company.id,
    kind: 'cost',
    month: '2026-10',
    upload_ids: [upload_id],
  });
const read = (id: string) => admin.call({ method: 'GET', url: `/api/documents/${id}/files/1` });

test('while the bucket does not answer, one sentence says so, and the upload goes on afterwards where it was', async () => {
  s3.trouble = 'broken';
  const { upload_id, status, body } = await uploaded();
  expect([status, body.code, body.error]).toEqual([
    503,
    'files_unavailable',
    'Magazyn plików chwilowo nie odpowiada. Nic nie zginęło, spróbuj ponownie za chwilę',
  ]);
  s3.trouble = undefined;
  const url = `/api/uploads/${upload_id}`;
  const tus = { 'tus-resumable': '1.0.0' };
  const { headers } = await admin.call({ method: 'HEAD', url, headers: tus });
  expect(headers['upload-offset']).toBe(`${CONTENT.length}`);
  const rest = { ...tus, 'upload-offset': `${CONTENT.length}`, 'content-type': 'application/offset+octet-stream' };
  expect((await admin.call({ method: 'PATCH', url, headers: rest })).statusCode).toBe(204);
  const handed = await handOver(upload_id);
  expect([handed.status, (await read(handed.body.data.id)).body]).toEqual([201, CONTENT]);
});

test('a document is kept in the bucket, and neither it nor its upload stay on the disk', async () => {
  const hash = createHash('sha256').update(CONTENT).digest('hex');
  expect(objects.get(`portal/demo/${hash.slice(0, 2)}/${hash}`)?.content.toString()).toBe(CONTENT);
  expect(await readdir(join(dataDir, 'files/demo'))).toEqual(['uploads']);
  expect(await readdir(join(dataDir, 'files/demo/uploads'))).toEqual([]);
});

test('the doctor finds a bucket in order, and says what is wrong with one that is not', async () => {
  const place = portal.environment;
  expect(await examineFiles(portal.db, 'demo', place)).toMatchObject([{ level: 'good' }]);
  s3.trouble = 'broken';
  const [finding] = await examineFiles(portal.db, 'demo', place);
  expect(finding).toMatchObject({ level: 'wrong' });
  expect(finding?.text).toMatch(/^The file store biuro-files does not answer: 500 .*Look at FILES_URL/s);
});

test('a backup holds what the bucket holds', async () => {
  const { connection, environment } = portal;
  const { bucket, tenantsDir } = environment;
  const order = { connection, offices: ['demo'], tenantsDir, dataDir, bucket, keyName: '01234567' };
  const { path } = await backup({ ...order, passphrase: 'a passphrase of the tests', work: 4, out: dataDir });
  const contents: string[] = [];
  await readBackup(path, 'a passphrase of the tests', {
    content: async (_office, _hash, part) => void contents.push(part.toString()),
  });
  expect(contents).toContain(CONTENT);
});

test('what nothing names any more leaves the bucket after a day', async () => {
  const name = `portal/demo/${'0'.repeat(2)}/${'0'.repeat(64)}`;
  objects.set(name, { content: Buffer.from('of a process that was killed'), since: new Date() });
  await collectFiles(portal.db, portal.tenant.files.store);
  expect(objects.has(name)).toBe(true);
  for (const object of objects.values()) object.since = new Date(Date.now() - 2 * 86_400_000);
  const before = objects.size;
  await collectFiles(portal.db, portal.tenant.files.store);
  expect([objects.has(name), objects.size]).toEqual([false, before - 1]);
});
