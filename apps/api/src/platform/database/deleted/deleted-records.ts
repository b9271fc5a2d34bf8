import { sql } from 'kysely';
import { notFound, Problem } from '#platform/http/problem.ts';
import { brokenReference, type Db } from '../database.ts';
import { inSavepoint } from '../savepoint.ts';
import type { DeletedRecordsTable, Tables } from '../tables.ts';

type Kind = DeletedRecordsTable['kind'];

const OF_COMPANY = 'part.company_id = $id';
const ofLiabilities = (which: string) => `part.liability_id IN (SELECT id FROM liabilities WHERE ${which})`;

/** With the column in whose order the rows are locked; without one whoever writes them holds what they belong to. */
type Part = [table: keyof Tables, which: string, key?: string];

/** What goes and comes back together; what others refer to first, and of these the record itself. */
const PARTS = {
  company: [
    ['companies', 'part.id = $id', 'id'],
    ['company_partners', OF_COMPANY],
    ['beneficial_owners', OF_COMPANY],
    ['company_users', OF_COMPANY, 'user_id'],
    ['change_requests', OF_COMPANY, 'id'],
    ['tasks', OF_COMPANY, 'id'],
    ['liabilities', OF_COMPANY, 'id'],
    ['liability_calculations', ofLiabilities('company_id = $id')],
    ['declarations', OF_COMPANY, 'id'],
  ],
  task: [
    ['tasks', 'part.id = $id', 'id'],
    ['liabilities', 'part.task_id = $id', 'id'],
    ['liability_calculations', ofLiabilities('task_id = $id')],
    ['declarations', 'part.task_id = $id', 'id'],
  ],
  liability: [
    ['liabilities', 'part.id = $id', 'id'],
    ['liability_calculations', ofLiabilities('id = $id')],
  ],
  employee: [['employees', 'part.id = $id', 'id']],
} satisfies Record<Kind, [Part, ...Part[]]>;

const about = (which: string, id: string) => {
  const [before = '', after = ''] = which.split('$id');
  return sql`${sql.raw(before)}${id}::uuid${sql.raw(after)}`;
};

/** Whoever works on an amount or a declaration holds its settlement first. */
const WORK: (keyof Tables)[] = ['tasks', 'liabilities', 'declarations'];

/**
 * Locks a record that is to be deleted, with its parts: what others did to them is known then, and nobody does more. It goes as whoever works
 * on a part does, lest both wait for each other: from a settlement to what it holds, and from all that to the company. False where there is
 * none: one that somebody brings back in the next moment is not locked.
 */
export async function lockRecord(db: Db, kind: Kind, id: string): Promise<boolean> {
  const parts: Part[] = PARTS[kind];
  const isWork = ([table]: Part) => WORK.includes(table);
  const inOrder = [...parts.filter(isWork), ...parts.filter((part) => !isWork(part)).toReversed()];
  const lockAll = async () => {
    for (const [table, which, key] of inOrder) {
      const found = key !== undefined && (await lockRows(db, { table, key, which, id }));
      if (table === parts[0]?.[0] && !found) return false;
    }
    return true;
  };
  await waitForTurn(db, id);
  // Again for parts that came meanwhile; none comes to a record that is locked.
  return (await lockAll()) && (await lockAll());
}

/** Who deletes a record and who restores it take turns: whoever found some parts gone and others back would lock them in another order. */
const waitForTurn = (db: Db, id: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' deletion ' || ${id}, 0))`.execute(db);

interface Rows {
  table: keyof Tables;
  key: string;
  which: string;
  id: string;
}

async function lockRows(db: Db, { table, key, which, id }: Rows): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(table)} part WHERE ${about(which, id)}
    ORDER BY ${sql.ref(`part.${key}`)} FOR UPDATE`.execute(db);
  return rows.length > 0;
}

interface Deletion {
  kind: Kind;
  id: string;
  companyId: string;
  name: string;
  by: string;
}

/** Deletes a record with what belongs to it, and keeps it for whoever did so by mistake. {@link lockRecord} comes first. */
export async function deleteRecord(db: Db, { kind, id, companyId, name, by }: Deletion): Promise<void> {
  const parts = PARTS[kind].map(
    ([table, which]) => sql`jsonb_build_object('table', ${table}::text, 'rows',
      (SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM ${sql.table(table)} part WHERE ${about(which, id)}))`,
  );
  await sql`INSERT INTO deleted_records (id, kind, company_id, name, parts, deleted_by)
    VALUES (${id}, ${kind}, ${companyId}, ${name}, jsonb_build_array(${sql.join(parts)}), ${by})`.execute(db);
  await sql`DELETE FROM ${sql.table(PARTS[kind][0][0])} WHERE id = ${id}`.execute(db);
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
