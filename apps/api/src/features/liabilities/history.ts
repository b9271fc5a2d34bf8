import type { components } from '@biuro/contract';
import { type AuditEntry, audit } from '#platform/audit/audit.ts';

type Liability = components['schemas']['Liability'];
type Values = NonNullable<AuditEntry['before']>;

/** Values of a liability for the history. */
export function shownOf(liability: Liability) {
  const { amount, result, status, due_date, due_reason, recipient, account, transfer_symbol, title, correction } =
    liability;
  return {
    amount,
    result,
    status,
    due_date,
    due_reason,
    recipient,
    account,
    transfer_symbol,
    title,
    reason: correction?.reason,
  };
}

type Which = Pick<Liability, 'kind' | 'period' | 'partner'>;

/** Kind, period and partner: identifies a liability of a task in its history. */
export const nameOf = ({ kind, period, partner }: Which) => [kind, period, partner].filter(Boolean).join(' ');

export interface Subject extends Which {
  taskId: string;
  companyId: string;
}

export const subjectOf = ({ kind, period, partner, task, company }: Liability): Subject => ({
  kind,
  period,
  partner,
  taskId: task.id,
  companyId: company.id,
});

/** Writes into the history of the task. */
export function writeDown(
  context: Parameters<typeof audit>[0],
  action: string,
  { taskId, companyId, ...which }: Subject,
  before: Values = {},
  after: Values = {},
): Promise<void> {
  const entry = { action, entity: 'task', entityId: taskId, companyId } as const;
  return audit(context, { ...entry, before, after: { liability: nameOf(which), ...after } });
}
