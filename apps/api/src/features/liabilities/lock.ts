import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem, versionConflict } from '#platform/http/problem.ts';
import { type LiabilityRow, lockLiabilities } from './queries.ts';
import { assertMayChange } from './rights.ts';

/** The liability, locked, as somebody who may change it has seen it. */
export async function lockForChange(context: Context, id: string, version: number): Promise<LiabilityRow> {
  const [row] = await lockLiabilities(context.db, [id]);
  if (!row) throw notFound();
  assertMayChange(context, row.kind);
  if (row.version !== version) throw versionConflict();
  return row;
}

/** The same of a settlement that goes on. */
export async function lockOpen(context: Context, id: string, version: number): Promise<LiabilityRow> {
  const row = await lockForChange(context, id, version);
  assertTaskOpen(row.task_status);
  return row;
}

/** What is over is changed by a correction of the settlement. */
export function assertTaskOpen(status: LiabilityRow['task_status']): void {
  if (status === 'closed') throw new Problem(422, 'task_closed');
  if (status === 'cancelled') throw new Problem(422, 'task_cancelled');
}
