import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Connection, schemaOf } from '#platform/database/database.ts';
import { StartError } from '#platform/process/start-error.ts';
import type { OfficeShape, TableShape } from './manifest.ts';

/** The same text in every environment; and an error rather than rows filtered by row-level security. */
const PLAIN = `SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET extra_float_digits = 1;
  SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0; SET bytea_output = 'hex'; SET row_security = off; SET standard_conforming_strings = on; SET client_encoding = 'UTF8'`;

/** A connection without the time limits of requests: large tables take long, and so do files, during which it waits. */
export async function openSession(connection: Connection, purpose: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    ...('host' in connection && { ssl: false }),
    application_name: `biuro ${purpose}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  await client.query(PLAIN);
  return client;
}

/**
 * Begins a transaction that sees all offices as of one instant, and returns the shape of their schemas. The tables are
 * locked against DDL before the instant is chosen; normal work continues.
 */
export async function beginSnapshot(client: pg.Client, offices: string[]): Promise<OfficeShape[]> {
  const before = await shapesOf(client, offices);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = before.flatMap(({ schema, tables: all }) => all.map(({ name }) => qualified(schema, name)));
  await client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS SHARE MODE`);
  const shapes = await shapesOf(client, offices);
  if (JSON.stringify(shapes) !== JSON.stringify(before))
    throw new StartError('A migration is running: make the backup when it has finished.');
  return shapes;
}

export async function shapesOf(client: pg.Client, offices: string[]): Promise<OfficeShape[]> {
  const shapes: OfficeShape[] = [];
  for (const name of offices) {
    const schema = schemaOf(name);
    const tables = await tablesOf(client, schema);
    if (!tables.some((table) => table.name === 'migrations'))
      throw new StartError(`The office ${name} has no database yet: run npm run admin -- migrate.`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM ${qualified(schema, 'migrations')} ORDER BY name COLLATE "C"`,
    );
    shapes.push({ name, schema, migrations: rows.map((row) => row.name), tables });
  }
  return shapes;
}

/** Ordered by the primary key, texts by their bytes, because collations differ between databases. */
const TABLES = `
  SELECT c.relname AS name,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    coalesce((SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', '
                                ORDER BY array_position(i.indkey::int2[], a.attnum))
      FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey::int2[])
      WHERE i.indrelid = c.oid AND i.indisprimary), 't::text COLLATE "C"') AS "order"
  FROM pg_class c WHERE c.relnamespace = to_regnamespace($1)::oid AND c.relkind IN ('r', 'p') ORDER BY c.relname`;

const tablesOf = async (client: pg.Client, schema: string): Promise<TableShape[]> =>
  (await client.query<TableShape>(TABLES, [schema])).rows;

export const quoted = (name: string) => pg.escapeIdentifier(name);
export const qualified = (schema: string, table: string) => `${quoted(schema)}.${quoted(table)}`;
export const columnList = ({ columns }: TableShape) => columns.map(quoted).join(', ');

/** The rows of a table in PostgreSQL's text format, in its order. */
export const readRows = (client: pg.Client, schema: string, table: TableShape): AsyncIterable<Buffer> =>
  client.query(
    copyTo(
      `COPY (SELECT ${columnList(table)} FROM ${qualified(schema, table.name)} t ORDER BY ${table.order}) TO STDOUT`,
    ),
  );
