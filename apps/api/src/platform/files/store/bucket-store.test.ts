import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Server, startS3 } from '../../../testing/stand-ins/s3/server.ts';
import { createBucketStore } from './bucket-store.ts';
import { FileMissing, type FileStore, FileStoreUnavailable } from './file-store.ts';

let server: S3Server;
let home: string;
let store: FileStore;
beforeAll(async () => void (server = await startS3()));
afterAll(() => server.stop());
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'biuro-files-'));
  store = createBucketStore(server.settings, `office-${randomBytes(4).toString('hex')}`);
  return () => rm(home, { recursive: true });
});

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function add(content: Buffer, to = store): Promise<string> {
  const path = join(home, 'upload');
  await writeFile(path, content);
  await to.add(hashOf(content), path);
  return hashOf(content);
}

async function listed(of = store): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { hash, bytes, since } of of.list()) {
    expect(Math.abs(since.getTime() - Date.now())).toBeLessThan(60_000);
    found[hash] = bytes;
  }
  return found;
}

test('a content is read back whole and in part, and its file is gone', async () => {
  const content = randomBytes(3_000_000);
  const hash = await add(content);
  expect((await buffer(await store.read(hash))).equals(content)).toBe(true);
  expect(await buffer(await store.read(hash, { start: 5, end: 9 }))).toEqual(content.subarray(5, 10));
  expect([await readdir(home), await store.has(hash)]).toEqual([[], true]);
});

test('a content that is there is not sent again, and its file is gone all the same', async () => {
  const content = Buffer.from('faktura');
  await add(content);
  const before = server.count('PUT');
  await add(content);
  expect([server.count('PUT') - before, await readdir(home)]).toEqual([0, []]);
});

test('two offices of one bucket see each their own', async () => {
  const other = createBucketStore(server.settings, 'neighbour');
  const hash = await add(Buffer.from('of the first office'));
  expect([await other.has(hash), await listed(other)]).toEqual([false, {}]);
});

test('contents are listed page by page, and what was removed is not', async () => {
  const office = `office-${randomBytes(4).toString('hex')}`;
  const many = createBucketStore(server.settings, office, 2);
  const hashes: string[] = [];
  for (let index = 0; index < 7; index++) hashes.push(await add(Buffer.from(`content ${index}`), many));
  const [first = '', ...rest] = hashes;
  await many.remove(first);
  await many.remove(first);
  expect(await listed(many)).toEqual(Object.fromEntries(rest.map((hash) => [hash, 9])));
});

test('a content that is not there says so', async () => {
  await expect(store.read(hashOf(Buffer.from('nothing')))).rejects.toThrow(FileMissing);
});

test('bytes that are not those of the hash are refused', async () => {
  const path = join(home, 'upload');
  await writeFile(path, 'other bytes');
  await expect(store.add(hashOf(Buffer.from('content')), path)).rejects.toThrow('XAmzContentSHA256Mismatch');
});

test('an answer that breaks off is an error of the reader, not an end', async () => {
  const hash = await add(Buffer.from('content'));
  server.trouble = 'cut_off';
  await expect(buffer(await store.read(hash))).rejects.toThrow();
  server.trouble = 'broken';
  await expect(store.read(hash)).rejects.toThrow(FileStoreUnavailable);
  server.trouble = undefined;
  expect((await buffer(await store.read(hash))).toString()).toBe('content');
});

test('a key that does not fit, a bucket that is not there and a server that is away are one kind of error, and the file stays', async () => {
  const path = join(home, 'upload');
  const content = Buffer.from('kept');
  await writeFile(path, content);
  const wrong = [
    { ...server.settings, secretAccessKey: 'another' },
    { ...server.settings, bucket: 'nowhere' },
    { ...server.settings, endpoint: 'http://127.0.0.1:1' },
  ];
  for (const settings of wrong) {
    const away = createBucketStore(settings, 'demo');
    await expect(away.add(hashOf(content), path)).rejects.toThrow(FileStoreUnavailable);
  }
  expect(await readdir(home)).toEqual(['upload']);
});
