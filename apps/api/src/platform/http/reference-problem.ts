import type { brokenReference } from '#platform/database/database.ts';
import { Problem } from './problem.ts';

/** What somebody may delete while others still work with it, by the column that names it. */
const GONE = {
  company_id: 'company_gone',
  task_id: 'task_gone',
  settlement_id: 'task_gone',
  liability_id: 'liability_gone',
  employee_id: 'employee_gone',
} as const;

/** Two people at the same moment: one deleted the record to which the other was adding something, or the other way round. */
export function referenceProblem({ constraint, gone }: NonNullable<ReturnType<typeof brokenReference>>): Problem {
  if (!gone) return new Problem(409, 'record_in_use');
  const column = Object.entries(GONE).find(([name]) => constraint.endsWith(`_${name}_fkey`));
  return new Problem(409, column?.[1] ?? 'record_gone');
}
