import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#platform/process/start-error.ts';
import { isRoot } from './account.ts';
import { type Attachment, attach, type Site } from './attach.ts';
import { reachableBinaries } from './binaries.ts';
import { accountFor, createCluster, findCluster, giveTo } from './cluster.ts';
import { message } from './files.ts';
import { recordUse, SYSTEM_DIR } from './leftovers.ts';
import { terminate } from './postmaster.ts';
import { database, isLastUser, port, superuser } from './session.ts';
import { removeSocketDirectory } from './socket-directory.ts';

export interface BundledPostgres {
  /** For `pg`; `host` is the directory of the socket. It stays the same when PostgreSQL is restarted. */
  connection: { host: string; port: number; user: string; database: string };
  adopted: boolean;
  readonly pid: number;
  /** A server stops PostgreSQL. A command leaves it running while others use it. */
  stop(): Promise<void>;
}

export interface BundledPostgresOptions {
  dataDir: string;
  log: (line: string) => void;
  /**
   * False for a command, which may run beside a server. A server holds an exclusive lock, and restarts PostgreSQL when
   * it crashes.
   */
  isServer?: boolean;
  /** Whether it is a demo, whose database may be removed by a command once DATA_DIR is gone. */
  isDemo?: boolean;
}

/** Where root stores what the unprivileged account cannot reach elsewhere; `nativeDir` replaces node_modules. */
interface Places {
  systemDir: string;
  nativeDir?: string;
}

export async function startBundledPostgres(
  options: BundledPostgresOptions,
  places: Places = { systemDir: SYSTEM_DIR },
): Promise<BundledPostgres> {
  try {
    const site = await prepare(options, places);
    const attachment = await attach(site, new AbortController().signal);
    return site.isServer ? attachServer(site, attachment) : attachCommand(site, attachment);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The bundled PostgreSQL could not be started: ${message(error)}.`, { cause: error });
  }
}

async function prepare(
  { dataDir: wanted, log, isServer = true, isDemo = false }: BundledPostgresOptions,
  { systemDir, nativeDir }: Places,
): Promise<Site> {
  await mkdir(resolve(wanted), { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const dataDir = await realpath(wanted);
  const found = await findCluster(dataDir);
  const account = await accountFor(found);
  const native = await reachableBinaries(account, systemDir, nativeDir);
  if (found && account) await giveTo(account, found);
  const directory = found ?? (await createCluster(dataDir, native, account, systemDir));
  await recordUse(directory, { dataDir, isDemo });
  return { dataDir, directory, native, account, logFile: join(dataDir, 'postgres.log'), isServer, log };
}

function attachCommand(site: Site, { client, pid, socketDirectory, adopted }: Attachment): BundledPostgres {
  const leave = async () => {
    if (await isLastUser(client).catch(() => false)) await shutDown(site, pid, socketDirectory);
    await client.end();
  };
  return { connection: connectionTo(socketDirectory), adopted, pid, stop: once(leave) };
}

function attachServer(site: Site, first: Attachment): BundledPostgres {
  const stopping = new AbortController();
  const { socketDirectory } = first;
  let current = first;
  let revival: Promise<void> | undefined;
  const watch = () =>
    current.client.once('end', () => {
      if (!stopping.signal.aborted) revival = revive();
    });
  const revive = async () => {
    site.log('PostgreSQL broke off the connection; looking after it.');
    const next = await attachAgain(site, socketDirectory, stopping.signal);
    if (!next) return;
    current = next;
    watch();
    site.log(`PostgreSQL serves again (process ${next.pid}).`);
  };
  const stop = async () => {
    stopping.abort();
    await revival;
    await shutDown(site, current.pid, socketDirectory);
    await current.client.end();
  };
  watch();
  return {
    connection: connectionTo(socketDirectory),
    adopted: first.adopted,
    get pid() {
      return current.pid;
    },
    stop: once(stop),
  };
}

async function attachAgain(site: Site, socketDirectory: string, signal: AbortSignal): Promise<Attachment | undefined> {
  for (let pause = 200; ; pause = Math.min(pause * 2, 30_000)) {
    try {
      await delay(pause, undefined, { signal });
      return await attach(site, signal, socketDirectory);
    } catch (error) {
      if (signal.aborted) return undefined;
      site.log(`PostgreSQL could not be started again: ${message(error)}`);
    }
  }
}

async function shutDown(site: Site, pid: number, socketDirectory: string): Promise<void> {
  if (!(await terminate(pid, site.directory))) site.log(`PostgreSQL (process ${pid}) does not stop.`);
  await removeSocketDirectory(socketDirectory);
}

const connectionTo = (host: string): BundledPostgres['connection'] => ({ host, port, user: superuser, database });

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
