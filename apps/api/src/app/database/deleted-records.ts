import { sql } from 'kysely';
import { notFound, Problem } from '../problem.ts';
import { brokenReference, type Db } from './database.ts';
import { inSavepoint } from './savepoint.ts';
import type { DeletedRecordsTable, Tables } from './tables.ts';

type Kind = DeletedRecordsTable['kind'];

const OF_COMPANY = 'part.company_id = $id';
const ofLiabilities = (which: string) => `part.liability_id IN (SELECT id FROM liabilities WHERE ${which})`;

type Part = [table: keyof Tables, which: string];

/** What goes and comes back together; what others refer to first, and of these the record itself. */
const PARTS = {
  company: [
    ['companies', 'part.id = $id'],
    ['company_partners', OF_COMPANY],
    ['beneficial_owners', OF_COMPANY],
    ['company_users', OF_COMPANY],
    ['change_requests', OF_COMPANY],
    ['tasks', OF_COMPANY],
    ['liabilities', OF_COMPANY],
    ['liability_calculations', ofLiabilities('company_id = $id')],
    ['declarations', OF_COMPANY],
  ],
  task: [
    ['tasks', 'part.id = $id'],
    ['liabilities', 'part.task_id = $id'],
    ['liability_calculations', ofLiabilities('task_id = $id')],
    ['declarations', 'part.task_id = $id'],
  ],
  liability: [
    ['liabilities', 'part.id = $id'],
    ['liability_calculations', ofLiabilities('id = $id')],
  ],
  employee: [['employees', 'part.id = $id']],
} satisfies Record<Kind, [Part, ...Part[]]>;

interface Deletion {
  kind: Kind;
  id: string;
  companyId: string;
  name: string;
  by: string;
}

/** Deletes a record with what belongs to it, and keeps it for whoever did so by mistake. Lock it first. */
export async function deleteRecord(db: Db, { kind, id, companyId, name, by }: Deletion): Promise<void> {
  const parts = PARTS[kind].map(([table, which]) => {
    const [before = '', after = ''] = which.split('$id');
    const where = sql`${sql.raw(before)}${id}::uuid${sql.raw(after)}`;
    return sql`jsonb_build_object('table', ${table}::text, 'rows',
      (SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM ${sql.table(table)} part WHERE ${where}))`;
  });
  await sql`INSERT INTO deleted_records (id, kind, company_id, name, parts, deleted_by)
    VALUES (${id}, ${kind}, ${companyId}, ${name}, jsonb_build_array(${sql.join(parts)}), ${by})`.execute(db);
  await sql`DELETE FROM ${sql.table(PARTS[kind][0][0])} WHERE id = ${id}`.execute(db);
}

/**
 * Brings a record of the last 30 days back as it was. False where none was deleted: whoever asks twice finds it there. What stands in its
 * place is thrown as PostgreSQL says it; 409 where that to which it belonged was deleted, too, and comes back first.
 */
export async function restoreRecord(db: Db, kind: Kind, id: string): Promise<boolean> {
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
