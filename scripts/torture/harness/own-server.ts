import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf } from '@biuro/testing/database-address.ts';
import { type RunningPostgres, startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import type { RunningServer } from '@biuro/testing/server-process.ts';
import { type Filled, fill, type Harness, SECRET_KEY, watched } from './harness.ts';
import { createSender, type Send } from './http.ts';
import { sentIn } from './secrets.ts';

interface Options {
  /** Beside those that every server of an attack has. */
  variables?: Record<string, string>;
  /** How Node is called; see `startServerProcess`. */
  command?: string[];
  /** The PostgreSQL that the server brings along and looks after, or one that it only has the address of and that the attack starts and stops. */
  database?: 'bundled' | 'apart';
  /** Data directory, instead of a new one. */
  dataDir?: string;
}

/** A real server of an attack's own, to be broken: with the office `demo` of two companies, and always at the same address. */
export interface OwnServer extends Filled {
  address: string;
  dataDir: string;
  /** Refused and broken connections throw. */
  send: Send;
  /** Its process of now. */
  running(): RunningServer;
  /** `kill -9`; resolves when the process is gone. */
  kill(): Promise<void>;
  /** Asks it to stop, and resolves with the exit code. */
  stop(): Promise<number>;
  /** Restarts it like a supervisor; resolves with the milliseconds until it was ready. */
  start(): Promise<number>;
  /** Milliseconds until `/readyz` says so; throws when it has not after half a minute. */
  untilReady(): Promise<number>;
  postgres: OwnPostgres;
  /** Ends everything and takes the data away. */
  close(): Promise<void>;
}

export interface OwnPostgres {
  /** Whether it runs, or left its lock behind. */
  isThere(): boolean;
  /** Of the postmaster. */
  pid(): number;
  /** To the postmaster and to each of its processes, which have groups of their own. */
  signalAll(signal: NodeJS.Signals): void;
  /** To the postmaster; resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Of a database apart, after it has ended. */
  start(): Promise<void>;
}

const LONGEST = 30_000;

/** Its secrets and its logs go to those of the harness. */
export async function startOwnServer(
  { secrets, capturedLogs }: Pick<Harness, 'secrets' | 'capturedLogs'>,
  { variables, command, database = 'bundled', dataDir: place }: Options = {},
): Promise<OwnServer> {
  const dataDir = place ?? (await createDataDir());
  const launched: RunningPostgres[] = [];
  const launch = async () => {
    const started = await startPostgresProcess({ dataDir, owner: false });
    launched.push(started);
    return started;
  };
  const postgres = ownPostgres(join(dataDir, 'postgres'));
  const first = await launch();
  const filled = await fill(first.connection, 'demo', dataDir);
  if (database === 'bundled') await first.stop();
  const all = {
    SECRET_KEY,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...(database === 'apart' && { DATABASE_URL: addressOf(first.connection) }),
    ...variables,
  };
  let server = await capturedLogs.startServer(all, command);
  const { address } = server;
  const sender = createSender(address);

  async function untilReady(): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < LONGEST) {
      const ready = await sender.send({ path: '/readyz' }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (ready) return performance.now() - begun;
      await pause(20);
    }
    throw new Error(`The server is not ready after ${LONGEST / 1_000} s: ${server.said()}`);
  }

  return {
    ...filled,
    address,
    dataDir,
    send: (ask) => watched(sender.send, secrets, ask),
    running: () => server,
    untilReady,
    async kill() {
      server.process.kill('SIGKILL');
      await server.ended;
    },
    async stop() {
      server.process.kill('SIGTERM');
      return server.ended;
    },
    async start() {
      const begun = performance.now();
      server = await capturedLogs.startServer({ ...all, PORT: new URL(address).port }, command);
      return performance.now() - begun;
    },
    postgres: { ...postgres, start: async () => void (await launch()) },
    async close() {
      sender.close();
      // Whoever breaks off an attack may have left no database behind.
      secrets.add(...(await sentIn(filled).catch(() => [])));
      if (server.process.exitCode === null && server.process.signalCode === null) await server.stop();
      await filled.db.destroy();
      // Also one whose server was killed and not started again.
      if (postgres.isThere()) await postgres.end('SIGINT');
      await Promise.all(launched.map((started) => started.stop()));
      capturedLogs.addPostgres(dataDir);
      await removeDataDir(dataDir);
    },
  };
}

/** The PostgreSQL that works in this directory, seen from outside. */
export function ownPostgres(directory: string): Omit<OwnPostgres, 'start'> {
  const lock = join(directory, 'postmaster.pid');
  const pid = () => Number(readFileSync(lock, 'utf8').split('\n')[0]);
  return {
    isThere: () => existsSync(lock),
    pid,
    signalAll(signal: NodeJS.Signals) {
      const postmaster = pid();
      for (const each of [postmaster, ...childrenOf(postmaster)]) process.kill(each, signal);
    },
    async end(signal: NodeJS.Signals) {
      const postmaster = pid();
      process.kill(postmaster, signal);
      while (isAlive(postmaster)) await pause(20);
    },
  };
}

/** Processes whose parent this is; none where there is no /proc. */
export function childrenOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.filter((pid) => statOf(pid)[1] === String(parent)).map(Number);
}

/** A process that has ended and was not collected yet is gone. */
const isAlive = (pid: number): boolean => !['', 'Z', 'X'].includes(statOf(String(pid))[0] ?? '');

/** State and parent, as in `proc(5)`. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
