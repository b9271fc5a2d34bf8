import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem, versionConflict } from '#platform/http/problem.ts';
import { type LiabilityRow, lockLiabilities } from './queries.ts';
import { assertMayChange } from './rights.ts';

/** The liability, locked, if the caller has seen its current version. */
export async function lockForChange(context: Context, id: string, version: number): Promise<LiabilityRow> {
  const [row] = await lockLiabilities(context.db, [id]);
  if (!row) throw notFound();
  assertMayChange(context, row.kind);
  if (row.version !== version) throw versionConflict();
  return row;
}

/** The same for a settlement that is open. */
export async function lockOpen(context: Context, id: string, version: number): Promise<LiabilityRow> {
  const row = await lockForChange(context, id, version);
  assertTaskOpen(row.task_status);
  return row;
}

/** A closed settlement is changed by a correction. */
export function assertTaskOpen(status: LiabilityRow['task_status']): void {
  if (status === 'closed') throw new Problem(422, 'task_closed');
  if (status === 'cancelled') throw new Problem(422, 'task_cancelled');
}
