import type { createOfficePool } from '@biuro/testing/office-pool.ts';

/** All of a schema that the catalogue knows, one line for each thing. Names of roles and of the schema are part of it. */
const THINGS = `
  SELECT 'column ' || c.relname || '.' || a.attname || ' ' || a.attnum || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
    || ' ' || a.attgenerated::text || a.attidentity::text || a.attstorage::text || ' ' || a.attcollation::regcollation
    || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') AS line
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = $1::text::regnamespace AND c.relkind IN ('r', 'v', 'm', 'p') AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT 'relation ' || relname || ' ' || relkind::text || relpersistence::text || ' ' || relrowsecurity || relforcerowsecurity || ' '
    || coalesce(relacl::text, '') || ' ' || coalesce(reloptions::text, '') || ' ' || pg_get_userbyid(relowner)
  FROM pg_class WHERE relnamespace = $1::text::regnamespace
  UNION ALL
  SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
  FROM pg_constraint WHERE connamespace = $1::text::regnamespace
  UNION ALL
  SELECT 'index ' || pg_get_indexdef(indexrelid) || ' ' || indisvalid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = $1::text::regnamespace
  UNION ALL
  SELECT 'trigger ' || pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = $1::text::regnamespace AND NOT tgisinternal
  UNION ALL
  SELECT 'function ' || pg_get_functiondef(oid) || ' ' || coalesce(proacl::text, '') FROM pg_proc
  WHERE pronamespace = $1::text::regnamespace AND prokind IN ('f', 'p')
  UNION ALL
  SELECT 'policy ' || concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check) FROM pg_policies
  WHERE schemaname = $1::text
  UNION ALL
  SELECT 'statistics ' || pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxnamespace = $1::text::regnamespace
  UNION ALL
  SELECT 'type ' || typname || ' ' || typtype::text || ' ' || format_type(typbasetype, typtypmod) FROM pg_type
  WHERE typnamespace = $1::text::regnamespace AND typtype <> 'c'
  UNION ALL
  SELECT 'rights ' || coalesce(nspacl::text, '') FROM pg_namespace WHERE nspname = $1::text
  UNION ALL
  SELECT 'extension ' || extname || ' ' || extversion || ' ' || extnamespace::regnamespace FROM pg_extension
  ORDER BY 1`;

/** A table's columns that say the same after each run: instants do not, and ids that a migration draws neither. */
const TABLES = `
  SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attname) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = $1::text::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    AND a.atttypid <> 'timestamptz'::regtype AND (c.relname, a.attname) <> ('employee_absences', 'id')
    AND (c.relname, a.attname) <> ('migrations', 'timestamp')
  GROUP BY c.relname ORDER BY c.relname`;

/** What there is in this schema, rows included, as lines that are the same for two schemas that are the same. Its name needs no quotes. */
export async function pictureOf(pool: ReturnType<typeof createOfficePool>, schema: string): Promise<string[]> {
  const things = await pool.query<{ line: string }>(THINGS, [schema]);
  const tables = await pool.query<{ name: string; columns: string }>(TABLES, [schema]);
  const rows: string[] = [];
  for (const { name, columns } of tables.rows) {
    const lines = `SELECT (ROW(${columns}))::text AS line FROM ${schema}."${name}"`;
    const sum = `SELECT count(*) AS count, md5(string_agg(line, ',' ORDER BY line)) AS hash FROM (${lines}) all_`;
    const { count, hash } = (await pool.query<{ count: number; hash: string }>(sum)).rows[0] ?? {};
    rows.push(`rows ${name} ${count} ${hash}`);
  }
  return [...things.rows.map(({ line }) => line), ...rows];
}
