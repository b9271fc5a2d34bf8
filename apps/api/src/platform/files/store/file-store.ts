import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of one office's files are, each content once and under its SHA-256 (64 hexadecimal digits). It knows no rows: which
 * contents are in use is the database's to say.
 */
export interface FileStore {
  /** Takes the bytes of a local file, which is moved or copied and then gone. Where the content is there already, nothing is written. */
  add(hash: string, path: string): Promise<void>;
  /** Throws {@link FileMissing} when the content is not there. */
  read(hash: string, range?: ByteRange): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  remove(hash: string): Promise<void>;
  /** All contents, in no order, and since when each is there. */
  list(): AsyncIterable<StoredContent>;
  /** Removes what an addition that was killed before this time has left. */
  tidy(before: Date): Promise<void>;
}

export interface StoredContent {
  hash: string;
  bytes: number;
  since: Date;
}

/** Before a hash becomes a part of a path or an address. */
export function hashIn(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error(`Not a SHA-256: ${hash}`);
  return hash;
}

/** A row refers to a content that the store does not have. */
export class FileMissing extends Error {
  constructor(hash: string) {
    super(`The file store lacks ${hash}.`);
  }
}

/** The store does not answer, or not to this key; the cause says what it was. */
export class FileStoreUnavailable extends Error {
  constructor(place: string, cause: unknown) {
    super(`The file store ${place} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
