import { randomBytes } from 'node:crypto';
import { realpath, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#platform/process/environment.ts';
import { createWorker, type Log } from '#platform/process/worker.ts';

const MEGABYTE = 1024 * 1024;

/** Free bytes at which something happens, and those that are kept for bad times. */
export interface Bounds {
  /** Below, nothing is written. */
  low: number;
  /** From here on, after it had been low, it is written again. */
  enough: number;
  /** Below, the reserve is given to PostgreSQL, which ends when it cannot write its log. */
  last: number;
  reserve: number;
}

const USUAL: Bounds = {
  low: 200 * MEGABYTE,
  enough: 220 * MEGABYTE,
  last: 32 * MEGABYTE,
  reserve: 64 * MEGABYTE,
};
const LOOK_EVERY = 500;

export interface Storage {
  /** False while the disk has room for nothing but what people need to sign in and to read. */
  hasFreeSpace(): boolean;
  stop(): Promise<void>;
}

interface Options {
  log: Log;
  bounds?: Bounds;
  /** Milliseconds between two looks. */
  every?: number;
  /** Free bytes where this path is. */
  freeAt?(path: string): Promise<number>;
}

/** Watches the disk of our own PostgreSQL. That of another one cannot be seen from here: it says itself when it is full. */
export async function watchStorage(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Storage> {
  if (databaseUrl) return { hasFreeSpace: () => true, stop: async () => {} };
  return watchDisk(await realpath(join(dataDir, 'postgres')), { log });
}

/** Looks at the disk of a directory, beside which it keeps a file as reserve. */
export function watchDisk(
  directory: string,
  { log, bounds = USUAL, every = LOOK_EVERY, freeAt = freeBytes }: Options,
): Storage {
  const reserve = `${directory}.reserve`;
  let full = false;

  async function look(): Promise<boolean> {
    const free = await freeAt(directory);
    const before = full;
    full = free < (before ? bounds.enough : bounds.low);
    const told = { directory, free: `${Math.round(free / MEGABYTE)} MB` };
    if (full && !before) log.error(told, 'the disk is full: nothing is written until there is room');
    if (before && !full) log.info(told, 'the disk has room again');
    const kept = await sizeOf(reserve);
    if (free < bounds.last) await rm(reserve, { force: true });
    // One that is smaller was not finished.
    else if (kept < bounds.reserve && free >= bounds.enough + bounds.reserve)
      await writeFile(reserve, noise(bounds.reserve), { mode: 0o600 });
    return false;
  }

  const worker = createWorker({ name: 'storage', look, every, log });
  return { hasFreeSpace: () => !full, stop: worker.stop };
}

async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Takes as much room as it is long, also where the disk compresses. */
function* noise(bytes: number): Generator<Buffer> {
  const piece = randomBytes(Math.min(bytes, MEGABYTE));
  for (let written = 0; written < bytes; written += piece.length) yield piece;
}
