import { sql } from 'kysely';
import { RETAINED_TASK } from '#domain/settlement/retention.ts';
import { type Db, isUniqueViolation } from '#platform/database/database.ts';
import { companyOfDeleted, deletedColumns, deletedOf, deletedValue } from '#platform/database/deleted/deleted-list.ts';
import { restoreRecord } from '#platform/database/deleted/deleted-records.ts';
import { createList } from '#platform/database/list/list.ts';
import type { FeatureServices } from '#platform/feature.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { readTask, taskToChange } from '../read.ts';
import { assertMayChange } from '../rights.ts';
import { noteDown } from '../transitions/history.ts';

const listOf = (name: string, which?: string) =>
  createList<'listDeletedTasks', 'deleted_at'>({
    ...deletedOf('task', which),
    name,
    tags: ['tasks', 'companies'],
    columns: {
      ...deletedColumns,
      title: deletedValue('title'),
      kind: deletedValue('kind'),
      period: deletedValue('period'),
      company: companyOfDeleted,
    },
  });

const deletedTasks = listOf('deleted tasks');
/** Payroll staff delete and restore payroll tasks only. */
const deletedPayrolls = listOf('deleted payrolls', `${deletedValue('kind')} = 'payroll'`);

export const createDeletionHandlers = ({
  deletedRecords,
}: Pick<FeatureServices, 'deletedRecords'>): Pick<Handlers, 'listDeletedTasks' | 'deleteTask' | 'restoreTask'> => ({
  async listDeletedTasks({ query }, context) {
    const list = context.caller.role === 'payroll' ? deletedPayrolls : deletedTasks;
    return { status: 200, json: await list.page(context, { name: 'all' }, query ?? {}) };
  },

  async deleteTask({ params }, context) {
    const { db, caller } = context;
    if (!(await deletedRecords.lock(db, 'task', params.id))) throw notFound();
    const task = await taskToChange(context, params.id);
    if (await isRetained(db, task.id)) throw new Problem(409, 'task_kept');
    const { id, company_id, title, period, status } = task;
    await deletedRecords.delete(db, { kind: 'task', id, companyId: company_id, name: title, by: caller.id });
    await noteDown(context, task, 'deleted', { before: { title, period, status } });
    return { status: 204 };
  },

  async restoreTask({ params: { id } }, context) {
    const restored = await restoreRecord(context.db, 'task', id).catch((error: unknown) => {
      throw isUniqueViolation(error, 'tasks_once') ? new Problem(409, 'task_opened_anew') : error;
    });
    const data = await readTask(context, id);
    assertMayChange(context.caller, data);
    const { title, period, company } = data;
    if (restored) await noteDown(context, { id, company_id: company.id }, 'restored', { after: { title, period } });
    return { status: 200, body: { data } };
  },
});

/** Whether the task has to be retained for years. */
async function isRetained(db: Db, id: string): Promise<boolean> {
  const task = await db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where(sql.raw<boolean>(RETAINED_TASK))
    .executeTakeFirst();
  return task !== undefined;
}
