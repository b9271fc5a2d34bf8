import { sql } from 'kysely';
import { notFound, Problem } from '#platform/http/problem.ts';
import { brokenReference, type Db } from '../database.ts';
import { inSavepoint } from '../savepoint.ts';
import type { DeletedRecordsTable } from '../tables/operations.ts';
import type { Tables } from '../tables.ts';

type Kind = DeletedRecordsTable['kind'];

/** Rows that are deleted and restored together with a record. */
export interface DeletedPart {
  table: keyof Tables;
  /** SQL condition on the rows of the table, called `part`; `$id` is the id of the record. */
  where: string;
  /**
   * Column in whose order the rows are locked. Without it they are not locked, because whoever writes them has locked
   * the row that they belong to.
   */
  lockBy?: string;
  /**
   * Belongs to a settlement. Locked before the other parts, because changes of an amount or a declaration lock the
   * settlement first and the company last.
   */
  isWork?: true;
}

/** By the kind of the record. The record itself comes first, and each table after those that it references. */
export type DeletedParts = Partial<Record<Kind, readonly DeletedPart[]>>;

/** The parts of each kind in the order of registration. */
export function mergeDeletedParts(all: DeletedParts[]): DeletedParts {
  const merged: DeletedParts = {};
  // The keys of `DeletedParts` are kinds.
  for (const [kind, parts] of all.flatMap((one) => Object.entries(one) as [Kind, readonly DeletedPart[]][]))
    merged[kind] = [...(merged[kind] ?? []), ...parts];
  return merged;
}

export interface DeletedRecords {
  /**
   * Locks a record that is to be deleted, with its parts, against changes. To prevent deadlocks it locks in the order
   * in which the parts are changed: a settlement, what belongs to it, the company. False when the record does not
   * exist.
   */
  lock(db: Db, kind: Kind, id: string): Promise<boolean>;
  /** Deletes a record with its parts and keeps them for 30 days. Call {@link DeletedRecords.lock} first. */
  delete(db: Db, deletion: Deletion): Promise<void>;
}

interface Deletion {
  kind: Kind;
  id: string;
  companyId: string;
  name: string;
  by: string;
}

export function createDeletedRecords(registered: DeletedParts): DeletedRecords {
  const partsOf = (kind: Kind): [DeletedPart, ...DeletedPart[]] => {
    const [record, ...parts] = registered[kind] ?? [];
    if (!record) throw new Error(`No feature says what is deleted with a ${kind}`);
    return [record, ...parts];
  };
  return {
    async lock(db, kind, id) {
      await waitForTurn(db, id);
      // Again, for parts that were added meanwhile; none can be added to a locked record.
      return (await lockAll(db, partsOf(kind), id)) && (await lockAll(db, partsOf(kind), id));
    },
    delete: (db, deletion) => deleteRecord(db, partsOf(deletion.kind), deletion),
  };
}

const condition = (where: string, id: string) => {
  const [before = '', after = ''] = where.split('$id');
  return sql`${sql.raw(before)}${id}::uuid${sql.raw(after)}`;
};

/** False when the record itself does not exist. */
async function lockAll(db: Db, parts: [DeletedPart, ...DeletedPart[]], id: string): Promise<boolean> {
  const [record] = parts;
  const inOrder = [...parts.filter(({ isWork }) => isWork), ...parts.filter(({ isWork }) => !isWork).toReversed()];
  for (const part of inOrder) {
    const found = await lockRows(db, part, id);
    if (part === record && !found) return false;
  }
  return true;
}

/**
 * Deleting and restoring one record exclude each other: with some of the parts missing they would be locked in another
 * order.
 */
