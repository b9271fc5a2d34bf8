/** The socket of the server's own PostgreSQL. */
export interface Socket {
  /** Directory of the socket. */
  host: string;
  port: number;
  user: string;
  database: string;
}

export type Connection = { connectionString: string } | Socket;

/** The connection as `DATABASE_URL` has it, for another process. */
export function addressOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
