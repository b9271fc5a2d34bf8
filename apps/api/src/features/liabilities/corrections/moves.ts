import type { components } from '@biuro/contract';

export type Status = components['schemas']['LiabilityStatus'];
export type Target = components['schemas']['LiabilityMove']['to'];

/** Status changes that the office makes by hand. Publishing, reading, payments and corrections are operations of their own. */
const MOVES: Record<Status, readonly Target[]> = {
  to_calculate: ['calculated', 'not_applicable'],
  calculated: ['approved', 'to_calculate', 'not_applicable'],
  approved: ['calculated', 'to_calculate', 'not_applicable'],
  not_applicable: ['to_calculate'],
  published: [],
  read: [],
  paid: [],
  confirmed: [],
};

/** Why a status change is refused; each has a message. */
export type Refusal = 'same' | 'told' | 'not_calculated' | 'not_applicable' | 'no_amount' | 'reviewer';

export interface Moving {
  status: Status;
  amount: string | null;
  /** Of the task; null without a reviewer. */
  reviewerId: string | null;
  callerId: string;
}

const TOLD: readonly Status[] = ['published', 'read', 'paid', 'confirmed'];

/** Whether the client knows the amount. */
export const isTold = (status: Status): boolean => TOLD.includes(status);

/** Undefined when the change is allowed. */
export function refusalOf({ status, amount, reviewerId, callerId }: Moving, to: Target): Refusal | undefined {
  if (status === to) return 'same';
  if (isTold(status)) return 'told';
  if (!MOVES[status].includes(to)) return status === 'not_applicable' ? 'not_applicable' : 'not_calculated';
  if (to === 'calculated' && amount === null) return 'no_amount';
  if (to === 'approved' && reviewerId !== null && reviewerId !== callerId) return 'reviewer';
  return undefined;
}
