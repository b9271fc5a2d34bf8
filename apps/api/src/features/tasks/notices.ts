import { planNotices } from '#domain/notices/plan-notices.ts';
import type { Context } from '#platform/http/contract/handlers.ts';

interface Assigned {
  id: string;
  company_id: string;
  assignee_id?: string | null;
}

/** Notifies a new assignee, unless they assigned themselves. */
export async function tellAssignee({ db, caller, requestId }: Context, task: Assigned, before: string | null) {
  const { assignee_id } = task;
  if (!assignee_id || assignee_id === before || assignee_id === caller.id) return;
  const about = { entityId: task.id, companyId: task.company_id, to: { users: [assignee_id] } };
  await planNotices(db, [{ event: 'task_assigned', ...about, dedupeKey: `task_assigned ${task.id} ${requestId}` }]);
}
