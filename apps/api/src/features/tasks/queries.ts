import type { components } from '@biuro/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { instant, personOf } from '#platform/database/list/columns.ts';
import type { TasksTable } from '#platform/database/tables/settlements.ts';
import { taskColumns, taskTables } from './list/task-list.ts';
import type { TaskState } from './transitions/task-transitions.ts';

type Task = components['schemas']['Task'];
/** A task without the fields that depend on the caller. */
export type TaskDetail = Omit<Task, 'transitions'>;

const { checklist_done: _done, checklist_total: _total, ...shared } = taskColumns;

const DETAIL = Object.entries({
  ...shared,
  reviewer: personOf('reviewer'),
  late_docs_note: 'tasks.late_docs_note',
  checklist: 'tasks.checklist',
  missing: 'tasks.missing',
  blocked_reason: 'tasks.blocked_reason',
  time_budget_minutes: 'tasks.time_budget_minutes',
  client_visible: 'tasks.client_visible',
  documents_confirmed_at: instant('tasks.documents_confirmed_at'),
  documents_confirmed_by: `confirming.first_name || ' ' || confirming.last_name`,
  created_at: instant('tasks.created_at'),
  updated_at: instant('tasks.updated_at'),
})
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ');

const STATE = `json_build_object(
  'status', tasks.status,
  'status_before', tasks.status_before,
  'reviewer_id', tasks.reviewer_id,
  'liabilities', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'partner', partner, 'status', status, 'result', result, 'waiting', pending IS NOT NULL)), '[]') FROM liabilities WHERE task_id = tasks.id),
  'declarations', (SELECT coalesce(json_agg(json_build_object('status', status)), '[]') FROM declarations WHERE task_id = tasks.id))`;

/** The task, and what its next transitions depend on. */
export async function findTask(db: Db, id: string): Promise<{ task: TaskDetail; state: TaskState } | undefined> {
  const { rows } = await sql<{ task: TaskDetail; state: TaskState }>`
    SELECT row_to_json(detail) AS task, state FROM (
      SELECT ${sql.raw(STATE)} AS state, tasks.id AS key
      FROM tasks WHERE tasks.id = ${id}
    ) found CROSS JOIN LATERAL (
      SELECT ${sql.raw(DETAIL)} FROM ${sql.raw(taskTables)}
      LEFT JOIN users reviewer ON reviewer.id = tasks.reviewer_id
      LEFT JOIN users confirming ON confirming.id = tasks.documents_confirmed_by
      WHERE tasks.id = found.key
    ) detail`.execute(db);
  return rows[0];
}

export type LockedTask = Pick<
  Selectable<TasksTable>,
  | 'id'
  | 'company_id'
  | 'kind'
  | 'title'
  | 'period'
  | 'status'
  | 'assignee_id'
  | 'reviewer_id'
  | 'blocked_reason'
  | 'client_visible'
  | 'checklist'
  | 'priority'
  | 'late_docs'
  | 'late_docs_note'
  | 'documents_confirmed_at'
  | 'version'
>;

/** The task, locked until the transaction ends. */
export const lockTask = (db: Db, id: string): Promise<LockedTask | undefined> =>
  db
    .selectFrom('tasks')
    .select([
      'id',
      'company_id',
      'kind',
      'title',
      'period',
      'status',
      'assignee_id',
      'reviewer_id',
      'blocked_reason',
      'client_visible',
      'checklist',
      'priority',
      'late_docs',
      'late_docs_note',
      'documents_confirmed_at',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Increments the version, so that a form that was opened before gets a conflict. */
export async function changeTask(db: Db, id: string, values: Updateable<TasksTable>): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Does not change the version, so that open forms stay valid. */
export async function noteOnTask(db: Db, id: string, values: Updateable<TasksTable>): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function insertTask(
  db: Db,
  task: Omit<Insertable<TasksTable>, 'created_at' | 'updated_at'>,
): Promise<void> {
  await db
    .insertInto('tasks')
    .values({ ...task, created_at: undefined, updated_at: undefined })
    .execute();
}

/** An existing settlement of the company for the period. */
export const findSame = (
  db: Db,
  { company_id, kind, period }: Pick<TaskDetail, 'kind' | 'period'> & { company_id: string },
) =>
  db
    .selectFrom('tasks')
    .select(['id', 'title'])
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();

/** Those who work in the office, locked against deletion until the transaction ends. */
export async function officePeople(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forShare()
    .execute();
  return new Set(people.map(({ id }) => id));
}

export async function titlesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  const tasks = await db.selectFrom('tasks').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(tasks.map(({ id, title }) => [id, title]));
}

export async function nameOfUser(db: Db, id: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.name ?? '';
}
