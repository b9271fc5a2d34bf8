import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { moneyOf } from '#terminal/output/numbers.ts';
import { whileWaiting } from '#terminal/output/progress.ts';
import { readSource } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { uploadFile } from '#terminal/session/upload-file.ts';
import { dayOf } from '#terminal/time.ts';
import { showLiability } from './card.ts';
import { findLiability, findLiabilityId } from './liability.ts';

interface PayFlags {
  date?: string;
  amount?: string;
  proof?: string;
}

export function definePay(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const pay = liabilities
    .command('pay')
    .argument('<liability>', text('liabilities.which'))
    .description(text('pay.summary'))
    .option('--date <date>', text('pay.date'))
    .option('--amount <amount>', text('pay.amount'))
    .option('--proof <file>', text('pay.proof'))
    .action(actionOf(tools, markPaid));
  addExamples(pay, tools, [
    'biuro liabilities pay 9900000112/2026-10/vat --proof przelew.pdf',
    'biuro liabilities pay 9900000112/2026-10/zus --amount 500 --date 2026-11-18',
  ]);
}

export function defineUnpay(liabilities: Command, tools: Tools): void {
  const { text } = tools;
  const unpay = liabilities
    .command('unpay')
    .argument('<liability>', text('liabilities.which'))
    .description(text('unpay.summary'))
    .action(actionOf(tools, unmarkPaid));
  addExamples(unpay, tools, [
    'biuro liabilities unpay 9900000112/2026-10/vat',
    'biuro liabilities unpay 9900000112/2026-10/vat --json',
  ]);
}

/** Without an amount the whole is paid. The proof is uploaded first: should it be refused, nothing is marked as paid. */
async function markPaid(context: Context, { date, amount, proof }: PayFlags, which = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const paid_at = dayOf('--date', date, text);
  const paid = amount === undefined ? undefined : moneyOf('--amount', amount, text);
  const source = proof === undefined ? undefined : await readSource(context, proof);
  const header = { 'Idempotency-Key': createIdempotencyKey() };

  const { data } = await withPortal(async (portal) => {
    const { api } = portal;
    const { id, amount: whole } = await findLiability(portal, which, text);
    const path = { id };
    const body = { paid_at, amount: paid ?? whole ?? '0' };
    const sending = source && uploadFile(portal, source, 'payment_proof');
    const upload = sending && (await whileWaiting(context, text('import.sending'), sending));
    const marked = await unwrap(api.POST('/liabilities/{id}/mark-paid', { params: { path, header }, body }));
    if (!upload) return marked;
    return unwrap(api.PUT('/liabilities/{id}/proof', { params: { path }, body: upload }));
  });
  showLiability(data, output, text);
  output.note(text('pay.done'));
}

async function unmarkPaid({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const { data } = await withPortal(async (portal) => {
    const id = await findLiabilityId(portal, which, text);
    return unwrap(portal.api.DELETE('/liabilities/{id}/mark-paid', { params: { path: { id } } }));
  });
  showLiability(data, output, text);
  output.note(text('unpay.done'));
}
