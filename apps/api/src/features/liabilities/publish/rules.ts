import { USUAL_SETTINGS } from '#platform/tenants/office-settings.ts';
import { isTold } from '../corrections/moves.ts';
import type { LiabilityRow } from '../queries.ts';

type Publishable = Pick<LiabilityRow, 'status' | 'amount' | 'result' | 'account' | 'task_status' | 'reviewer_id'>;

/** Why a liability is not published; each has a message. */
export type PublishRefusal =
  | 'told'
  | 'not_applicable'
  | 'no_amount'
  | 'no_account'
  | 'not_approved'
  | 'no_reviewer'
  | 'task_closed'
  | 'task_cancelled'
  | 'task_suspended';

const STANDING: Partial<Record<LiabilityRow['task_status'], PublishRefusal>> = {
  closed: 'task_closed',
  cancelled: 'task_cancelled',
  suspended: 'task_suspended',
};

/** Undefined when it can be published. */
export function publishRefusalOf(row: Publishable, { four_eyes } = USUAL_SETTINGS): PublishRefusal | undefined {
  if (isTold(row.status)) return 'told';
  if (row.status === 'not_applicable') return 'not_applicable';
  if (row.amount === null || row.status === 'to_calculate') return 'no_amount';
  if (row.result === 'payable' && row.account === null) return 'no_account';
  if (row.reviewer_id !== null && row.status !== 'approved') return 'not_approved';
  if (four_eyes && row.reviewer_id === null) return 'no_reviewer';
  return STANDING[row.task_status];
}
