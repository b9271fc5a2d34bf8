import pg from 'pg';
import type { Connection } from './database-address.ts';

const { DATE, INT8 } = pg.types.builtins;

/** Connections to the schema of one office. DATE is read as text and INT8 as a number. A connection that breaks throws nothing. */
export function createOfficePool(connection: Connection, office: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...('host' in connection && { ssl: false }),
    max,
    connectionTimeoutMillis: 2_000,
    options: `-c search_path=tenant_${office.replaceAll('-', '_')},public`,
    types: { getTypeParser },
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function getTypeParser(...[type, format]: Parameters<typeof pg.types.getTypeParser>) {
  if (type === DATE) return (text: string) => text;
  return type === INT8 ? Number : pg.types.getTypeParser(type, format);
}
