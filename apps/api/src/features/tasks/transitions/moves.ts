import type { components } from '@biuro/contract';
import type { Updateable } from 'kysely';
import { raiseRequest } from '#domain/documents/raise-request.ts';
import { planNotices } from '#domain/notices/plan-notices.ts';
import type { TasksTable } from '#platform/database/tables/settlements.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, versionConflict } from '#platform/http/problem.ts';
import { changeTask, findTask, type LockedTask } from '../queries.ts';
import { moveWords, readTask, taskToChange } from '../read.ts';
import { noteDown } from './history.ts';
import { checkMove, type TaskStatus } from './task-transitions.ts';

type Move = Omit<components['schemas']['TaskMove'], 'version'>;
type Values = Updateable<TasksTable>;

export const moveHandlers: Pick<Handlers, 'changeTaskStatus'> = {
  async changeTaskStatus({ params: { id }, body: { version, ...move } }, context) {
    const task = await taskToChange(context, id);
    if (task.version !== version) throw versionConflict();
    await moveTask(context, task, move);
    return { status: 200, body: { data: await readTask(context, task.id) } };
  },
};

/** Changes the status of a locked task, or throws one mistake at `/to`. */
export async function moveTask(context: Context, task: LockedTask, move: Move): Promise<void> {
  const reason = move.reason?.trim();
  const missing = (move.missing ?? []).map((item) => item.trim()).filter(Boolean);
  await assertPossible(context, task, move.to, reason);
  if (move.to === 'incomplete' && missing.length === 0) throw invalid({ pointer: '/missing', code: 'required' });
  await changeTask(context.db, task.id, effectsOf(context, task, { ...move, reason, missing }));
  await noteDown(context, task, 'moved', {
    before: { status: task.status },
    after: { status: move.to, reason, ...(move.to === 'incomplete' && { missing: missing.join('; ') }) },
  });
  if (move.to === 'incomplete' && task.client_visible && context.tenant.config.modules.documents.enabled)
    await raiseRequest(context.db, task, missing, context.caller.id);
  await tell(context, task, move.to);
}

async function assertPossible(context: Context, task: LockedTask, to: TaskStatus, reason: string | undefined) {
  const found = await findTask(context.db, task.id);
  if (!found) throw notFound();
  const { refusal, ...allowed } = checkMove(found.state, context.caller, to);
  const values = moveWords(context.locale, found.state, to);
  if (refusal) throw invalid({ pointer: '/to', code: refusal, values });
  if ('reason' in allowed && allowed.reason && !reason) throw invalid({ pointer: '/reason', code: 'required' });
}

const HELD_UP: TaskStatus[] = ['clarification', 'suspended'];
const DELIVERED: TaskStatus[] = ['complete', 'booking'];
const WAITING: TaskStatus[] = ['awaiting_documents', 'incomplete'];

/**
 * Further changes that come with the status. When the office continues without the client, it confirms the documents
 * itself.
 */
function effectsOf(
  { caller }: Context,
  task: LockedTask,
  { to, reason, missing }: { to: TaskStatus; reason: string | undefined; missing: string[] },
): Values {
  const confirmed = { documents_confirmed_at: new Date(), documents_confirmed_by: caller.id };
  const delivered = DELIVERED.includes(to) && WAITING.includes(task.status);
  return {
    status: to,
    status_before: to === 'suspended' ? task.status : null,
    blocked_reason: HELD_UP.includes(to) ? (reason ?? task.blocked_reason) : null,
    ...(to === 'incomplete' && { missing, documents_confirmed_at: null, documents_confirmed_by: null }),
    ...(delivered && { missing: [], ...(task.documents_confirmed_at === null && confirmed) }),
  };
}

async function tell({ db }: Context, task: LockedTask, to: TaskStatus): Promise<void> {
  const event = to === 'incomplete' ? 'documents_missing' : to === 'closed' ? 'settlement_closed' : undefined;
  if (!event || !task.client_visible) return;
  const about = { entityId: task.id, companyId: task.company_id, to: { clientsOf: task.company_id } };
  await planNotices(db, [{ event, ...about, dedupeKey: `${event} ${task.id} ${task.version}` }]);
}
