import { lstat, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from './files.ts';
import { isPostmasterOf, readLockFile } from './postmaster.ts';
import { socketAnswers } from './socket-directory.ts';

/** Where root stores the databases of a DATA_DIR that the account of PostgreSQL cannot enter; see `createCluster`. */
export const SYSTEM_DIR = '/var/lib/biuro';

const NAME = /^postgres-[0-9a-f]{12}$/;
const recordOf = (directory: string): string => `${directory}.json`;

interface Use {
  dataDir: string;
  isDemo: boolean;
}

/** Notes whose database this is, so that a leftover can be told from one in use. Once of production, it stays so. */
export async function recordUse(directory: string, { dataDir, isDemo }: Use): Promise<void> {
  if (!NAME.test(basename(directory))) return;
  const before = await readUse(directory);
  const use: Use = { dataDir, isDemo: isDemo && before?.isDemo !== false };
  if (JSON.stringify(before) === JSON.stringify(use)) return;
  // Its user may start it, too, but not write beside it.
  await writeFile(recordOf(directory), JSON.stringify(use)).catch(() => undefined);
}

const readUse = (directory: string): Promise<Use | undefined> =>
  readFile(recordOf(directory), 'utf8').then(
    (text) => JSON.parse(text) as Use, // as `recordUse` has written it
    () => undefined,
  );

/** `gone`: of a demo whose DATA_DIR is not there any more. `unrecorded`: not started since such records are kept. */
export type State = 'gone' | 'running' | 'data-dir-exists' | 'production' | 'unrecorded';

export interface StoredDatabase {
  directory: string;
  state: State;
  dataDir: string | undefined;
  /** Of the database and of its reserve. */
  bytes: number;
  usedAt: Date;
}

/** All databases that root has stored outside of their DATA_DIR. */
export async function listStoredDatabases(systemDir: string): Promise<StoredDatabase[]> {
  const names = (await readdir(systemDir).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
  return Promise.all(names.map((name) => examine(join(systemDir, name))));
}

async function examine(directory: string): Promise<StoredDatabase> {
  const use = await readUse(directory);
  const { mtime } = await stat(join(directory, 'global', 'pg_control')).catch(() => stat(directory));
  const bytes = (await sizeOf(directory)) + (await sizeOf(`${directory}.reserve`));
  return { directory, state: await stateOf(directory, use), dataDir: use?.dataDir, bytes, usedAt: mtime };
}

async function stateOf(directory: string, use: Use | undefined): Promise<State> {
  if (await isRunning(directory)) return 'running';
  if (!use) return 'unrecorded';
  if (await isThere(use.dataDir)) return 'data-dir-exists';
  return use.isDemo ? 'gone' : 'production';
}

/** Also in another container on the same volume. */
async function isRunning(directory: string): Promise<boolean> {
  const lock = await readLockFile(directory);
  if (!lock) return false;
  return (await isPostmasterOf(lock.pid, directory)) || socketAnswers(lock.socketDirectory);
}

/** Whatever cannot be looked at is there. */
const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error: unknown) => !['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? ''),
  );

async function sizeOf(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.size ?? 0;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** False when it is not, or no longer, left over. */
export async function removeLeftover(directory: string): Promise<boolean> {
  if ((await stateOf(directory, await readUse(directory))) !== 'gone') return false;
  for (const path of [directory, `${directory}.reserve`, recordOf(directory)])
    await rm(path, { recursive: true, force: true });
  return true;
}
