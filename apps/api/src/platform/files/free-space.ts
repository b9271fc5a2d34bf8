import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '#platform/postgres/files.ts';
import type { Environment } from '#platform/process/environment.ts';
import { StartError } from '#platform/process/start-error.ts';
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
  /** Keep a reserve beside the directory, for a PostgreSQL that writes there. */
  keepsReserve?: boolean;
  bounds?: Bounds;
  /** Milliseconds between two checks. */
  every?: number;
  /** Free bytes of the file system of a path. */
  freeAt?(path: string): Promise<number>;
}

type Place = Pick<Environment, 'databaseUrl' | 'dataDir'>;

const filesIn = ({ dataDir }: Pick<Place, 'dataDir'>) => join(dataDir, 'files');

/** Makes the folder of the file stores. Throws a {@link StartError} where it cannot be made. */
export async function prepareFileStores(place: Pick<Place, 'dataDir'>): Promise<void> {
  await mkdir(filesIn(place), { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new StartError(
      `DATA_DIR ${place.dataDir} cannot be written (${message(cause)}), and what people upload is kept there: set it to a folder of the server's user.`,
      { cause },
    );
  });
}

/**
 * Watches the disks of the bundled PostgreSQL and of the file stores. An external PostgreSQL cannot be watched; it reports itself when its
 * disk is full.
 */
export async function watchStorage(place: Place, log: Log): Promise<Storage> {
  const postgres = place.databaseUrl ? [] : [await realpath(join(place.dataDir, 'postgres'))];
  const disks = await disksOf([...postgres, await realpath(filesIn(place))]);
  const watched = disks.map((directory) => watchDisk(directory, { log, keepsReserve: postgres.includes(directory) }));
  return {
    hasFreeSpace: () => watched.every((disk) => disk.hasFreeSpace()),
    stop: async () => void (await Promise.all(watched.map((disk) => disk.stop()))),
  };
}

/** The first directory on each disk. */
export async function disksOf(directories: string[]): Promise<string[]> {
  const disks = await Promise.all(directories.map(async (directory) => (await stat(directory)).dev));
  return directories.filter((_, index) => disks.indexOf(disks[index] ?? 0) === index);
}

/** Watches the disk of a directory. */
export function watchDisk(
  directory: string,
  { log, keepsReserve = false, bounds = USUAL, every = LOOK_EVERY, freeAt = freeBytes }: Options,
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
    if (keepsReserve) await keepReserve(free);
    return false;
  }

  async function keepReserve(free: number): Promise<void> {
    const kept = await sizeOf(reserve);
    if (free < bounds.last) await rm(reserve, { force: true });
    // A smaller file was not finished.
    else if (kept < bounds.reserve && free >= bounds.enough + bounds.reserve)
      await writeFile(reserve, noise(bounds.reserve), { mode: 0o600 });
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
