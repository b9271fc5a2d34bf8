import { type Connection, createPool, schemaOf } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/database-server.ts';
import type { Environment } from '#platform/process/environment.ts';
import { MAX_CONNECTIONS, readTenantFiles } from '#platform/tenants/tenants.ts';
import { features } from '../features.ts';
import { type Finding, good, weak, wrong } from './finding.ts';
import { examineOffice } from './office.ts';

/** Whether the database answers, writes to disk, sorts Polish and has the schemas of all offices. */
export async function examineDatabase(environment: Environment): Promise<Finding[]> {
  try {
    const files = readTenantFiles(environment.tenantsDir, features.tenantParts, environment.tenant);
    const server = await openDatabase(environment, () => {}, { isServer: false });
    try {
      const names = [...files.keys()];
      const offices = await Promise.all(names.map((name) => examineOffice(server.connection, name, environment)));
      const found = await settings(server.connection, names, environment.databaseUrl !== undefined);
      return [good(`Offices: ${names.join(', ')}`), ...found, ...offices.flat()];
    } finally {
      await server.stop();
    }
  } catch (error) {
    return [wrong(error instanceof Error ? error.message : String(error))];
  }
}

interface Settings {
  version: string;
  fsync: string;
  commit: string;
  polish: boolean;
  connections: number;
  /** Seconds by which its clock is ahead of ours. */
  ahead: number;
  schemas: string[];
  /** Whether pages have checksums, which detect that the disk has changed them. */
  checksums: string;
  /** Pages with a wrong checksum. */
  damaged: number;
  superuser: boolean;
  /** Null for a server on this machine. */
  encrypted: boolean | null;
}

const SETTINGS = `
  SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
    current_setting('synchronous_commit') AS commit, EXISTS (SELECT FROM pg_collation WHERE collname = 'pl-x-icu') AS polish,
    current_setting('max_connections')::int AS connections, extract(epoch FROM clock_timestamp())::float8 - $1 AS ahead,
    ARRAY(SELECT nspname::text FROM pg_namespace WHERE nspname LIKE 'tenant\\_%') AS schemas,
    current_setting('data_checksums') AS checksums,
    (SELECT coalesce(sum(checksum_failures), 0)::int FROM pg_stat_database) AS damaged,
    (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
    CASE WHEN NOT (inet_server_addr() <<= '127.0.0.0/8' OR inet_server_addr() = '::1') THEN
      (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) END AS encrypted`;

const TOLERANCE = 5;

async function settings(connection: Connection, offices: string[], external: boolean): Promise<Finding[]> {
  const pool = createPool(connection, 'doctor', 1);
  try {
    // The first call connects, which would distort the difference of the clocks.
    await pool.query('SELECT 1');
    const { rows } = await pool.query<Settings>(SETTINGS, [Date.now() / 1000]);
    return rows.flatMap((row) => [...examine(row, offices), ...examineSafety(row, external)]);
  } finally {
    await pool.end();
  }
}

function examine(
  { version, fsync, commit, polish, connections, ahead, schemas }: Settings,
  offices: string[],
): Finding[] {
  const own = new Set(offices.map(schemaOf));
  const strange = schemas.filter((schema) => !own.has(schema));
  const wanted = offices.length * MAX_CONNECTIONS;
  return [
    Number.parseInt(version, 10) >= 15
      ? good(`PostgreSQL ${version}`)
      : wrong(`PostgreSQL ${version} is too old; 15 or newer is needed.`),
    fsync === 'on' && commit !== 'off'
      ? good('Commits are written to disk')
      : wrong('fsync or synchronous_commit is off: a power cut loses data.'),
    polish
      ? good('Polish sorting is present')
      : wrong('The collation pl-x-icu is missing: PostgreSQL was built without ICU.'),
    connections > wanted
      ? good(`PostgreSQL takes ${connections} connections; one process may open ${wanted}`)
      : weak(`PostgreSQL takes ${connections} connections, and one process may open ${wanted}: raise max_connections.`),
    Math.abs(ahead) <= TOLERANCE
      ? good('The clocks of this machine and of the database agree')
      : wrong(`The clock of the database is ${Math.round(ahead)} s before that of this machine.`),
    ...strange.map((schema) => weak(`The database holds ${schema}, for which TENANTS_DIR has no file.`)),
  ];
}

/** Integrity and confidentiality of the data, apart from row-level security. */
function examineSafety({ checksums, damaged, superuser, encrypted }: Settings, external: boolean): Finding[] {
  const sums =
    checksums === 'on'
      ? good('Pages of the database carry checksums')
      : weak('data_checksums is off: nobody notices when the disk has changed a file (pg_checksums --enable).');
  return [
    damaged > 0
      ? wrong(`${damaged} pages of the database did not match their checksums: look at the disk, and restore.`)
      : sums,
    ...(external && superuser
      ? [weak('The role of DATABASE_URL is a superuser: give the portal one that owns its database and nothing else.')]
      : []),
    ...(encrypted === false ? [weak('The connection to the database is not encrypted: sslmode=verify-full.')] : []),
  ];
}
