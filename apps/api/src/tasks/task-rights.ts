import { mayDo } from '../app/access/rights.ts';
import type { Caller } from '../app/contract/handlers.ts';
import { Problem } from '../app/problem.ts';
import type { TaskDetail } from './task-queries.ts';

/** Whoever does the payrolls changes nothing else. */
export const mayChange = ({ role }: Caller, { kind }: Pick<TaskDetail, 'kind'>): boolean =>
  mayDo(role, 'tasks:edit') && (role !== 'payroll' || kind === 'payroll');

export function assertMayChange(caller: Caller, task: Pick<TaskDetail, 'kind'>): void {
  if (!mayChange(caller, task)) throw new Problem(403, 'role');
}
