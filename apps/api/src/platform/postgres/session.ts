import { Client } from 'pg';
import { DataDirInUse } from '#platform/process/start-error.ts';
import { exists } from './files.ts';

export const superuser = 'biuro';
export const database = 'biuro';
export const port = 5432;

// Advisory locks belong to a database. These are taken in "postgres", so that only users are connected to our own
// database, and it can serve as a template.
const lockSpace = 0x62697572;
const locks = { server: 1, user: 2 };

/** A session for as long as the database is used; the advisory locks end with it, also after kill -9. */
export async function openSession(socketDirectory: string): Promise<Client> {
  const client = new Client({
    host: socketDirectory,
    port,
    user: superuser,
    database: 'postgres',
    ssl: false,
    application_name: `biuro ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // The "end" event reports a lost connection; an "error" without a listener would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** False while another process is just leaving: try again. Throws when a living server uses the data directory. */
export async function claim(client: Client, isServer: boolean, dataDir: string): Promise<boolean> {
  if (!(await tryLock(client, 'pg_try_advisory_lock_shared', locks.user))) return false;
  if (!isServer || (await tryLock(client, 'pg_try_advisory_lock', locks.server))) return true;
  const pid = await serverPid(client);
  // After kill -9, the lock of a server may outlive its process by a few milliseconds.
  if (pid === undefined || !exists(pid)) return false;
  throw new DataDirInUse(
    `Another Biuro server is already running on this data directory (${dataDir}, process ${pid}).`,
  );
}

/** True when nobody else uses the database. From then on a new process waits until PostgreSQL has stopped. */
export async function isLastUser(client: Client): Promise<boolean> {
  await tryLock(client, 'pg_advisory_unlock_shared', locks.user);
  return tryLock(client, 'pg_try_advisory_lock', locks.user);
}

export async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
}

async function tryLock(client: Client, procedure: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ done: boolean }>(`SELECT ${procedure}($1, $2) AS done`, [lockSpace, lock]);
  return rows[0]?.done === true;
}

async function serverPid(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.classid = $1 AND l.objid = $2 AND l.objsubid = 2`,
    [lockSpace, locks.server],
  );
  const pid = Number(rows[0]?.name.replace('biuro ', ''));
  return pid > 0 ? pid : undefined;
}
