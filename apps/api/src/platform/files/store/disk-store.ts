import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, syncDirectory, syncFile } from '#platform/postgres/files.ts';
import { FileMissing, type FileStore, hashIn, type StoredContent } from './file-store.ts';

const HASH = /^[0-9a-f]{64}$/;
const UNFINISHED = '.unfinished';

/** Keeps contents in `<root>/<aa>/<hash>`, where `aa` are the first two digits of the hash. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (hash: string) => join(root, hashIn(hash).slice(0, 2), hash);

  return {
    async add(hash, path) {
      const place = pathOf(hash);
      if (await isThere(place)) return rm(path, { force: true });
      await makeFolder(dirname(place));
      await moveDurably(path, place);
    },
    read: async (hash, range) => opened(createReadStream(pathOf(hash), range), () => new FileMissing(hash)),
    has: (hash) => isThere(pathOf(hash)),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    list: () => contentsOf(root),
    async tidy(before) {
      for await (const { path, name } of filesIn(root)) {
        if (name.endsWith(UNFINISHED) && ((await changedAt(path)) ?? before) < before) await rm(path, { force: true });
      }
    },
  };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A new folder survives a power cut only once the folder above it is synced. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made));
}

/** After it, the bytes are at their place even if the power fails; before, whatever fails, nothing is. */
async function moveDurably(from: string, place: string): Promise<void> {
  await syncFile(from);
  try {
    await rename(from, place);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    await copyDurably(from, place);
  }
  await syncDirectory(dirname(place));
}

/** From another disk. */
async function copyDurably(from: string, place: string): Promise<void> {
  const unfinished = `${place}.${randomUUID()}${UNFINISHED}`;
  try {
    await copyFile(from, unfinished);
    await syncFile(unfinished);
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
  await rm(from, { force: true });
}

/** The stream, once the file is known to be there. */
async function opened(stream: ReadStream, missing: () => Error): Promise<ReadStream> {
  await new Promise<void>((resolve, reject) => {
    stream.once('open', () => resolve());
    stream.once('error', (error) => reject(errorCode(error) === 'ENOENT' ? missing() : error));
  });
  return stream;
}

async function* contentsOf(root: string): AsyncGenerator<StoredContent> {
  for await (const { path, name: hash } of filesIn(root)) {
    if (!HASH.test(hash)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found) yield { hash, bytes: found.size, since: found.mtime };
  }
}

async function* filesIn(root: string): AsyncGenerator<{ path: string; name: string }> {
  for (const digits of await namesIn(root)) {
    if (digits.length !== 2) continue;
    for (const name of await namesIn(join(root, digits))) yield { path: join(root, digits, name), name };
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

const changedAt = (path: string) =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
