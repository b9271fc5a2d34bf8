import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveError, decrypt } from './age.ts';
import { fileSum } from './backup.ts';
import { contentSum, type NamedContent } from './contents.ts';
import { createRowDigest } from './digest.ts';
import { contentPartOf, HEAD, type Head, MANIFEST, type Manifest, partOf, TENANTS } from './manifest.ts';
import { type Entry, readTar } from './tar.ts';

/** Consumes a backup while it is read. Each call is awaited, so that only a part of a table is in memory. */
export interface Receiver {
  begin?(head: Head): Promise<void>;
  rows?(office: string, table: string, rows: Buffer): Promise<void>;
  /** The next part of the content of a file. */
  content?(office: string, hash: string, part: Buffer): Promise<void>;
  /** The content is complete, and its SHA-256 is its name. */
  contentEnd?(office: string): Promise<void>;
  file?(name: string, content: Buffer): Promise<void>;
}

const FORMATS: unknown[] = [1, 2] satisfies Head['format'][];

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
        await reading.take(entry);
        // The first format has no contents.
        if (entry.name === MANIFEST) manifest = { contents: [], ...(parse(entry) as Omit<Manifest, 'contents'>) };
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
  const contents = createContentReading(receiver);
  const files: Manifest['files'] = [];
  const keyOf = (office: string, table: string) => `${office}/${table}`;

  async function takeHead(entry: Entry): Promise<void> {
    if (entry.name !== HEAD) throw new ArchiveError('The backup does not begin with its description.');
    head = parse(entry) as Head;
    if (!FORMATS.includes(head.format))
      throw new ArchiveError('The backup was made by a newer version of this program: use that one.');
    for (const { name, tables } of head.offices)
      for (const table of tables) digests.set(keyOf(name, table.name), createRowDigest());
    await receiver.begin?.(head);
  }

  return {
    async take(entry: Entry): Promise<void> {
      if (!head) return takeHead(entry);
      if (await contents.take(entry)) return;
      if (entry.name === MANIFEST) return;
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
      return { head, found: { tables, contents: contents.sums(head), files } satisfies Manifest };
    },
  };
}

/** Contents, each of which is complete when the next entry is another one. */
function createContentReading(receiver: Receiver) {
  const named = new Map<string, NamedContent[]>();
  let current: (NamedContent & { office: string; digest: ReturnType<typeof createHash> }) | undefined;

  async function end(): Promise<void> {
    if (!current) return;
    const { office, hash, bytes, digest } = current;
    current = undefined;
    if (digest.digest('hex') !== hash)
      throw new ArchiveError(`The content ${hash} of ${office} is not what was backed up.`);
    const others = named.get(office);
    if (others) others.push({ hash, bytes });
    else named.set(office, [{ hash, bytes }]);
    await receiver.contentEnd?.(office);
  }

  return {
    /** False for an entry of another kind. */
    async take({ name, content }: Entry): Promise<boolean> {
      const { office, hash } = contentPartOf(name) ?? {};
      if (current && (current.office !== office || current.hash !== hash)) await end();
      if (!office || !hash) return false;
      current ??= { office, hash, bytes: 0, digest: createHash('sha256') };
      current.bytes += content.length;
      current.digest.update(content);
      await receiver.content?.(office, hash, content);
      return true;
    },
    /** Of the offices whose schema has files. */
    sums: ({ format, offices }: Head): Manifest['contents'] =>
      offices
        .filter(({ tables }) => format > 1 && tables.some((table) => table.name === 'files'))
        .map(({ name }) => contentSum(name, named.get(name) ?? [])),
  };
}

/** The difference between the two as a sentence. */
export function differenceOf(expected: Manifest, found: Manifest): string | undefined {
  const known = new Set(expected.tables.map((sum) => JSON.stringify(sum)));
  const table = found.tables.find((sum) => !known.delete(JSON.stringify(sum)));
  if (table) return `Table ${table.table} of ${table.office} is not what was backed up.`;
  if (known.size > 0) return `${known.size} tables that were backed up are missing.`;
  const contents = new Set(expected.contents.map((sum) => JSON.stringify(sum)));
  const other = found.contents.find((sum) => !contents.delete(JSON.stringify(sum)));
  if (other) return `The contents of the files of ${other.office} are not those that were backed up.`;
  return contents.size === 0 && JSON.stringify(expected.files) === JSON.stringify(found.files)
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
