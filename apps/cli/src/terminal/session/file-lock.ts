import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LockTimes {
  /** Milliseconds after which a lock belongs to nobody, even if a process with that number still runs. */
  stale: number;
  /** Milliseconds to wait for the lock. */
  patience: number;
  /** Milliseconds between two tries. */
  step: number;
}

const usual: LockTimes = { stale: 30_000, patience: 20_000, step: 25 };

/** Runs work while no other process of this profile runs work of the same name. The lock is a file beside the session. */
export function createExclusive(prefix: string, { stale, patience, step }: LockTimes = usual) {
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const path = `${prefix}.${name}.lock`;
    const mine = `${process.pid} ${performance.timeOrigin + performance.now()}`;
    const end = performance.now() + patience;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    while (!take(path, mine)) {
      if (isAbandoned(path, stale)) setAside(path);
      else if (performance.now() > end) throw new Error(`${path} is held by another process`);
      else await later(step);
    }
    const giveBack = () => readLock(path) === mine && rmSync(path, { force: true });
    process.once('exit', giveBack);
    try {
      return await work();
    } finally {
      process.off('exit', giveBack);
      giveBack();
    }
  };
}

const later = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

function take(path: string, mine: string): boolean {
  try {
    writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned(path: string, stale: number): boolean {
  const owner = Number.parseInt(readLock(path), 10);
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > stale || (Number.isInteger(owner) && !isRunning(owner));
}

/**
 * Renaming lets only one of several waiters clear the same lock away. Should one of them be so late that it hits the
 * next owner's, both refresh at once, and within its grace the server answers both with the same tokens.
 */
function setAside(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  rmSync(aside, { force: true });
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
