import { mayDo } from '#platform/access/rights.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { Problem } from '#platform/http/problem.ts';
import type { TaskDetail } from './queries.ts';

/** Payroll staff only change payroll tasks. */
export const mayChange = ({ role }: Caller, { kind }: Pick<TaskDetail, 'kind'>): boolean =>
  mayDo(role, 'tasks:edit') && (role !== 'payroll' || kind === 'payroll');

export function assertMayChange(caller: Caller, task: Pick<TaskDetail, 'kind'>): void {
  if (!mayChange(caller, task)) throw new Problem(403, 'role');
}
