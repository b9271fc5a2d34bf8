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
  /** SQL: which rows of the table, as `part`; `$id` stands for the id of the record. */
  where: string;
  /** Column in whose order the rows are locked. Without one they are not: whoever writes them holds the row that they belong to. */
  lockBy?: string;
  /** Work of a settlement: whoever changes an amount or a declaration holds its settlement first, and the company last. */
  isWork?: true;
}

/** By the kind of the record; the record itself first, and each table after those to which it refers. */
export type DeletedParts = Partial<Record<Kind, readonly DeletedPart[]>>;

/** The parts of one kind in the order in which they were registered. */
export function mergeDeletedParts(all: DeletedParts[]): DeletedParts {
  const merged: DeletedParts = {};
  // Keys of `DeletedParts` are kinds.
  for (const [kind, parts] of all.flatMap((one) => Object.entries(one) as [Kind, readonly DeletedPart[]][]))
    merged[kind] = [...(merged[kind] ?? []), ...parts];
  return merged;
}

export interface DeletedRecords {
  /**
   * Locks a record that is to be deleted, with its parts, so that nobody changes them any more. Locks in the order in which those who work
   * on a part do, lest both wait for each other: from a settlement to what it holds, and from all that to the company. False where there is
   * none: one that somebody restores in the next moment is not locked.
   */
  lock(db: Db, kind: Kind, id: string): Promise<boolean>;
  /** Deletes a record with its parts and keeps them for 30 days. {@link DeletedRecords.lock} comes first. */
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
      // Again for parts that came meanwhile; none comes to a record that is locked.
      return (await lockAll(db, partsOf(kind), id)) && (await lockAll(db, partsOf(kind), id));
    },
    delete: (db, deletion) => deleteRecord(db, partsOf(deletion.kind), deletion),
  };
}

const condition = (where: string, id: string) => {
  const [before = '', after = ''] = where.split('$id');
  return sql`${sql.raw(before)}${id}::uuid${sql.raw(after)}`;
};

/** False where the record itself is not there. */
async function lockAll(db: Db, parts: [DeletedPart, ...DeletedPart[]], id: string): Promise<boolean> {
  const [record] = parts;
  const inOrder = [...parts.filter(({ isWork }) => isWork), ...parts.filter(({ isWork }) => !isWork).toReversed()];
  for (const part of inOrder) {
    const found = await lockRows(db, part, id);
    if (part === record && !found) return false;
  }
  return true;
}

/** Who deletes a record and who restores it take turns: whoever found some parts gone and others back would lock them in another order. */
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
  const kept = parts.map(
    ({ table, where }) => sql`jsonb_build_object('table', ${table}::text, 'rows',
      (SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM ${sql.table(table)} part WHERE ${condition(where, id)}))`,
  );
  await sql`INSERT INTO deleted_records (id, kind, company_id, name, parts, deleted_by)
    VALUES (${id}, ${kind}, ${companyId}, ${name}, jsonb_build_array(${sql.join(kept)}), ${by})`.execute(db);
  await sql`DELETE FROM ${sql.table(parts[0].table)} WHERE id = ${id}`.execute(db);
}

/**
 * Brings a record of the last 30 days back as it was. False where none was deleted: whoever asks twice finds it there. What stands in its
 * place is thrown as PostgreSQL says it; 409 where that to which it belonged was deleted, too, and comes back first.
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

/** Somebody may be bringing back, at this moment, that to which the record belongs. */
const waitForParents = (db: Db, id: string) =>
  sql`SELECT FROM deleted_records parent WHERE parent.id <> ${id} AND parent.id IN
      (SELECT unnest(ARRAY[child.company_id, (child.parts #>> '{0,rows,0,task_id}')::uuid])
       FROM deleted_records child WHERE child.id = ${id})
    ORDER BY parent.kind FOR SHARE`.execute(db);

/** What was deleted after the record and with which it would come back to nothing. */
async function parentProblem(db: Db, id: string): Promise<Problem> {
  const { rows } = await sql<{ company: boolean; task: boolean }>`
    SELECT EXISTS (SELECT FROM deleted_records parent WHERE parent.kind = 'company' AND parent.id = child.company_id) AS company,
      EXISTS (SELECT FROM deleted_records parent
        WHERE parent.kind = 'task' AND parent.id = (child.parts #>> '{0,rows,0,task_id}')::uuid) AS task
    FROM deleted_records child WHERE child.id = ${id}`.execute(db);
  if (rows[0]?.company) return new Problem(409, 'restore_company_first');
  return rows[0]?.task ? new Problem(409, 'restore_task_first') : notFound();
}

/** Columns that came later than the deletion get what new rows get. */
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
