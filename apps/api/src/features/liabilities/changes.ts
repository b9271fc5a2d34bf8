import type { components } from '@biuro/contract';
import { compareMoney } from '@biuro/core/lib/money.ts';
import { transferPeriod } from '@biuro/core/poland/transfer-period.ts';
import { liabilityDates, transferDefaults } from '#domain/settlement/liability-defaults.ts';
import { findPartner, payerOf } from '#domain/settlement/partners.ts';
import type { Payer } from '#domain/settlement/payer.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { isTold, type Status } from './corrections/moves.ts';
import type { LiabilityRow } from './queries.ts';
import { type Result, readAccount, readAmount, readDue, readResult } from './values.ts';

type Update = components['schemas']['LiabilityUpdate'];

export interface Change {
  /** The client knew another amount. */
  corrected: boolean;
  values: {
    amount: string | null;
    result: Result | null;
    status: Status;
    due_date: string;
    due_reason: string | null;
    recipient: string;
    account: string | null;
    transfer_symbol: string | null;
    transfer_period: string | null;
    title: string;
    basis: string;
    amount_before?: string | null;
    correction_reason?: string;
    corrected_at?: Date;
    read_at?: null;
    confirmed_at?: null;
  };
}

/** The payer: the company, or a partner. Former partners pay as before, to the stored account. */
export async function payerOfRow({ db }: Context, row: LiabilityRow): Promise<Payer> {
  if (row.partner_id === null) return row;
  const partner = await findPartner(db, row.company_id, row.partner_id);
  return partner ? payerOf(partner) : { ...row, person: { name: row.partner ?? '', tax_account: row.account ?? '' } };
}

/** The liability after an update; throws every mistake. */
export function changeOf(row: LiabilityRow, body: Omit<Update, 'version'>, now: Date, payer: Payer): Change {
  const amount = readAmount(row.kind, body.amount);
  const result = readResult(amount.amount, body.result);
  const account = readAccount(body.account);
  const computed = row.due_reason === null ? row.due_date : liabilityDates(row.kind, row.period, payer)?.due_date;
  const due = readDue(computed, body);
  const transfer = transferOf(row, body);
  const defaults = transferDefaults(row.kind, row.period, payer);
  const transferAccount = account.account ?? defaults.account;
  const isPayable = isTold(row.status) && result.result === 'payable';
  const lacksAccount = isPayable && transferAccount === null && account.mistakes.length === 0;
  const corrected = isTold(row.status) && (amount.amount !== row.amount || result.result !== row.result);
  const reason = body.correction_reason?.trim();
  const mistakes = [
    ...(isTold(row.status) && body.amount === null ? [{ pointer: '/amount', code: 'told' }] : amount.mistakes),
    ...result.mistakes,
    ...(lacksAccount ? [{ pointer: '/account', code: 'told' }] : account.mistakes),
    ...due.mistakes,
    ...transfer.mistakes,
    ...(corrected && !reason ? [{ pointer: '/correction_reason', code: 'required' }] : []),
  ];
  if (mistakes.length > 0) throw invalid(...mistakes);

  const next = { amount: amount.amount, result: result.result };
  return {
    corrected,
    values: {
      ...next,
      status: statusAfter(row, next, corrected),
      due_date: due.due_date,
      due_reason: due.due_reason,
      recipient: body.recipient?.trim() || row.recipient,
      account: transferAccount,
      transfer_symbol: transfer.transfer_symbol,
      transfer_period: transfer.transfer_period,
      title: body.title?.trim() || defaults.title,
      basis: JSON.stringify(body.basis),
      ...(corrected && {
        amount_before: row.amount,
        correction_reason: reason ?? '',
        corrected_at: now,
        read_at: null,
        confirmed_at: null,
      }),
    },
  };
}

/** A transfer to a tax office has the form and the period; others have neither. */
function transferOf(row: LiabilityRow, body: Pick<Update, 'transfer_symbol' | 'transfer_period'>) {
  const transfer_symbol = body.transfer_symbol || null;
  const written = body.transfer_period === undefined ? row.transfer_period : body.transfer_period || null;
  const mistakes =
    transfer_symbol === null && body.transfer_period ? [{ pointer: '/transfer_period', code: 'no_symbol' }] : [];
  const transfer_period = transfer_symbol === null ? null : (written ?? transferPeriod(row.period));
  return { transfer_symbol, transfer_period, mistakes };
}

interface Outcome {
  amount: string | null;
  result: Result | null;
}

/**
 * A new amount makes a liability calculated and revokes its approval; a correction is published again unless it is paid
 * already.
 */
function statusAfter(row: LiabilityRow, { amount, result }: Outcome, corrected: boolean): Status {
  if (isTold(row.status))
    return corrected ? (isCovered(row.paid_amount, { amount, result }) ? 'paid' : 'published') : row.status;
  if (amount === null) return row.status === 'not_applicable' ? row.status : 'to_calculate';
  const same = amount === row.amount && result === row.result;
  return same && row.status !== 'to_calculate' ? row.status : 'calculated';
}

/** Whether the payment covers the amount. */
export const isCovered = (paid: string | null, { amount, result }: Outcome): boolean =>
  paid !== null && amount !== null && result === 'payable' && compareMoney(paid, amount) >= 0;
