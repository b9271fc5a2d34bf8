import { readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { DataDirInUse, StartError } from '#platform/process/start-error.ts';
import type { Account } from './account.ts';
import { message } from './files.ts';
import { launch } from './launch.ts';
import { endOrphans } from './orphans.ts';
import {
  discardEmptyLock,
  discardStaleLock,
  isPostmasterOf,
  type LockFile,
  readLockFile,
  terminate,
} from './postmaster.ts';
import { claim, ensureDatabase, openSession } from './session.ts';
import {
  makeSocketDirectory,
  removeSocketDirectory,
  restoreSocketDirectory,
  socketAnswers,
} from './socket-directory.ts';

export interface Site {
  dataDir: string;
  directory: string;
  native: string;
  account: Account | undefined;
  logFile: string;
  isServer: boolean;
  log: (line: string) => void;
}

export interface Attachment {
  client: Client;
  pid: number;
  socketDirectory: string;
  adopted: boolean;
}

interface Attempt {
  site: Site;
  /** The socket directory that the pools of this process already use. */
  socketDirectory: string | undefined;
  signal: AbortSignal;
  launched: Set<number>;
  /** Milliseconds that PostgreSQL took to recover, which are not waiting in vain. */
  recovering: number;
}

// Longer than a process needs to leave, or the last processes of a killed PostgreSQL need to end.
const patience = 15_000;
const patienceWithOrphans = 2_000;
const longestRecovery = 10 * 60_000;

// Temporary: a concurrent start, processes that a killed PostgreSQL left behind, or the empty file of an unlogged table that
// was never committed, which the first recovery takes for a fault and the second removes (PostgreSQL bug 17731).
const orphaned = /pre-existing shared memory block|is still in use/;
const concurrent = /lock file .* (already exists|is empty)/;
const uncommitted = /could not create file "base\/\d+\/\d+": File exists/;
const passing = (sentence: string) => [orphaned, concurrent, uncommitted].some((reason) => reason.test(sentence));

/** Finds the PostgreSQL of the data directory or starts it, and claims it. When it fails, whatever it started is stopped. */
export async function attach(site: Site, signal: AbortSignal, socketDirectory?: string): Promise<Attachment> {
  const attempt: Attempt = { site, signal, socketDirectory, launched: new Set(), recovering: 0 };
  try {
    for (const start = Date.now(); ; await delay(100, undefined, { signal })) {
      const outcome = await tryOnce(attempt);
      if (typeof outcome !== 'string') return outcome;
      const waited = Date.now() - start - attempt.recovering;
      if (waited > patience) throw new StartError(outcome);
      if (waited > patienceWithOrphans && orphaned.test(outcome)) await endOrphans(site);
    }
  } catch (error) {
    // The other server goes on with the PostgreSQL that this one happened to start.
    if (!(error instanceof DataDirInUse)) await dismiss(attempt);
    throw error;
  }
}

async function dismiss({ site, launched }: Attempt): Promise<void> {
  const socketDirectory = (await readLockFile(site.directory))?.socketDirectory;
  for (const pid of launched) await terminate(pid, site.directory);
  if (socketDirectory && launched.size > 0) await removeSocketDirectory(socketDirectory);
}

/** The attachment, or the reason why another attempt may succeed. */
async function tryOnce(attempt: Attempt): Promise<Attachment | string> {
  const { site, launched } = attempt;
  const found = await runningPostmaster(site);
  if (typeof found === 'string') return found;
  const ready = found ? await whenFoundReady(found, attempt) : await launchAndWait(attempt);
  if (typeof ready === 'string') return ready;
  if (attempt.socketDirectory && ready.socketDirectory !== attempt.socketDirectory) {
    return 'A command has started PostgreSQL at another address; waiting until it is done.';
  }
  const client = await openClaimed(ready.socketDirectory, site);
  if (typeof client === 'string') return client;
  const { pid, socketDirectory } = ready;
  return { client, pid, socketDirectory, adopted: !launched.has(pid) };
}

async function runningPostmaster({ directory, dataDir }: Site): Promise<LockFile | string | undefined> {
  const lock = await readLockFile(directory);
  if (!lock) {
    await discardEmptyLock(directory);
    return undefined;
  }
  if (await isPostmasterOf(lock.pid, directory)) return lock;
  const socketDirectory = socketDirectoryHere(lock, directory);
  if (socketDirectory && (await socketAnswers(socketDirectory))) {
    return `A PostgreSQL outside this machine or container already serves this data directory (${dataDir}).`;
  }
  await discardStaleLock(directory, lock);
  return undefined;
}

/** Undefined for the lock file of a copied directory: its socket belongs to the original. */
function socketDirectoryHere(lock: LockFile, directory: string): string | undefined {
  if (lock.socketDirectory === lock.dataDirectory) return directory;
  return lock.dataDirectory === directory ? lock.socketDirectory : undefined;
}

async function launchAndWait(attempt: Attempt): Promise<LockFile | string> {
  const { site, launched } = attempt;
  if (attempt.socketDirectory) await restoreSocketDirectory(attempt.socketDirectory, site.account);
  const socketDirectory = attempt.socketDirectory ?? (await makeSocketDirectory(site.directory, site.account));
  const from = await stat(site.logFile).then(
    ({ size }) => size,
    () => 0,
  );
  const { pid, hasEnded } = await launch({ ...site, socketDirectory });
  launched.add(pid);
  const ready = await whenReady(pid, attempt, async () => hasEnded());
  if (typeof ready !== 'string') return ready;
  await removeSocketDirectory(socketDirectory);
  const sentence = `PostgreSQL does not start: ${await complaintOf(pid, site.logFile, from)}.`;
  if (passing(sentence)) return sentence;
  throw new StartError(sentence);
}

const whenFoundReady = ({ pid }: LockFile, attempt: Attempt): Promise<LockFile | string> =>
  whenReady(pid, attempt, async () => !(await isPostmasterOf(pid, attempt.site.directory)));

// `hasEnded` of a process that was just launched must not look at its command line, which is empty until Linux has
// loaded the program.
async function whenReady(pid: number, attempt: Attempt, hasEnded: () => Promise<boolean>): Promise<LockFile | string> {
  const { site, signal } = attempt;
  let told = false;
  for (const start = Date.now(); Date.now() - start < longestRecovery; await delay(20, undefined, { signal })) {
    const lock = await readLockFile(site.directory);
    if (lock?.pid === pid && lock.ready) {
      attempt.recovering += Date.now() - start;
      return lock;
    }
    if (await hasEnded()) return `PostgreSQL (process ${pid}) has ended.`;
    if (!told && Date.now() - start > 5_000) {
      told = true;
      site.log('PostgreSQL is still starting; after an interrupted run it recovers first.');
    }
  }
  throw new StartError(`PostgreSQL (process ${pid}) does not become ready; see ${site.logFile}.`);
}

async function openClaimed(socketDirectory: string, { isServer, dataDir }: Site): Promise<Client | string> {
  let client: Client | undefined;
  try {
    client = await openSession(socketDirectory);
    if (await claim(client, isServer, dataDir)) {
      await ensureDatabase(client);
      return client;
    }
    await client.end();
    return `Another Biuro server still uses this data directory (${dataDir}).`;
  } catch (error) {
    await client?.end().catch(() => undefined);
    if (error instanceof StartError) throw error;
    return `PostgreSQL refuses to serve: ${message(error)}.`;
  }
}

/**
 * Why this PostgreSQL has ended. Processes of a killed one write to the same log when they notice, so that the last
 * complaint may be theirs.
 */
async function complaintOf(pid: number, logFile: string, from: number): Promise<string> {
  const lines = (await readFile(logFile)).subarray(from).toString().trim().split('\n');
  const own = lines.filter((text) => text.includes(`[${pid}]`));
  const complains = (text: string) => /FATAL|PANIC/.test(text) && !text.includes('unexpected postmaster exit');
  // One of its own processes, such as the one that recovers, may have complained for it.
  const line = own.findLast(complains) ?? lines.findLast(complains) ?? own.at(-1) ?? lines.at(-1);
  return (line || `see ${logFile}`).replace(/^.*?(FATAL|PANIC): +/, '');
}
