import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storageFull } from '#platform/http/problem.ts';
import { errorCode, syncFile } from '#platform/postgres/files.ts';
import { END_BYTES, type FileEnds } from '../file-kind.ts';

/** The bytes of unfinished uploads, each in a file that is as long as what has come. */
export interface Pieces {
  begin(id: string): Promise<void>;
  /** Bytes that have come; undefined without a file. */
  received(id: string): Promise<number | undefined>;
  /**
   * Writes a piece behind what has come and returns how much is there then. What it returns is on the disk, so that no kill takes back what
   * a client knows as sent. Where the line breaks, what came before counts; a full disk is a 507. Never more than `most` bytes in all.
   */
  write(id: string, piece: Readable, range: { from: number; most: number }): Promise<number>;
  ends(id: string): Promise<FileEnds>;
  read(id: string): Promise<Buffer>;
  pathOf(id: string): string;
  remove(id: string): Promise<void>;
  ids(): Promise<string[]>;
}

export function createPieces(folder: string): Pieces {
  const pathOf = (id: string) => join(folder, id);

  async function received(id: string): Promise<number | undefined> {
    const found = await stat(pathOf(id)).catch(() => undefined);
    return found?.size;
  }

  return {
    received,
    pathOf,
    async begin(id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await (await open(pathOf(id), 'wx', 0o600).catch(throwIfFull))?.close();
    },
    async write(id, piece, { from, most }) {
      const file = createWriteStream(pathOf(id), { flags: 'r+', start: from });
      await pipeline(piece, upTo(most - from), file).catch(throwIfFull);
      await syncFile(pathOf(id));
      return (await received(id)) ?? 0;
    },
    async ends(id) {
      const file = await open(pathOf(id));
      try {
        const { size } = await file.stat();
        const bytes = Math.min(size, END_BYTES);
        const part = async (position: number) => (await file.read(Buffer.alloc(bytes), 0, bytes, position)).buffer;
        return { head: await part(0), tail: await part(size - bytes) };
      } finally {
        await file.close();
      }
    },
    read: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    ids: () => readdir(folder).catch((): string[] => []),
  };
}

/** Cuts what was not announced. */
const upTo = (most: number) =>
  async function* cut(piece: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let left = most;
    for await (const bytes of piece) {
      if (left <= 0) return;
      yield bytes.subarray(0, left);
      left -= bytes.length;
    }
  };

const FULL = ['ENOSPC', 'EDQUOT'];

/** What came before the line broke counts; on a full disk nothing more will come. */
function throwIfFull(error: unknown): undefined {
  if (FULL.includes(errorCode(error) ?? '')) throw storageFull();
  if (errorCode(error) === 'ENOENT') throw error;
  return undefined;
}
