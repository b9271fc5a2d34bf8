import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveError, decrypt } from './age.ts';
import { fileSum } from './backup.ts';
import { createRowDigest } from './digest.ts';
import { HEAD, type Head, MANIFEST, type Manifest, partOf, TENANTS } from './manifest.ts';
import { type Entry, readTar } from './tar.ts';

/** Consumes a backup while it is read. Each call is awaited, so that only a part of a table is in memory. */
export interface Receiver {
  begin?(head: Head): Promise<void>;
  rows?(office: string, table: string, rows: Buffer): Promise<void>;
  file?(name: string, content: Buffer): Promise<void>;
}

/**
 * Reads a backup to its end and compares its content with its manifest. What the receiver gets is authentic, but
 * complete only when this returns. Throws an {@link ArchiveError}.
 */
export async function readBackup(
  path: string,
  passphrase: string,
  receiver: Receiver = {},
): Promise<{ head: Head; manifest: Manifest }> {
  const reading = createReading(receiver);
  let manifest: Manifest | undefined;
  await pipeline(
    createReadStream(path),
    (sealed: AsyncIterable<Buffer>) => decrypt(sealed, passphrase),
    createGunzip(),
    async (packed: AsyncIterable<Buffer>) => {
      for await (const entry of readTar(packed)) {
        if (manifest) throw new ArchiveError('The backup continues after its end.');
        if (entry.name === MANIFEST) manifest = parse(entry) as Manifest;
        else await reading.take(entry);
      }
    },
  ).catch((error: unknown) => {
    throw explained(error, path);
  });
  const { head, found } = reading.end();
  if (!manifest) throw new ArchiveError('The backup has no end: it is not complete.');
  const difference = differenceOf(manifest, found);
  if (difference) throw new ArchiveError(difference);
  return { head, manifest };
}

function createReading(receiver: Receiver) {
  let head: Head | undefined;
  const digests = new Map<string, ReturnType<typeof createRowDigest>>();
  const files: Manifest['files'] = [];
  const keyOf = (office: string, table: string) => `${office}/${table}`;

  async function takeHead(entry: Entry): Promise<void> {
    if (entry.name !== HEAD) throw new ArchiveError('The backup does not begin with its description.');
    head = parse(entry) as Head;
    if (head.format !== 1)
      throw new ArchiveError('The backup was made by a newer version of this program: use that one.');
    for (const { name, tables } of head.offices)
      for (const table of tables) digests.set(keyOf(name, table.name), createRowDigest());
    await receiver.begin?.(head);
  }

  return {
    async take(entry: Entry): Promise<void> {
      if (!head) return takeHead(entry);
      const { office = '', table = '' } = partOf(entry.name) ?? {};
      const digest = digests.get(keyOf(office, table));
      if (digest) {
        digest.add(entry.content);
        return receiver.rows?.(office, table, entry.content);
      }
      if (!entry.name.startsWith(`${TENANTS}/`)) throw new ArchiveError(`The backup holds an unknown ${entry.name}.`);
      files.push(fileSum(entry.name, entry.content));
      await receiver.file?.(entry.name, entry.content);
    },
    end() {
      if (!head) throw new ArchiveError('The backup is empty.');
      const tables = head.offices.flatMap(({ name, tables: all }) =>
        all.map((table) => ({
          office: name,
          table: table.name,
          // Created for these tables when the head was read.
          ...(digests.get(keyOf(name, table.name)) ?? createRowDigest()).sum(),
        })),
      );
      return { head, found: { tables, files } satisfies Manifest };
    },
  };
}

/** The difference between the two as a sentence. */
export function differenceOf(expected: Manifest, found: Manifest): string | undefined {
  const known = new Set(expected.tables.map((sum) => JSON.stringify(sum)));
  const table = found.tables.find((sum) => !known.delete(JSON.stringify(sum)));
  if (table) return `Table ${table.table} of ${table.office} is not what was backed up.`;
  if (known.size > 0) return `${known.size} tables that were backed up are missing.`;
  return JSON.stringify(expected.files) === JSON.stringify(found.files)
    ? undefined
    : 'The files of the offices are not those that were backed up.';
}

/** Authentic, so `backup` has written it. */
const parse = ({ content }: Entry): unknown => JSON.parse(content.toString('utf8'));

function explained(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new ArchiveError(`${path} cannot be read: it does not exist, or you may not read it.`);
  if (code.startsWith('Z_')) return new ArchiveError('The backup ends early or cannot be unpacked.');
  return error;
}
