import { CompiledQuery, Kysely, PostgresDialect, PostgresDriver, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '#platform/process/start-error.ts';
import { type Db, poolOf, run } from '../database.ts';
import type { Tables } from '../tables.ts';

/**
 * The role under which requests of clients run: the name of the server's role with `_client`, so that installations on
 * one cluster have different ones. Roles belong to the cluster and are in no backup of a database, so the role is
 * ensured at every start and every restore. It gets the privileges that policies of this schema mention.
 */
const ADMIT = `DO $$
DECLARE
  client name := left(current_user, 56) || '_client';
  lacking record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('biuro client role'));
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = client) THEN EXECUTE format('CREATE ROLE %I NOLOGIN', client); END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  BEGIN
    PERFORM set_config('role', client, true);
    PERFORM set_config('role', 'none', true);
  EXCEPTION WHEN insufficient_privilege THEN EXECUTE format('GRANT %I TO CURRENT_USER', client);
  END;
  IF NOT has_schema_privilege(client, current_schema(), 'USAGE') THEN
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), client);
  END IF;
  FOR lacking IN
    SELECT tablename, string_agg(DISTINCT right_, ', ') AS rights
    FROM pg_policies CROSS JOIN unnest(CASE cmd WHEN 'ALL' THEN ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE'] ELSE ARRAY[cmd] END) right_
    WHERE schemaname = current_schema() AND NOT has_table_privilege(client, format('%I.%I', schemaname, tablename), right_)
    GROUP BY tablename
  LOOP
    EXECUTE format('GRANT %s ON %I TO %I', lacking.rights, lacking.tablename, client);
  END LOOP;
END
$$`;

/**
 * Creates the role of clients and grants it what the policies of this schema mention. Throws a {@link StartError} when
 * the server lacks the privilege.
 */
export async function admitClients(db: Db): Promise<void> {
  // Before the attempt: the transaction of a restore ends with its first error.
  const [row] = await run<{ own: string; client: string }>(
    db,
    `SELECT quote_ident(current_user) AS own, quote_ident(left(current_user, 56) || '_client') AS client`,
    [],
  );
  try {
    await sql.raw(ADMIT).execute(db);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    throw new StartError(
      `The database does not let ${row?.own} make the role under which requests of clients run. Let its administrator do it once: CREATE ROLE ${row?.client} NOLOGIN; GRANT ${row?.client} TO ${row?.own};`,
      { cause: error },
    );
  }
}

type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** Begins transactions of a client: in one round trip, because every request of a client waits for it. */
class RowSecurityDriver extends PostgresDriver {
  readonly #userId: string;

  constructor(pool: PostgresPool, userId: string) {
    super({ pool });
    this.#userId = userId;
  }

  override async beginTransaction(connection: PostgresConnection): Promise<void> {
    const begin = CompiledQuery.raw(`BEGIN; SELECT act_for(${pg.escapeLiteral(this.#userId)})`);
    await connection.executeQuery(begin).catch(async (error: unknown) => {
      await this.rollbackTransaction(connection);
      throw error;
    });
  }
}

class RowSecurityDialect extends PostgresDialect {
  override readonly createDriver: () => RowSecurityDriver;

  constructor(pool: PostgresPool, userId: string) {
    super({ pool });
    this.createDriver = () => new RowSecurityDriver(pool, userId);
  }
}

/**
 * Runs the work in a transaction under row-level security: it sees and changes only rows of this client and of their
 * companies, whatever its queries ask for.
 */
export const asClient = <T>(db: Db, userId: string, work: (db: Db) => Promise<T>): Promise<T> =>
  new Kysely<Tables>({ dialect: new RowSecurityDialect(poolOf(db), userId) }).transaction().execute(work);
