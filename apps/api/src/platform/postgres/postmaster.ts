import { execFileSync } from 'node:child_process';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, exists } from './files.ts';
import { socketFile } from './socket-directory.ts';

/** Content of postmaster.pid. */
export interface LockFile {
  text: string;
  pid: number;
  dataDirectory: string;
  socketDirectory: string;
  ready: boolean;
}

/** "unknown": a PostgreSQL whose directory is gone, perhaps ours before it was moved. */
type Holder = 'ours' | 'unknown' | 'other' | 'gone';

export async function readLockFile(directory: string): Promise<LockFile | undefined> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (text === undefined || !(pid > 0)) return undefined;
  const [, dataDirectory = '', , , socketDirectory = '', , , status = ''] = lines;
  return { text, pid, dataDirectory, socketDirectory, ready: status.trim() === 'ready' };
}

export async function isPostmasterOf(pid: number, directory: string): Promise<boolean> {
  return (await holderOf(pid, directory)) === 'ours';
}

// From the command line, because root without CAP_SYS_PTRACE (every plain container) may not read /proc/<pid>/cwd or
// exe of another user. It is empty for a zombie process.
async function holderOf(pid: number, directory: string): Promise<Holder> {
  const args = await commandLine(pid);
  if (!args) return 'gone';
  const served = args[args.indexOf('-D') + 1];
  if (basename(args[0] ?? '') !== 'postgres' || !served) return 'other';
  const [theirs, ours] = await Promise.all([stat(served).catch(() => undefined), stat(directory)]);
  if (!theirs) return 'unknown';
  return theirs.dev === ours.dev && theirs.ino === ours.ino ? 'ours' : 'other';
}

async function commandLine(pid: number): Promise<string[] | undefined> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text === '' ? undefined : text.split('\0');
  }
  try {
    const text = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return text.trim().replace(' -D ', '\0-D\0').replaceAll(' -c ', '\0-c\0').split('\0');
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL takes any process with the recorded pid for itself: another one after a container was restarted, or its
 * own one while nobody has collected it.
 */
export async function discardStaleLock(directory: string, seen: LockFile): Promise<void> {
  const holder = await holderOf(seen.pid, directory);
  if (holder !== 'other' && !(holder === 'gone' && exists(seen.pid))) return;
  const lock = join(directory, 'postmaster.pid');
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => undefined);
  // Another start may have been faster, and then this is its new lock.
  if (taken !== undefined && taken !== seen.text) return rename(aside, lock);
  await rm(aside, { force: true });
  await rm(`${socketFile(directory)}.lock`, { force: true });
}

/** PostgreSQL creates its locks empty and fills them at once, unless it is killed in between. */
export async function discardEmptyLock(directory: string): Promise<void> {
  for (const lock of [join(directory, 'postmaster.pid'), `${socketFile(directory)}.lock`]) {
    const found = await stat(lock).catch(() => undefined);
    if (found?.size === 0 && Date.now() - found.mtimeMs > 1_000) await rm(lock, { force: true });
  }
}

export async function terminate(
  pid: number,
  directory: string,
  signals: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT'],
): Promise<boolean> {
  for (const signal of signals) {
    if (!(await isPostmasterOf(pid, directory))) return true;
    signalTo(pid, signal);
    if (await isGone(pid, directory, 20_000)) return true;
  }
  return false;
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

async function isGone(pid: number, directory: string, patience: number): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < patience; await delay(20)) {
    if (!(await isPostmasterOf(pid, directory))) return true;
  }
  return false;
}
