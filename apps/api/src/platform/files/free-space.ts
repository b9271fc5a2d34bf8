import { randomBytes } from 'node:crypto';
import { realpath, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#platform/process/environment.ts';
import { createWorker, type Log } from '#platform/process/worker.ts';

const MEGABYTE = 1024 * 1024;

/** Thresholds, in free bytes. */
export interface Bounds {
  /** Below this, nothing is written. */
  low: number;
  /** After that, writing continues from here on. */
  enough: number;
  /** Below this, the reserve is released for PostgreSQL, which stops when it cannot write its log. */
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
  /** False while the disk is too full for anything but signing in and reading. */
  hasFreeSpace(): boolean;
  stop(): Promise<void>;
}

interface Options {
  log: Log;
  bounds?: Bounds;
  /** Milliseconds between two checks. */
  every?: number;
  /** Free bytes of the file system of a path. */
  freeAt?(path: string): Promise<number>;
}

/** Watches the disk of the bundled PostgreSQL. An external one cannot be watched; it reports itself when its disk is full. */
export async function watchStorage(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Storage> {
  if (databaseUrl) return { hasFreeSpace: () => true, stop: async () => {} };
  return watchDisk(await realpath(join(dataDir, 'postgres')), { log });
}

/** Watches the disk of a directory and keeps a file there as reserve. */
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
    if (full && !before) log.error(told, 'the disk is full: nothing is written until there is free space');
    if (before && !full) log.info(told, 'the disk has free space again');
    const kept = await sizeOf(reserve);
    if (free < bounds.last) await rm(reserve, { force: true });
    // A smaller file was not finished.
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

/** Random, so that a compressing file system cannot shrink it. */
function* noise(bytes: number): Generator<Buffer> {
  const piece = randomBytes(Math.min(bytes, MEGABYTE));
  for (let written = 0; written < bytes; written += piece.length) yield piece;
}
