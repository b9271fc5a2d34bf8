import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '#platform/database/database.ts';
import type { FileKind } from '../file-kind.ts';
import type { FileStore } from './file-store.ts';

interface NewFile {
  name: string;
  kind: FileKind;
  addedBy: string | null;
}

/**
 * Stores the bytes of a local file, which is gone then, and after that its row, in the transaction of `db`. Whatever ends it in between
 * leaves bytes without a row, which are collected; a row without bytes cannot come about. Returns the id of the row.
 */
export async function addFile(
  db: Db,
  store: FileStore,
  { path, name, kind, addedBy }: NewFile & { path: string },
): Promise<string> {
  const [hash, { size }] = [await hashOf(path), await stat(path)];
  await lockContent(db, hash);
  await store.add(hash, path);
  const id = uuid();
  await db.insertInto('files').values({ id, hash, bytes: size, kind, name, added_by: addedBy }).execute();
  return id;
}

/** The same for bytes in memory. */
export async function addContent(
  db: Db,
  store: FileStore,
  { body, ...file }: NewFile & { body: Buffer },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'biuro-file-'));
  try {
    const path = join(folder, 'content');
    await writeFile(path, body, { mode: 0o600 });
    return await addFile(db, store, { ...file, path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Until the transaction ends, nobody else adds or removes this content. */
export async function lockContent(db: Db, hash: string): Promise<void> {
  await lockContents(db, [hash]);
}

/** The same of several, in this order: two that lock the same ones in another order could wait for each other. */
export async function lockContents(db: Db, hashes: string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('file content'), hashtext(hash))
    FROM unnest(${hashes}::text[]) WITH ORDINALITY AS content (hash, place) ORDER BY place`.execute(db);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
