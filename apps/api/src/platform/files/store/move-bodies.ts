import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { END_BYTES, kindOf } from '../file-kind.ts';
import { addContent } from './add-file.ts';
import type { FileStore } from './file-store.ts';

interface Body {
  name: string;
  body: Buffer;
  added_by: string | null;
}

/** Tables that held files in the database before the file store, with their keys. */
const TABLES = [
  ['liability_proofs', 'liability_id'],
  ['liability_calculations', 'liability_id'],
  ['declaration_confirmations', 'declaration_id'],
] as const;

/**
 * Moves files that an older release has kept in the database into the file store, one by one; also those of deleted records, which may be
 * restored. Any number of processes may do it at once: when it returns, none is left.
 */
export async function moveBodies({ db, files: { store } }: Pick<Tenant, 'db' | 'files'>): Promise<void> {
  for (const [table, key] of TABLES) {
    const place = { table: sql.table(table), key: sql.ref(key) };
    while (await db.transaction().execute((transaction) => moveOne(transaction, store, place)));
  }
  while (await db.transaction().execute((transaction) => moveOneDeleted(transaction, store)));
}

/** False when there is none left. */
async function moveOne(
  db: Db,
  store: FileStore,
  { table, key }: { table: RawBuilder<unknown>; key: RawBuilder<unknown> },
): Promise<boolean> {
  const { rows } = await sql<Body & { key: string }>`
    SELECT name, body, added_by, ${key} AS key FROM ${table} WHERE body IS NOT NULL LIMIT 1 FOR UPDATE`.execute(db);
  const [row] = rows;
  if (!row) return false;
  const file = await addBody(db, store, row);
  await sql`UPDATE ${table} SET file_id = ${file}, body = NULL WHERE ${key} = ${row.key}`.execute(db);
  return true;
}

/** The rows of a deleted record are JSON, in which bytes are hexadecimal digits behind `\x`. False when there is none left. */
async function moveOneDeleted(db: Db, store: FileStore): Promise<boolean> {
  const tables = sql.join(TABLES.map(([table]) => table));
  // Locked before they are looked into, so that nobody else has changed what is found.
  const { rows: records } = await sql<{ id: string }>`
    SELECT id FROM deleted_records, jsonb_array_elements(parts) part
    WHERE part ->> 'table' IN (${tables}) AND jsonb_path_exists(part, '$.rows[*].body ? (@ != null)')
    LIMIT 1 FOR UPDATE OF deleted_records`.execute(db);
  const [record] = records;
  if (!record) return false;
  const { rows } = await sql<Body & { path: string[] }>`
    SELECT file ->> 'name' AS name, decode(substr(file ->> 'body', 3), 'hex') AS body,
      (SELECT id FROM users WHERE id = (file ->> 'added_by')::uuid) AS added_by,
      ARRAY[(part_place - 1)::text, 'rows', (place - 1)::text] AS path
    FROM deleted_records
      CROSS JOIN jsonb_array_elements(parts) WITH ORDINALITY AS listed (part, part_place)
      CROSS JOIN jsonb_array_elements(part -> 'rows') WITH ORDINALITY AS files (file, place)
    WHERE id = ${record.id} AND part ->> 'table' IN (${tables}) AND file ->> 'body' IS NOT NULL LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return true;
  const file = await addBody(db, store, row);
  await sql`UPDATE deleted_records SET parts = jsonb_set(parts, ${row.path}, parts #> ${row.path}
    || jsonb_build_object('body', NULL, 'file_id', ${file}::text)) WHERE id = ${record.id}`.execute(db);
  await sql`INSERT INTO deleted_record_files (record_id, file_id) VALUES (${record.id}, ${file})`.execute(db);
  return true;
}

function addBody(db: Db, store: FileStore, { name, body, added_by }: Body): Promise<string> {
  const kind = kindOf({ head: body.subarray(0, END_BYTES), tail: body.subarray(-END_BYTES) }) ?? 'csv';
  return addContent(db, store, { body, name, kind, addedBy: added_by });
}
