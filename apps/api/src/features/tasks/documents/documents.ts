import { planNotices } from '#domain/notices/plan-notices.ts';
import { findClientTask } from '#domain/settlement/client-task.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { changeTask, type LockedTask, lockTask, noteOnTask } from '../queries.ts';
import { readTask, taskToChange } from '../read.ts';
import { noteDown } from '../transitions/history.ts';
import { roleAtTask } from './documents-queries.ts';
import { decideLate } from './late-documents.ts';

export const documentHandlers: Pick<Handlers, 'confirmDocuments' | 'reportLateDocuments' | 'decideLateDocuments'> = {
  async confirmDocuments({ params: { id } }, context) {
    const task = await clientsTask(context, id);
    if (isWaiting(task)) await confirm(context, task);
    return { status: 200, body: { data: await shownTask(context, id) } };
  },

  async reportLateDocuments({ params: { id }, body }, context) {
    const task = await clientsTask(context, id);
    await reportLate(context, task, body.note.trim());
    return { status: 200, body: { data: await shownTask(context, id) } };
  },

  async decideLateDocuments({ params: { id }, body: { decision } }, context) {
    const task = await taskToChange(context, id);
    if (!task.late_docs) throw new Problem(409, 'no_late_docs');
    await decideLate(context, task, decision);
    return { status: 200, body: { data: await readTask(context, task.id) } };
  },
};

/** The task, if the caller may act for its company; 403 for read-only roles. */
async function clientsTask({ db, caller }: Context, id: string): Promise<LockedTask> {
  const role = await roleAtTask(db, caller.id, id);
  const task = role && (await lockTask(db, id));
  if (!task) throw notFound();
  if (role === 'viewer') throw new Problem(403, 'role');
  return task;
}

async function shownTask({ db, caller }: Context, id: string) {
  const task = await findClientTask(db, caller, id);
  if (!task) throw notFound();
  return task;
}

const isWaiting = ({ status }: LockedTask): boolean => status === 'awaiting_documents' || status === 'incomplete';

async function confirm(context: Context, task: LockedTask): Promise<void> {
  const confirmed = { documents_confirmed_at: new Date(), documents_confirmed_by: context.caller.id, missing: [] };
  await changeTask(context.db, task.id, { ...confirmed, status: 'complete' });
  await noteDown(context, task, 'documents_confirmed', {
    before: { status: task.status },
    after: { status: 'complete' },
  });
  await tellAccountant(context, task, 'documents_confirmed');
}

/** While documents are awaited nothing is late: the accountant reads what comes, and has nothing to decide. */
async function reportLate(context: Context, task: LockedTask, note: string): Promise<void> {
  const notes = [task.late_docs && task.late_docs_note, note].filter(Boolean).join('\n');
  await noteOnTask(context.db, task.id, { late_docs: task.late_docs || !isWaiting(task), late_docs_note: notes });
  await noteDown(context, task, 'late_documents_reported', { after: { note } });
  await tellAccountant(context, task, 'documents_late');
}

async function tellAccountant(
  { db, requestId }: Context,
  task: LockedTask,
  event: 'documents_confirmed' | 'documents_late',
): Promise<void> {
  const about = { entityId: task.id, companyId: task.company_id, to: { users: [task.assignee_id] } };
  await planNotices(db, [{ event, ...about, dedupeKey: `${event} ${task.id} ${requestId}` }]);
}
