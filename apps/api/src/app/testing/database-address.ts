import type { Connection } from '../database/database.ts';

/** The connection as `DATABASE_URL` has it, for another process. */
export function addressOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
