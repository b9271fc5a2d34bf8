import type { Handlers } from '../app/contract/handlers.ts';
import { invalid, versionConflict } from '../app/problem.ts';
import { noteDown, shown } from './task-history.ts';
import { tellAssignee } from './task-notices.ts';
import { changeTask } from './task-queries.ts';
import { readTask, taskToChange } from './task-read.ts';
import { assertPeople } from './task-values.ts';

export const editHandlers: Pick<Handlers, 'updateTask'> = {
  async updateTask({ params, body }, context) {
    const { version, ...values } = body;
    const task = await taskToChange(context, params.id);
    if (task.version !== version) throw versionConflict();
    const title = values.title.trim();
    if (title.length < 3) throw invalid({ pointer: '/title', code: 'required' });
    await assertPeople(context, values, task);
    const before = await readTask(context, task.id);
    await changeTask(context.db, task.id, { ...values, title });
    const data = await readTask(context, task.id);
    await noteDown(context, task, 'updated', { before: shown(before), after: shown(data) });
    await tellAssignee(context, { ...task, assignee_id: values.assignee_id }, task.assignee_id);
    return { status: 200, body: { data } };
  },
};
