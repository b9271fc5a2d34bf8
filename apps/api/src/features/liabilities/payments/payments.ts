import { createText } from '@biuro/core/i18n/text.ts';
import { compareMoney, parseMoney } from '@biuro/core/lib/money.ts';
import { planNotices } from '#domain/notices/plan-notices.ts';
import { today } from '#platform/clock/today.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound, Problem } from '#platform/http/problem.ts';
import { isCovered } from '../changes.ts';
import { isTold } from '../corrections/moves.ts';
import { writeDown } from '../history.ts';
import messages from '../messages.json' with { type: 'json' };
import * as queries from '../queries.ts';
import { visibleLiability } from '../read.ts';
import { assertMayPay, mayChange } from '../rights.ts';

interface Payment {
  paid_at: string;
  amount: string;
}

export const paymentHandlers: Pick<Handlers, 'markLiabilityPaid' | 'unmarkLiabilityPaid' | 'confirmPayments'> = {
  async markLiabilityPaid({ params: { id }, body }, context) {
    const row = await lockForPayment(context, id);
    const payment = readPayment(body);
    if (!isTold(row.status)) throw new Problem(422, 'not_published');
    if (row.status === 'confirmed') throw new Problem(422, 'confirmed');
    if (row.result !== 'payable') throw new Problem(422, 'nothing_to_pay');
    if (!isSame(row, payment)) await markPaid(context, row, payment);
    return { status: 200, body: { data: await visibleLiability(context, id) } };
  },

  async unmarkLiabilityPaid({ params: { id } }, context) {
    const row = await lockForPayment(context, id);
    if (row.status === 'confirmed' && !context.caller.isAdmin) throw new Problem(422, 'confirmed');
    if (row.paid_at !== null) await unmark(context, row);
    return { status: 200, body: { data: await visibleLiability(context, id) } };
  },

  async confirmPayments({ body: { payments } }, context) {
    const locked = await queries.lockLiabilities(
      context.db,
      payments.map((payment) => payment.liability_id),
    );
    const rows: Confirmed[] = [];
    for (const payment of payments) rows.push(await confirm(context, locked, payment));
    const done = rows.filter(({ result }) => result === 'done').length;
    return { status: 200, body: { data: { done, refused: rows.length - done, rows } } };
  },
};

/** The liability, locked; 404 when the caller may not see it, 403 when they may only view it. */
async function lockForPayment(context: Context, id: string): Promise<queries.LiabilityRow> {
  const seen = await visibleLiability(context, id);
  await assertMayPay(context, { kind: seen.kind, company_id: seen.company.id });
  const [row] = await queries.lockLiabilities(context.db, [id]);
  if (!row) throw notFound();
  return row;
}

function readPayment({ paid_at, amount }: Payment): Payment {
  const money = parseMoney(amount);
  const mistakes = [
    ...(paid_at > today() ? [{ pointer: '/paid_at', code: 'future' }] : []),
    ...(money.valid && compareMoney(money.amount, '0.00') > 0 ? [] : [{ pointer: '/amount', code: 'not_positive' }]),
  ];
  if (mistakes.length > 0 || !money.valid) throw invalid(...mistakes);
  return { paid_at, amount: money.amount };
}

const isSame = (row: queries.LiabilityRow, { paid_at, amount }: Payment) =>
  row.paid_at === paid_at && row.paid_amount === amount;

async function markPaid(context: Context, row: queries.LiabilityRow, { paid_at, amount }: Payment): Promise<void> {
  const status = isCovered(amount, row) ? 'paid' : openAgain(row);
  await queries.updateLiability(context.db, row.id, { status, paid_at, paid_amount: amount });
  await note(context, 'liability.paid', row, { status, paid_at, paid_amount: amount });
  if (context.caller.isAdmin) return;
  await planNotices(context.db, [
    {
      event: 'payment_marked',
      entityId: row.id,
      companyId: row.company_id,
      to: { users: [row.assignee_id] },
      dedupeKey: `payment_marked ${row.id} ${row.version}`,
    },
  ]);
}

async function unmark(context: Context, row: queries.LiabilityRow): Promise<void> {
  const values = { status: openAgain(row), paid_at: null, paid_amount: null, confirmed_at: null };
  await queries.updateLiability(context.db, row.id, values);
  await note(context, 'liability.unpaid', row, values);
}

const openAgain = ({ read_at }: queries.LiabilityRow): 'published' | 'read' =>
  read_at === null ? 'published' : 'read';

function note(context: Context, action: string, row: queries.LiabilityRow, after: Record<string, unknown>) {
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, row[key as keyof queries.LiabilityRow]]));
  const { kind, period, partner, task_id, company_id } = row;
  return writeDown(context, action, { kind, period, partner, taskId: task_id, companyId: company_id }, before, after);
}

type Confirmed = { id: string; name: string; result: 'done' | 'refused'; error: string | null };

/** Confirms one of many payments; a refusal is reported, and the others continue. */
async function confirm(
  context: Context,
  locked: queries.LiabilityRow[],
  payment: Payment & { liability_id: string },
): Promise<Confirmed> {
  const id = payment.liability_id.toLowerCase();
  const row = locked.find((one) => one.id === id);
  const name = row ? row.company : '';
  const refusal = confirmationRefusal(context, row, payment);
  if (refusal || !row) {
    const error = createText(messages, context.locale)(`confirm.${refusal ?? 'unknown'}`);
    return { id, name, result: 'refused', error };
  }
  if (row.status !== 'confirmed') {
    const { paid_at, amount } = readPayment(payment);
    const values = { status: 'confirmed' as const, paid_at, paid_amount: amount, confirmed_at: new Date() };
    await queries.updateLiability(context.db, id, values);
    await note(context, 'liability.confirmed', row, { status: 'confirmed', paid_at, paid_amount: amount });
    // A repetition of the same liability in one request finds it confirmed.
    Object.assign(row, values);
  }
  return { id, name, result: 'done', error: null };
}

function confirmationRefusal(context: Context, row: queries.LiabilityRow | undefined, payment: Payment) {
  if (!row) return 'unknown';
  if (!mayChange(context, row.kind)) return 'role';
  if (row.status === 'confirmed') return undefined;
  if (!isTold(row.status)) return 'not_published';
  if (row.result !== 'payable') return 'nothing_to_pay';
  if (payment.paid_at > today()) return 'future';
  const money = parseMoney(payment.amount);
  if (!money.valid || !isCovered(money.amount, row)) return 'too_little';
  return undefined;
}
