import type { components } from '@biuro/contract';
import { changeEach } from '#platform/http/change-each.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import messages from '../messages.json' with { type: 'json' };
import { tellAssignee } from '../notices.ts';
import { changeTask, type LockedTask, nameOfUser, titlesOf } from '../queries.ts';
import { taskToChange } from '../read.ts';
import { noteDown } from '../transitions/history.ts';
import { moveTask } from '../transitions/moves.ts';
import { assertPeople } from '../values.ts';

type Change = components['schemas']['TaskBulkChange'];

export const bulkHandlers: Pick<Handlers, 'changeTasks'> = {
  async changeTasks({ body }, context) {
    const change = changeOf(context, body);
    const namesOf = (asked: string[]) => titlesOf(context.db, asked);
    return { status: 200, body: await changeEach(context, { ids: body.ids, messages, change, namesOf }) };
  },
};

function changeOf(context: Context, { action, assignee_id, reviewer_id, priority, to, reason }: Change) {
  if (action === 'assign') {
    if (assignee_id === undefined) throw invalid({ pointer: '/assignee_id', code: 'required' });
    return async (id: string) => assign(context, await taskToChange(context, id), assignee_id);
  }
  if (action === 'review') {
    if (reviewer_id === undefined) throw invalid({ pointer: '/reviewer_id', code: 'required' });
    return async (id: string) => review(context, await taskToChange(context, id), reviewer_id);
  }
  if (action === 'priority') {
    if (priority === undefined) throw invalid({ pointer: '/priority', code: 'required' });
    return async (id: string) => prioritise(context, await taskToChange(context, id), priority);
  }
  if (to === undefined) throw invalid({ pointer: '/to', code: 'required' });
  return async (id: string) =>
    moveTask(context, await taskToChange(context, id), { to, ...(reason !== undefined && { reason }) });
}

async function assign(context: Context, task: LockedTask, assignee_id: string | null): Promise<void> {
  if (task.assignee_id === assignee_id) return;
  await assertPeople(context, { assignee_id, reviewer_id: task.reviewer_id }, task);
  await changeTask(context.db, task.id, { assignee_id });
  await noteDown(context, task, 'updated', {
    before: { assignee: await nameOf(context, task.assignee_id) },
    after: { assignee: await nameOf(context, assignee_id) },
  });
  await tellAssignee(context, { ...task, assignee_id }, task.assignee_id);
}

async function review(context: Context, task: LockedTask, reviewer_id: string | null): Promise<void> {
  if (task.reviewer_id === reviewer_id) return;
  await assertPeople(context, { assignee_id: task.assignee_id, reviewer_id }, task);
  await changeTask(context.db, task.id, { reviewer_id });
  await noteDown(context, task, 'updated', {
    before: { reviewer: await nameOf(context, task.reviewer_id) },
    after: { reviewer: await nameOf(context, reviewer_id) },
  });
}

const nameOf = ({ db }: Context, id: string | null) => (id === null ? null : nameOfUser(db, id));

async function prioritise(context: Context, task: LockedTask, priority: NonNullable<Change['priority']>) {
  if (task.priority === priority) return;
  await changeTask(context.db, task.id, { priority });
  await noteDown(context, task, 'updated', { before: { priority: task.priority }, after: { priority } });
}
