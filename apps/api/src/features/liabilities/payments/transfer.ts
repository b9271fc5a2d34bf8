import type { components } from '@biuro/contract';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { compareMoney, differenceOf } from '@biuro/core/lib/money.ts';
import { paymentCode } from '@biuro/core/poland/payment-code.ts';
import { payerOfTaxAccount, type TaxPayer } from '@biuro/core/poland/tax-account.ts';
import { today } from '#platform/clock/today.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import messages from '../messages.json' with { type: 'json' };
import { findLiabilities, findPayer, findToTransfer, type LiabilityRow } from '../queries.ts';
import { visibleLiability } from '../read.ts';
import { type FileTransfer, transferFile } from './transfer-file.ts';

type Transfer = components['schemas']['Transfer'];

export const transferHandlers: Pick<Handlers, 'getTransfer' | 'exportMyTransfers'> = {
  async getTransfer({ params: { id } }, context) {
    await visibleLiability(context, id);
    const [row] = await findLiabilities(context.db, [id]);
    if (!row) throw notFound();
    return { status: 200, body: { data: transferOf(row, context.locale) } };
  },

  async exportMyTransfers({ query: { company_id, liability_id } }, context) {
    const payer = await findPayer(context.db, company_id, context.caller.id);
    if (!payer) throw notFound();
    const rows = await findToTransfer(context.db, payer.id, liability_id);
    const transfers = rows.flatMap((row) => fileTransferOf(row, payer.vat_number));
    if (transfers.length === 0) throw new Problem(422, 'nothing_to_pay');
    const [account] = payer.bank_accounts;
    if (account === undefined) throw new Problem(422, 'no_own_account');
    context.log.info({ user: context.caller.id, company: payer.id, transfers: transfers.length }, 'transfers exported');
    const name = `${createText(messages, context.locale)('transfers.file')}_${today()}.pli`;
    const body = transferFile({ name: payer.name, account }, transfers);
    return { status: 200, file: { name, type: 'application/octet-stream', body } };
  },
};

/** What is left to pay; null when nothing is. */
function leftToPay({
  amount,
  paid_amount,
  result,
}: Pick<LiabilityRow, 'amount' | 'paid_amount' | 'result'>): string | null {
  if (amount === null || result !== 'payable') return null;
  const left = paid_amount === null ? amount : differenceOf(amount, paid_amount);
  return compareMoney(left, '0.00') > 0 ? left : null;
}

/** The company by its NIP; partners are identified by their account. */
function taxPayerOf({ partner_id, account }: Pick<ToTransfer, 'partner_id' | 'account'>, nip: string): TaxPayer {
  const partner = partner_id === null ? undefined : payerOfTaxAccount(account ?? '');
  return partner ?? { type: 'N', number: nip };
}

type ToTransfer = Awaited<ReturnType<typeof findToTransfer>>[number];

/** On the due date; overdue transfers at once. */
function fileTransferOf(row: ToTransfer, nip: string): FileTransfer[] {
  const { recipient, account, transfer_symbol: symbol, transfer_period: period, due_date } = row;
  const amount = leftToPay(row);
  if (amount === null || account === null) return [];
  const now = today();
  const tax = symbol !== null && period !== null ? { symbol, period, payer: taxPayerOf(row, nip) } : null;
  return [{ date: due_date < now ? now : due_date, amount, recipient, account, title: row.title ?? recipient, tax }];
}

function transferOf(row: LiabilityRow, locale: Locale): Transfer {
  const { recipient, account, transfer_symbol: symbol, transfer_period: period } = row;
  const amount = leftToPay(row);
  if (amount === null) throw new Problem(422, 'nothing_to_pay');
  if (account === null) throw new Problem(422, 'no_account');
  const title = row.title ?? recipient;
  const made = paymentCode({ account, amount, recipient, title });
  const refused = made.valid ? null : createText(messages, locale)(`code.${made.reason}`);
  const payer = symbol === null ? null : taxPayerOf(row, row.vat_number);
  return {
    recipient,
    account,
    amount,
    title,
    symbol,
    period,
    identifier_type: payer?.type ?? null,
    identifier: payer?.number ?? null,
    code: made.valid ? made.code : null,
    code_refused: refused,
  };
}
