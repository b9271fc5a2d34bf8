import { createHash } from 'node:crypto';
import type pg from 'pg';
import { errorCode } from '#platform/postgres/files.ts';
import { StartError } from '#platform/process/start-error.ts';
import { FileMissing, type FileStore } from '../files/store/file-store.ts';
import { piecesOf } from './bytes.ts';
import { type ContentSum, contentName, type OfficeShape } from './manifest.ts';
import { qualified } from './snapshot.ts';
import type { Entry } from './tar.ts';

/** A content that rows of an office name. */
export interface NamedContent {
  hash: string;
  bytes: number;
}

/** Each content once, in the order of the hashes; undefined for the schema of an older version, which has no files. */
export async function namedContents(
  client: pg.Client,
  { schema, tables }: OfficeShape,
): Promise<NamedContent[] | undefined> {
  if (!tables.some(({ name }) => name === 'files')) return undefined;
  const { rows } = await client.query<NamedContent>(
    `SELECT hash, max(bytes)::float8 AS bytes FROM ${qualified(schema, 'files')} GROUP BY hash ORDER BY hash COLLATE "C"`,
  );
  return rows;
}

export function contentSum(office: string, contents: NamedContent[]): ContentSum {
  const names = createHash('sha256');
  let bytes = 0;
  for (const content of contents) {
    names.update(`${content.hash}\n`);
    bytes += content.bytes;
  }
  return { office, count: contents.length, bytes, sha256: names.digest('hex') };
}

/**
 * The content in parts of this size. Throws a {@link StartError} when the store lacks it or holds other bytes under its name, because such a
 * backup could not be restored.
 */
export async function* contentEntries(
  office: string,
  store: FileStore,
  { hash, bytes }: NamedContent,
  size: number,
): AsyncGenerator<Entry> {
  const stream = await store.read(hash).catch((cause: unknown) => {
    throw unreadable(office, hash, cause);
  });
  const digest = createHash('sha256');
  let [part, read] = [0, 0];
  try {
    for await (const content of piecesOf(stream, size)) {
      digest.update(content);
      read += content.length;
      part += 1;
      yield { name: contentName(office, hash, part), content };
    }
  } catch (cause) {
    throw unreadable(office, hash, cause);
  } finally {
    stream.destroy();
  }
  if (digest.digest('hex') !== hash || read !== bytes)
    throw new StartError(`The file store of ${office} holds other bytes under ${hash}. ${REMEDY}`);
}

const REMEDY = 'No backup was made: bring the content back from an older one.';

function unreadable(office: string, hash: string, cause: unknown): StartError {
  const why =
    cause instanceof FileMissing
      ? `The file store of ${office} lacks ${hash}, which a row of its files names.`
      : `The file store of ${office} cannot read ${hash} (${errorCode(cause) ?? String(cause)}).`;
  return new StartError(`${why} ${REMEDY}`, { cause });
}
