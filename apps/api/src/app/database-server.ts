import { startBundledPostgres } from './bundled-postgres.ts';
import type { Connection } from './database.ts';
import type { Environment } from './environment.ts';

export interface DatabaseServer {
  connection: Connection;
  stop(): Promise<void>;
}

/** The database that DATABASE_URL names, or our own PostgreSQL in the data directory. */
export async function openDatabase(
  { databaseUrl, dataDir }: Environment,
  log: (line: string) => void,
  options: { owner?: boolean } = {},
): Promise<DatabaseServer> {
  if (databaseUrl) return { connection: { connectionString: databaseUrl }, stop: async () => {} };
  return startBundledPostgres({ dataDir, log, ...options });
}
