import { v7 as uuid } from 'uuid';
import { liabilityDates, liabilityPeriod, transferDefaults } from '#domain/settlement/liability-defaults.ts';
import { isPersonalKind } from '#domain/settlement/liability-kinds.ts';
import { findPartner, hasPartners, isTaxedByPartners, type Partner, payerOf } from '#domain/settlement/partners.ts';
import type { Payer } from '#domain/settlement/payer.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, Problem } from '#platform/http/problem.ts';
import { changeOf, payerOfRow } from './changes.ts';
import { askReviewer, correct, waitsForReviewer } from './corrections/corrections.ts';
import { refusalOf } from './corrections/moves.ts';
import { shownOf, subjectOf, writeDown } from './history.ts';
import { assertTaskOpen, lockOpen } from './lock.ts';
import * as queries from './queries.ts';
import { visibleLiability } from './read.ts';
import { assertMayChange } from './rights.ts';
import { readAccount, readAmount, readDue, readResult } from './values.ts';

export const editHandlers: Pick<Handlers, 'createLiability' | 'updateLiability' | 'changeLiabilityStatus'> = {
  async createLiability({ body }, context) {
    assertMayChange(context, body.kind);
    const task = await queries.lockTaskOfNew(context.db, body.task_id);
    if (!task) throw invalid({ pointer: '/task_id', code: 'unknown' });
    assertTaskOpen(task.status);
    const partner = await partnerOf(context, task, body);
    const row = { ...newLiability(task, body, context, partner), id: uuid() };
    await inSavepoint(context.db, () => queries.insertLiability(context.db, row)).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'liabilities_once')) throw error;
      throw new Problem(409, 'liability_exists', { mistakes: [{ pointer: '/kind', code: 'taken' }] });
    });
    const data = await visibleLiability(context, row.id);
    await writeDown(context, 'liability.created', subjectOf(data), {}, shownOf(data));
    return { status: 201, body: { data }, headers: { Location: `/api/liabilities/${row.id}` } };
  },

  async updateLiability({ params: { id }, body }, context) {
    const row = await lockOpen(context, id, body.version);
    if (row.status === 'not_applicable') throw new Problem(422, 'not_applicable');
    if (row.pending) throw new Problem(422, 'correction_waits', { values: { reviewer: row.reviewer ?? '' } });
    const change = changeOf(row, body, new Date(), await payerOfRow(context, row));
    if (change.corrected && waitsForReviewer(context, row)) return askReviewer(context, row, body, change);
    if (change.corrected) return correct(context, row, change);
    const before = await visibleLiability(context, id);
    await queries.updateLiability(context.db, id, change.values);
    const data = await visibleLiability(context, id);
    await writeDown(context, 'liability.updated', subjectOf(data), shownOf(before), shownOf(data));
    return { status: 200, body: { data } };
  },

  async changeLiabilityStatus({ params: { id }, body }, context) {
    const row = await lockOpen(context, id, body.version);
    const moving = { status: row.status, amount: row.amount, reviewerId: row.reviewer_id, callerId: context.caller.id };
    const refusal = refusalOf(moving, body.to);
    if (refusal) throw invalid({ pointer: '/to', code: refusal, values: { reviewer: row.reviewer ?? '' } });
    await queries.updateLiability(context.db, id, { status: body.to });
    const data = await visibleLiability(context, id);
    const status = { before: { status: row.status }, after: { status: body.to, reason: body.reason } };
    await writeDown(context, `liability.${body.to}`, subjectOf(data), status.before, status.after);
    return { status: 200, body: { data } };
  },
};

type Task = NonNullable<Awaited<ReturnType<typeof queries.lockTaskOfNew>>>;
type New = Parameters<Handlers['createLiability']>[0]['body'];

/**
 * The partner who owes it. In a partnership, income tax is always owed by a partner; contributions are those of its
 * employees unless a partner is named.
 */
async function partnerOf({ db }: Context, task: Task, { kind, partner_id }: New): Promise<Partner | undefined> {
  if (partner_id) {
    if (!isPersonalKind(kind)) throw invalid({ pointer: '/partner_id', code: 'not_personal' });
    const partner = await findPartner(db, task.company_id, partner_id);
    if (!partner) throw invalid({ pointer: '/partner_id', code: 'unknown' });
    return partner;
  }
  if (kind !== 'pit' && kind !== 'lump_sum') return undefined;
  if (await hasPartners(db, task.company_id)) throw invalid({ pointer: '/partner_id', code: 'required' });
  if (isTaxedByPartners(task)) throw invalid({ pointer: '/partner_id', code: 'no_partners' });
  return undefined;
}

function newLiability(task: Task, body: New, { tenant }: Context, partner: Partner | undefined) {
  const { kind } = body;
  const payer: Payer = partner ? payerOf(partner) : task;
  const period = liabilityPeriod(kind, task.period, payer);
  const computed = liabilityDates(kind, period, payer);
  const amount = readAmount(kind, body.amount ?? null);
  const result = readResult(amount.amount, null);
  const account = readAccount(body.account ?? null);
  const written = { due_date: body.due_date ?? computed?.due_date ?? '', due_reason: body.due_reason ?? null };
  const due = readDue(computed?.due_date, written);
  const mistakes = [
    ...amount.mistakes,
    ...account.mistakes,
    ...(written.due_date === '' ? [{ pointer: '/due_date', code: 'required' }] : due.mistakes),
  ];
  if (mistakes.length > 0) throw invalid(...mistakes);
  const defaults = transferDefaults(kind, period, payer);
  const own = kind === 'office' ? tenant.config.brand.office : undefined;
  return {
    ...defaults,
    task_id: task.id,
    company_id: task.company_id,
    partner_id: partner?.id ?? null,
    partner: partner?.name ?? null,
    kind,
    period,
    amount: amount.amount,
    result: result.result,
    status: amount.amount === null ? ('to_calculate' as const) : ('calculated' as const),
    statutory_date: computed?.statutory_date ?? due.due_date,
    due_date: due.due_date,
    due_reason: due.due_reason,
    recipient: body.recipient?.trim() || own || defaults.recipient,
    account: account.account ?? defaults.account,
    title: body.title?.trim() || defaults.title,
  };
}
