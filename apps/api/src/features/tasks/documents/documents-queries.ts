import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';

/** The caller's role in the company of a task; undefined when they cannot see the task. */
export async function roleAtTask(
  db: Db,
  userId: string,
  taskId: string,
): Promise<CompanyUsersTable['role'] | undefined> {
  const link = await db
    .selectFrom('tasks')
    .innerJoin('company_users', 'company_users.company_id', 'tasks.company_id')
    .select('company_users.role')
    .where('tasks.id', '=', taskId)
    .where('company_users.user_id', '=', userId)
    .where('company_users.role', '<>', 'employee')
    .where('tasks.client_visible', '=', true)
    .where('tasks.status', '<>', 'cancelled')
    .executeTakeFirst();
  return link?.role;
}

/** Adds an item to the checklist, if the company has an open task of this kind and period. */
export async function addItem(
  db: Db,
  task: { company_id: string; kind: string; period: string },
  item: { id: string; text: string; done_at: null; done_by: null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    UPDATE tasks SET checklist = checklist || ${JSON.stringify([item])}::jsonb, updated_at = now()
    WHERE company_id = ${task.company_id} AND kind = ${task.kind} AND period = ${task.period}
      AND kind NOT IN ('correction', 'one_off') AND is_open
    RETURNING id`.execute(db);
  return rows[0]?.id;
}
