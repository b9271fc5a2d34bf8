import { planNotices } from '#domain/notices/plan-notices.ts';
import type { WaitingUpdate } from '#platform/database/tables/settlements.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, Problem } from '#platform/http/problem.ts';
import { type Change, changeOf, payerOfRow } from '../changes.ts';
import { shownOf, subjectOf, writeDown } from '../history.ts';
import { assertTaskOpen, lockForChange } from '../lock.ts';
import { type LiabilityRow, updateLiability } from '../queries.ts';
import { visibleLiability } from '../read.ts';

type Written = Parameters<Handlers['updateLiability']>[0]['body'];
type Reply = ReturnType<Handlers['updateLiability']>;

export const correctionHandlers: Pick<Handlers, 'decideCorrection'> = {
  async decideCorrection({ params: { id }, body: { decision, remark, version } }, context) {
    const row = await lockForChange(context, id, version);
    const { pending } = row;
    if (!pending) throw new Problem(422, 'no_correction');
    const refused = invalid({ pointer: '/decision', code: 'reviewer', values: { reviewer: row.reviewer ?? '' } });
    if (decision === 'reject') {
      if (!mayReject(context, row, pending)) throw refused;
      return forget(context, row, remark?.trim());
    }
    if (waitsForReviewer(context, row)) throw refused;
    assertTaskOpen(row.task_status);
    return correct(context, row, changeOf(row, pending.update, new Date(), await payerOfRow(context, row)));
  },
};

/** When a settlement has a reviewer, a published amount is only changed together with the reviewer. */
export const waitsForReviewer = ({ caller }: Pick<Context, 'caller'>, { reviewer_id }: LiabilityRow): boolean =>
  reviewer_id !== null && reviewer_id !== caller.id;

/** Stores the changed amount for the reviewer; the client still sees the published one. */
export async function askReviewer(
  context: Context,
  row: LiabilityRow,
  { version: _version, ...update }: Written,
  { values: { amount, result } }: Change,
): Reply {
  if (amount === null || result === null) throw invalid({ pointer: '/amount', code: 'told' });
  const waiting = {
    update,
    amount,
    result,
    by: context.caller.id,
    at: new Date().toISOString(),
  } satisfies WaitingUpdate;
  await updateLiability(context.db, row.id, { pending: JSON.stringify(waiting) });
  await tellReviewer(context, row);
  const data = await visibleLiability(context, row.id);
  const asked = { amount, result, reason: update.correction_reason };
  await writeDown(
    context,
    'liability.correction_asked',
    subjectOf(data),
    { amount: row.amount, result: row.result },
    asked,
  );
  return { status: 200, body: { data } };
}

/** Changes a published amount and notifies the client. */
export async function correct(context: Context, row: LiabilityRow, { values }: Change): Reply {
  const before = await visibleLiability(context, row.id);
  await updateLiability(context.db, row.id, { ...values, pending: null });
  const data = await visibleLiability(context, row.id);
  await writeDown(context, 'liability.corrected', subjectOf(data), shownOf(before), shownOf(data));
  await tellCorrection(context, row);
  return { status: 200, body: { data } };
}

/** The user who requested the change may withdraw it, the reviewer may reject it. */
const mayReject = (context: Context, row: LiabilityRow, { by }: WaitingUpdate): boolean =>
  by === context.caller.id || !waitsForReviewer(context, row);

async function forget(context: Context, row: LiabilityRow, remark: string | undefined): Reply {
  await updateLiability(context.db, row.id, { pending: null });
  const data = await visibleLiability(context, row.id);
  const refused = { amount: row.pending?.amount };
  await writeDown(context, 'liability.correction_refused', subjectOf(data), refused, {
    amount: row.amount,
    reason: remark,
  });
  return { status: 200, body: { data } };
}

const tellReviewer = ({ db }: Context, { id, company_id, reviewer_id, version }: LiabilityRow) =>
  planNotices(db, [
    {
      event: 'correction_waiting',
      entityId: id,
      companyId: company_id,
      to: { users: [reviewer_id] },
      dedupeKey: `correction_waiting ${id} ${version}`,
    },
  ]);

const tellCorrection = ({ db }: Context, { id, company_id, version }: LiabilityRow) =>
  planNotices(db, [
    {
      event: 'tax_corrected',
      entityId: id,
      companyId: company_id,
      to: { clientsOf: company_id },
      dedupeKey: `tax_corrected ${id} ${version}`,
    },
  ]);
