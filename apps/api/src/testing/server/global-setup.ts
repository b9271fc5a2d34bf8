import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import type { TestProject } from 'vitest/node';
import { createPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { startBundledPostgres } from '#platform/postgres/bundled-postgres.ts';

export interface TestPostgres {
  host: string;
  port: number;
  user: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
    /** Has the file stores of all test servers. */
    dataDir: string;
  }
}

export const TEMPLATE = 'biuro_template';

/** One PostgreSQL for all tests, with a migrated database that each test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await createDataDir();
  const postgres = await startBundledPostgres({ dataDir, log: () => {} });
  const { host, port, user, database } = postgres.connection;
  const pool = createPool({ host, port, user, database }, 'postgres', 1);
  await pool.query(`CREATE DATABASE ${TEMPLATE}`);
  await pool.end();
  await migrate({ host, port, user, database: TEMPLATE }, 'demo');
  project.provide('postgres', { host, port, user });
  project.provide('dataDir', dataDir);
  return async () => {
    await postgres.stop();
    await removeDataDir(dataDir);
  };
}
