import { startBundledPostgres } from '#platform/postgres/bundled-postgres.ts';
import type { Environment } from '#platform/process/environment.ts';
import { StartError } from '#platform/process/start-error.ts';
import { type Connection, createPool } from './database.ts';

export interface DatabaseServer {
  connection: Connection;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or the bundled PostgreSQL in the data directory. */
export async function openDatabase(
  { databaseUrl, dataDir, mode }: Environment,
  log: (line: string) => void,
  options: { isServer?: boolean } = {},
): Promise<DatabaseServer> {
  if (databaseUrl) return external({ connectionString: databaseUrl });
  return startBundledPostgres({ dataDir, log, isDemo: mode === 'demo', ...options });
}

/** Connects once, so that a wrong address or password is reported at the start, in one sentence. */
async function external(connection: Connection): Promise<DatabaseServer> {
  const pool = createPool(connection, 'start', 1);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    // The text of the driver names host, role or database, never the password.
    throw new StartError(
      `DATABASE_URL: the database does not answer (${error instanceof Error ? error.message : String(error)}).`,
    );
  } finally {
    await pool.end();
  }
  return { connection, stop: async () => {} };
}
