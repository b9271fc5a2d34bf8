import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LockTimes {
  /** Milliseconds after which a lock counts as abandoned, even if a process with its id runs. */
  stale: number;
  /** Milliseconds to wait for the lock before giving up. */
  timeout: number;
  /** Milliseconds between two tries. */
  step: number;
}

const usual: LockTimes = { stale: 30_000, timeout: 20_000, step: 25 };

/** A mutex between processes: runs work while no other process of this profile runs work of the same name. The lock is a file beside the session. */
export function createFileLock(prefix: string, { stale, timeout, step }: LockTimes = usual) {
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const path = `${prefix}.${name}.lock`;
    const mine = `${process.pid} ${performance.timeOrigin + performance.now()}`;
    const end = performance.now() + timeout;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    while (!acquire(path, mine)) {
      if (isAbandoned(path, stale)) removeAbandoned(path);
      else if (performance.now() > end) throw new Error(`${path} is held by another process`);
      else await later(step);
    }
    const release = () => readLock(path) === mine && rmSync(path, { force: true });
    process.once('exit', release);
    try {
      return await work();
    } finally {
      process.off('exit', release);
      release();
    }
  };
}

const later = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

function acquire(path: string, mine: string): boolean {
  try {
    writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string, stale: number): boolean {
  const pid = Number.parseInt(readLock(path), 10);
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > stale || (Number.isInteger(pid) && !isRunning(pid));
}

/**
 * Renaming lets only one of several waiting processes remove the same lock. If one is so late that it removes the
 * lock of the next process, both refresh at the same time, and the server gives both the same tokens.
 */
function removeAbandoned(path: string): void {
  const renamed = `${path}.${process.pid}`;
  try {
    renameSync(path, renamed);
  } catch {
    return;
  }
  rmSync(renamed, { force: true });
}

function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