const waitForTurn = (db: Db, id: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' deletion ' || ${id}, 0))`.execute(db);

async function lockRows(db: Db, { table, where, lockBy }: DeletedPart, id: string): Promise<boolean> {
  if (lockBy === undefined) return false;
  const { rows } = await sql`SELECT FROM ${sql.table(table)} part WHERE ${condition(where, id)}
    ORDER BY ${sql.ref(`part.${lockBy}`)} FOR UPDATE`.execute(db);
  return rows.length > 0;
}

async function deleteRecord(
  db: Db,
  parts: [DeletedPart, ...DeletedPart[]],
  { kind, id, companyId, name, by }: Deletion,
): Promise<void> {
  const stored = parts.map(
    ({ table, where }) => sql`jsonb_build_object('table', ${table}::text, 'rows',
      (SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM ${sql.table(table)} part WHERE ${condition(where, id)}))`,
  );
  await sql`INSERT INTO deleted_records (id, kind, company_id, name, parts, deleted_by)
    VALUES (${id}, ${kind}, ${companyId}, ${name}, jsonb_build_array(${sql.join(stored)}), ${by})`.execute(db);
  await keepFiles(db, id);
  await sql`DELETE FROM ${sql.table(parts[0].table)} WHERE id = ${id}`.execute(db);
}

/** The files that its rows refer to stay in use. */
const keepFiles = (db: Db, id: string) =>
  sql`INSERT INTO deleted_record_files (record_id, file_id)
    SELECT DISTINCT deleted_records.id, (part ->> 'file_id')::uuid
    FROM deleted_records CROSS JOIN jsonb_path_query(parts, '$[*].rows[*] ? (@.file_id != null)') part
    WHERE deleted_records.id = ${id}`.execute(db);

/**
 * Restores a record that was deleted within the last 30 days. False when there is none, for example because it was
 * restored before. A unique violation is thrown as PostgreSQL reports it; 409 when the record that it belongs to was
 * deleted too and has to be restored first.
 */
export async function restoreRecord(db: Db, kind: Kind, id: string): Promise<boolean> {
  await waitForTurn(db, id);
  await waitForParents(db, id);
  const { rows: parts } = await sql<{ place: number; table: string; columns: string[] }>`
    SELECT place::int - 1 AS place, part ->> 'table' AS table, array_agg(attname::text) AS columns
    FROM (SELECT parts FROM deleted_records
          WHERE id = ${id} AND kind = ${kind} AND deleted_at > now() - interval '30 days' FOR UPDATE) found
      CROSS JOIN jsonb_array_elements(parts) WITH ORDINALITY AS listed (part, place)
      JOIN pg_attribute ON attrelid = to_regclass(part ->> 'table') AND attgenerated = '' AND part #> '{rows,0}' ? attname::text
    GROUP BY place, part ORDER BY place`.execute(db);
  if (parts.length === 0) return false;
  try {
    await inSavepoint(db, async () => {
      for (const part of parts) await insertPart(db, id, part);
    });
  } catch (error) {
    throw brokenReference(error)?.gone ? await parentProblem(db, id) : error;
  }
  await db.deleteFrom('deleted_records').where('id', '=', id).execute();
  return true;
}

/** The record that this one belongs to may be being restored at this moment. */
const waitForParents = (db: Db, id: string) =>
  sql`SELECT FROM deleted_records parent WHERE parent.id <> ${id} AND parent.id IN
      (SELECT unnest(ARRAY[child.company_id, (child.parts #>> '{0,rows,0,task_id}')::uuid])
       FROM deleted_records child WHERE child.id = ${id})
    ORDER BY parent.kind FOR SHARE`.execute(db);

/** Which record was deleted after this one and has to be restored first. */
async function parentProblem(db: Db, id: string): Promise<Problem> {
  const { rows } = await sql<{ company: boolean; task: boolean }>`
    SELECT EXISTS (SELECT FROM deleted_records parent WHERE parent.kind = 'company' AND parent.id = child.company_id) AS company,
      EXISTS (SELECT FROM deleted_records parent
        WHERE parent.kind = 'task' AND parent.id = (child.parts #>> '{0,rows,0,task_id}')::uuid) AS task
    FROM deleted_records child WHERE child.id = ${id}`.execute(db);
  if (rows[0]?.company) return new Problem(409, 'restore_company_first');
  return rows[0]?.task ? new Problem(409, 'restore_task_first') : notFound();
}

/** Columns that were added after the deletion get their default. */
async function insertPart(
  db: Db,
  id: string,
  { place, table, columns }: { place: number; table: string; columns: string[] },
) {
  const names = (from: string) => sql.join(columns.map((column) => sql.ref(`${from}${column}`)));
  await sql`INSERT INTO ${sql.table(table)} (${names('')})
    SELECT ${names('part.')} FROM deleted_records, jsonb_populate_recordset(NULL::${sql.table(table)}, parts #> ARRAY[${String(place)}, 'rows']) part
    WHERE deleted_records.id = ${id}`.execute(db);
}
