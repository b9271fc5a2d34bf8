import { type AuditEntry, audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import type { Task } from '../read.ts';

type Changes = Pick<AuditEntry, 'before' | 'after'>;

/** Writes an entry into the history of a task, for example `task.moved`. */
export const noteDown = (context: Context, task: { id: string; company_id: string }, what: string, changes: Changes) =>
  audit(context, { action: `task.${what}`, entity: 'task', entityId: task.id, companyId: task.company_id, ...changes });

/** Values of a task for the history. */
export const shown = (task: Omit<Task, 'transitions'>) => ({
  title: task.title,
  assignee: task.assignee?.name,
  reviewer: task.reviewer?.name,
  priority: task.priority,
  docs_due_at: task.docs_due_at,
  due_at: task.due_at,
  time_budget_minutes: task.time_budget_minutes,
  client_visible: task.client_visible,
});
