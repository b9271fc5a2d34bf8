import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import { FileMissing, type FileStore } from './file-store.ts';

let home: string;
let store: FileStore;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'biuro-files-'));
  store = createDiskStore(join(home, 'files'));
});
afterEach(() => rm(home, { recursive: true }));

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

async function add(content: Buffer): Promise<string> {
  const path = join(home, 'upload');
  await writeFile(path, content);
  await store.add(hashOf(content), path);
  return hashOf(content);
}

async function listed(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for await (const { hash, bytes } of store.list()) found[hash] = bytes;
  return found;
}

test('a content is read back whole and in part, and its file is moved', async () => {
  const content = randomBytes(200_000);
  const hash = await add(content);
  expect(await buffer(await store.read(hash))).toEqual(content);
  expect(await buffer(await store.read(hash, { start: 5, end: 9 }))).toEqual(content.subarray(5, 10));
  expect(await readdir(home)).toEqual(['files']);
  expect((await stat(join(home, 'files', hash.slice(0, 2), hash))).size).toBe(200_000);
});

test('the same content is stored once', async () => {
  const content = Buffer.from('faktura');
  const hash = await add(content);
  const place = join(home, 'files', hash.slice(0, 2), hash);
  const { ino } = await stat(place);
  await add(content);
  expect((await stat(place)).ino).toBe(ino);
  await store.remove(hash);
  expect(await store.has(hash)).toBe(false);
});

test('two that add the same content at once leave it whole', async () => {
  const content = randomBytes(100_000);
  const paths = ['one', 'two'].map((name) => join(home, name));
  await Promise.all(paths.map((path) => writeFile(path, content)));
  await Promise.all(paths.map((path) => store.add(hashOf(content), path)));
  expect(await buffer(await store.read(hashOf(content)))).toEqual(content);
});

test('contents are listed with their size; leftovers of a kill are none, and go when they are old', async () => {
  const one = await add(Buffer.from('one'));
  const two = await add(Buffer.from('second'));
  const leftover = join(home, 'files', one.slice(0, 2), `${one}.12.unfinished`);
  await writeFile(leftover, 'o');
  expect(await listed()).toEqual({ [one]: 3, [two]: 6 });
  await store.tidy(new Date(Date.now() - 60_000));
  expect((await stat(leftover)).size).toBe(1);
  await store.tidy(new Date(Date.now() + 60_000));
  await expect(stat(leftover)).rejects.toThrow('ENOENT');
  expect(await listed()).toEqual({ [one]: 3, [two]: 6 });
});

test('a content that is not there says so, and removing it is no fault', async () => {
  const hash = hashOf(Buffer.from('nothing'));
  await expect(store.read(hash)).rejects.toThrow(FileMissing);
  await store.remove(hash);
});

test('a hash that could leave the folder is refused', async () => {
  await expect(store.read('../../etc/passwd')).rejects.toThrow('Not a SHA-256');
});

test('a file of another disk is copied whole', async () => {
  const content = Buffer.from('from memory');
  const path = `/dev/shm/biuro-${process.pid}`;
  await writeFile(path, content);
  await store.add(hashOf(content), path);
  expect(await buffer(await store.read(hashOf(content)))).toEqual(content);
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});
