import type { Context, Handlers } from '../app/contract/handlers.ts';
import { invalid, notFound, versionConflict } from '../app/problem.ts';
import { noteDown, shown } from './task-history.ts';
import { tellAssignee } from './task-notices.ts';
import { changeTask, nameOfUser, noteOnTask } from './task-queries.ts';
import { readTask, taskToChange } from './task-read.ts';
import { assertPeople } from './task-values.ts';

export const editHandlers: Pick<Handlers, 'updateTask' | 'tickTaskItem'> = {
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

  async tickTaskItem({ params, body: { done } }, context) {
    const task = await taskToChange(context, params.id);
    const item = task.checklist.find(({ id }) => id === params.item_id.toLowerCase());
    if (!item) throw notFound();
    if ((item.done_at !== null) !== done) await tick(context, task, item, done);
    return { status: 200, body: { data: await readTask(context, task.id) } };
  },
};

type Task = Awaited<ReturnType<typeof taskToChange>>;

async function tick(context: Context, task: Task, item: Task['checklist'][number], done: boolean): Promise<void> {
  const ticked = done
    ? { done_at: new Date().toISOString(), done_by: await nameOfUser(context.db, context.caller.id) }
    : { done_at: null, done_by: null };
  const checklist = task.checklist.map((one) => (one === item ? { ...one, ...ticked } : one));
  await noteOnTask(context.db, task.id, { checklist: JSON.stringify(checklist) });
  await noteDown(context, task, done ? 'ticked' : 'unticked', { after: { item: item.text } });
}
