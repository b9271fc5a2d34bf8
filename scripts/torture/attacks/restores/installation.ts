import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningAdmin, startAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf, type Socket } from '@biuro/testing/database-address.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import type { Harness } from '../../harness/harness.ts';
import { ownPostgres } from '../../harness/own-server.ts';

/** One in which nothing was ever started. */
export interface Installation {
  /** Starts a command of `npm run admin`. */
  admin(args: string[], variables?: Record<string, string>): RunningAdmin;
  /** Of its office, see {@link contentsOf}. */
  contents(): string[];
  /** Whether a restore is at work in its database. */
  isRestoring(): Promise<boolean>;
  /** Takes the database away: `kill -9` of the bundled PostgreSQL, an end of the connection to an external one. */
  cutDatabase(): Promise<void>;
  remove(): Promise<void>;
}

interface Options {
  harness: Pick<Harness, 'capturedLogs'>;
  variables: Record<string, string>;
  /** A PostgreSQL on which it has a database of its own; without it, it brings its own one along. */
  cluster?: Socket | undefined;
  /** For its files, instead of a new folder. */
  folder?: string;
}

let count = 0;

export async function createInstallation({ harness, variables, cluster, folder }: Options): Promise<Installation> {
  count += 1;
  const home = join(folder ?? (await createDataDir()), String(count));
  const dataDir = join(home, 'data');
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const postgres = ownPostgres(join(dataDir, 'postgres'));
  const bundled = { host: join(dataDir, 'postgres'), port: 5432, user: 'biuro', database: 'biuro' };
  const database = cluster ? { ...cluster, database: `restored_${count}` } : bundled;
  if (cluster) await ask(cluster, `CREATE DATABASE ${database.database}`);
  const environment = {
    ...variables,
    DATA_DIR: dataDir,
    TENANTS_DIR: join(home, 'tenants'),
    ...(cluster && { DATABASE_URL: addressOf(database) }),
  };
  const sessions = `FROM pg_stat_activity WHERE application_name = 'biuro restore' AND datname = '${database.database}'`;
  return {
    admin(args, more = {}) {
      const running = startAdmin(args, { ...environment, ...more });
      void running.answer.then(({ out, err }) => harness.capturedLogs.add(`${out}\n${err}`));
      return running;
    },
    contents: () => contentsOf(dataDir),
    isRestoring: () =>
      ask(database, `SELECT ${sessions} AND state = 'active'`).then(
        (rows) => rows > 0,
        () => false,
      ),
    async cutDatabase() {
      if (cluster) await ask(cluster, `SELECT pg_terminate_backend(pid) ${sessions}`);
      // A restore that has just ended has stopped it.
      else await postgres.end('SIGKILL').catch(() => {});
    },
    async remove() {
      if (cluster) await ask(cluster, `DROP DATABASE ${database.database} WITH (FORCE)`);
      else {
        // It may have ended and left its lock behind.
        if (postgres.isThere()) await postgres.end('SIGQUIT').catch(() => {});
        if (existsSync(join(dataDir, 'postgres.log'))) harness.capturedLogs.addPostgres(dataDir);
      }
      await removeDataDir(folder ? home : join(home, '..'));
    },
  };
}

/** What the file store of the office holds: names, each followed by what is wrong with its bytes. */
export function contentsOf(dataDir: string): string[] {
  const store = join(dataDir, 'files/demo');
  const names = existsSync(store) ? (readdirSync(store, { recursive: true }) as string[]) : []; // without a buffer encoding
  return names
    .filter((name) => statSync(join(store, name)).isFile())
    .map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(store, name)))
        .digest('hex');
      return name === join(hash.slice(0, 2), hash) ? name : `${name} has the bytes of ${hash}`;
    })
    .toSorted();
}

/** The number of rows. */
async function ask(database: Socket, text: string): Promise<number> {
  const pool = createOfficePool(database, 'demo', 1);
  return pool
    .query(text)
    .then(({ rowCount }) => rowCount ?? 0)
    .finally(() => pool.end());
}
