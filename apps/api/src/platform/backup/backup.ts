import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { compactTime } from '@biuro/core/lib/wire-time.ts';
import type pg from 'pg';
import type { Connection } from '#platform/database/database.ts';
import { StartError } from '#platform/process/start-error.ts';
import { holdContents } from '../files/store/collect-files.ts';
import { type FilePlace, officeFiles } from '../files/store/office-files.ts';
import { encrypt } from './age.ts';
import { piecesOf } from './bytes.ts';
import { contentEntries, contentSum, type NamedContent, namedContents } from './contents.ts';
import { createRowDigest } from './digest.ts';
import {
  type FileSum,
  HEAD,
  type Head,
  MANIFEST,
  type Manifest,
  partName,
  type TableSum,
  TENANTS,
} from './manifest.ts';
import { beginSnapshot, openSession, readRows } from './snapshot.ts';
import { type Entry, writeTar } from './tar.ts';

export interface BackupOrder extends FilePlace {
  connection: Connection;
  offices: string[];
  tenantsDir: string;
  passphrase: string;
  /** Name of the key that values are encrypted with. */
  keyName: string;
  /** File or folder to write to; in a folder the file is named after the time. */
  out: string;
  /** Lower in tests, see {@link encrypt}. */
  work?: number;
}

export interface BackupDone {
  path: string;
  bytes: number;
  manifest: Manifest;
}

const PART = 4 * 1024 * 1024;

/**
 * Writes all offices, as of one instant and with the contents of their files, into one encrypted file, which
 * `age --decrypt FILE | tar xz` opens. The file gets its name once it is complete and flushed to the disk.
 */
export async function backup(order: BackupOrder): Promise<BackupDone> {
  const at = new Date();
  const path = await placeFor(order.out, at);
  const unfinished = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.unfinished`);
  const client = await openSession(order.connection, 'backup');
  const manifest: Manifest = { tables: [], contents: [], files: [] };
  try {
    const entries = entriesOf(client, order, manifest, at);
    await pipeline(
      writeTar(entries, at),
      createGzip({ level: 5 }),
      (packed: AsyncIterable<Buffer>) => encrypt(packed, order.passphrase, order.work),
      // Flushed to the disk before it is renamed.
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    const { size: bytes } = await stat(path);
    return { path, bytes, manifest };
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
}

async function placeFor(out: string, at: Date): Promise<string> {
  const wanted = resolve(out);
  const isFolder = (await stat(wanted).catch(() => undefined))?.isDirectory();
  const path = isFolder ? join(wanted, `biuro-${compactTime(at)}.age`) : wanted;
  if (await stat(path).catch(() => undefined))
    throw new StartError(`${path} exists already: a backup never overwrites another file.`);
  await access(dirname(path)).catch(() => {
    throw new StartError(`The folder ${dirname(path)} does not exist.`);
  });
  return path;
}

async function* entriesOf(
  client: pg.Client,
  { offices, tenantsDir, keyName, ...place }: BackupOrder,
  manifest: Manifest,
  at: Date,
): AsyncGenerator<Entry> {
  // Before the snapshot: a content that one of its rows names stays until it was read, whatever is deleted meanwhile.
  await holdContents(client, offices);
  const shapes = await beginSnapshot(client, offices);
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  const postgres = rows[0]?.version ?? '';
  const head: Head = { format: 2, made_at: at.toISOString(), postgres, key: keyName, offices: shapes };
  yield json(HEAD, head);
  const contents: [office: string, named: NamedContent[]][] = [];
  for (const shape of shapes) {
    const { name: office, schema, tables } = shape;
    const named = await namedContents(client, shape);
    if (named) contents.push([office, named]);
    for (const table of tables) {
      const digest = createRowDigest();
      let part = 0;
      for await (const content of piecesOf(readRows(client, schema, table), PART)) {
        digest.add(content);
        part += 1;
        yield { name: partName(office, table.name, part), content };
      }
      manifest.tables.push({ office, table: table.name, ...digest.sum() } satisfies TableSum);
    }
  }
  await client.query('COMMIT');
  for (const [office, named] of contents) {
    const { store } = officeFiles(place, office);
    for (const content of named) yield* contentEntries(office, store, content, PART);
    manifest.contents.push(contentSum(office, named));
  }
  for (const office of offices) {
    const name = `${TENANTS}/${office}.json`;
    const content = await readFile(join(tenantsDir, `${office}.json`));
    manifest.files.push(fileSum(name, content));
    yield { name, content };
  }
  yield json(MANIFEST, manifest);
}

export const fileSum = (name: string, content: Buffer): FileSum => ({
  name,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

const json = (name: string, value: unknown): Entry => ({ name, content: Buffer.from(JSON.stringify(value)) });

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
