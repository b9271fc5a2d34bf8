import type { Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, versionConflict } from '#platform/http/problem.ts';
import { tellAssignee } from './notices.ts';
import { changeTask } from './queries.ts';
import { readTask, taskToChange } from './read.ts';
import { noteDown, shown } from './transitions/history.ts';
import { assertPeople } from './values.ts';

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
