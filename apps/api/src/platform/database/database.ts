import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { Problem } from '#platform/http/problem.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables> | Transaction<Tables>;

/** How to reach PostgreSQL: an address, or the socket of the bundled server. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string };

// A date has no time zone: as a JavaScript Date it would shift by a day in Warsaw.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const schemaOf = (tenant: string) => `tenant_${tenant.replaceAll('-', '_')}`;

const SETTINGS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  // To start its workers takes longer than to read a page of a list; PostgreSQL expects 1 000 of it.
  parallel_setup_cost: 20_000,
};

/** Longer than `statement_timeout`: only a server that does not respond at all exceeds it. */
const PATIENCE = 6_000;
/** Longest queue for a connection. Further requests are refused at once instead of being answered too late. */
const QUEUE = 200;

/**
 * A pool whose connections see the schema of one tenant only, so that no query can mix tenants up. Waits at most two
 * seconds for a connection and `patience` milliseconds for an answer; 0 means no limit.
 */
export function createPool(connection: Connection, tenant: string, max: number, patience = PATIENCE): pg.Pool {
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    ...connection,
    // A socket has nothing to encrypt, whatever PGSSLMODE says.
    ...('host' in connection && { ssl: false }),
    Client: PreparingClient,
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    query_timeout: patience,
    application_name: `biuro ${tenant}`,
    options: [`-c search_path=${schemaOf(tenant)},public`, ...settings].join(' '),
  });
  // Without a listener, a connection that breaks while it is idle or between two statements would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
  // The overloads of the driver: with a callback, the pool calls itself.
  pool.connect = ((callback?: unknown) =>
    callback === undefined && pool.waitingCount >= QUEUE
      ? Promise.reject(poolExhausted())
      : connect(callback)) as typeof pool.connect;
  return pool;
}

const poolExhausted = () => new Problem(503, 'unavailable', { retryAfter: 2 });

const pools = new WeakMap<Db, pg.Pool>();

export function createDb(pool: pg.Pool): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** Not for a transaction, which has a single connection. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('A transaction has no pool');
  return pool;
}

/**
 * Runs a statement that is text already. Outside a transaction it bypasses Kysely, whose handling of connections takes
 * a good part of a short call. Not `pool.query`, which closes the connection when a statement fails.
 */
export async function run<T extends pg.QueryResultRow>(db: Db, text: string, values: unknown[]): Promise<T[]> {
  const pool = pools.get(db);
  if (!pool) return (await db.executeQuery<T>(CompiledQuery.raw(text, values))).rows;
  const client = await pool.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    client.release();
  }
}

const AWAY = new Set([
  // The queue of its socket is full, because it stands still.
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '40P01',
]);

/**
 * The database is down, starting, stopping or too slow, or has ended this transaction because of a deadlock. The caller
 * may try again soon.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    AWAY.has(code) ||
    code.startsWith('08') ||
    /Connection terminated|timeout exceeded|not queryable/i.test(error.message)
  );
}

/** The disk of the database is full. */
export const isDiskFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === '53100';

/** A value that does not fit its type. The contract should have refused it; it is a mistake of the caller all the same. */
export const isDataException = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');

/** A row or table that row-level security forbids to this client. The application should have refused before. */
export const isForbiddenRow = (error: unknown) => error instanceof pg.DatabaseError && error.code === '42501';

export const isUniqueViolation = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;

/**
 * Violation of a foreign key. `gone`: the referenced record was deleted at the same moment; otherwise something still
 * refers to the record that should be deleted.
 */
export function brokenReference(error: unknown): { constraint: string; gone: boolean } | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23503') return undefined;
  const { constraint = '', table = '', detail = '' } = error;
  // The message is in the language of the database; it ends with the name of the other table.
  return { constraint, gone: !detail.slice(detail.lastIndexOf(')')).includes(table) };
}
