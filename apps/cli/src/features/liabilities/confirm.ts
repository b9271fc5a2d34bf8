import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { type BulkAnswer, joined, showBulk } from '#terminal/lists/bulk-answer.ts';
import { givenIds, inPacks } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { dayOf } from '#terminal/time.ts';
import { findLiability } from './liability.ts';

type Payment = components['schemas']['Payments']['payments'][number];

interface ConfirmFlags {
  date?: string;
}

/** The most ids that one call takes. */
const pack = 500;

export function defineConfirm(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const confirm = liabilities
    .command('confirm')
    .argument('<liability...>', text('liabilities.several'))
    .description(text('confirm.summary'))
    .option('--date <date>', text('confirm.date'))
    .action(actionOf(tools, confirmAll));
  addExamples(confirm, tools, [
    'biuro liabilities confirm 9900000112/2026-10/vat --date 2026-11-20',
    'biuro liabilities list --state to_confirm --all --ids | biuro liabilities confirm -',
  ]);
}

/** Confirms the date and amount that the client gave; without them, the whole amount on the given day. */
async function confirmAll(context: Context, { date }: ConfirmFlags, ...typed: string[]): Promise<void> {
  const { withPortal, text } = context;
  const day = dayOf('--date', date, text);
  const names = await givenIds(context, typed);
  const answer = await withPortal(async (portal) => {
    const payments: Payment[] = [];
    for (const which of names) {
      const { id, amount, paid_at, paid_amount } = await findLiability(portal, which, text);
      const paid = { paid_at: date === undefined ? (paid_at ?? day) : day, amount: paid_amount ?? amount ?? '0' };
      payments.push({ liability_id: id, ...paid });
    }
    return confirmPayments(portal, payments);
  });
  showBulk(context, answer);
}

export async function confirmPayments({ api }: OpenPortal, payments: Payment[]): Promise<BulkAnswer> {
  const answers = [];
  for (const part of inPacks(payments, pack)) {
    const header = { 'Idempotency-Key': createIdempotencyKey() };
    const body = { payments: part };
    answers.push((await unwrap(api.POST('/liabilities/confirm', { params: { header }, body }))).data);
  }
  return joined(answers);
}
