import type { Handlers } from '../app/contract/handlers.ts';
import { isUniqueViolation } from '../app/database/database.ts';
import { deleteRecord, restoreRecord } from '../app/database/deleted-records.ts';
import { Problem } from '../app/problem.ts';
import { isKept } from './task-deletion-queries.ts';
import { noteDown } from './task-history.ts';
import { readTask, taskToChange } from './task-read.ts';
import { assertMayChange } from './task-rights.ts';

export const deletionHandlers: Pick<Handlers, 'deleteTask' | 'restoreTask'> = {
  async deleteTask({ params }, context) {
    const { db, caller } = context;
    const task = await taskToChange(context, params.id);
    if (await isKept(db, task.id)) throw new Problem(409, 'task_kept');
    const { id, company_id, title, period, status } = task;
    await deleteRecord(db, { kind: 'task', id, companyId: company_id, name: title, by: caller.id });
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
};
