import type { components } from '@biuro/contract';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { writtenMoney } from '#ui/text/money-written.ts';
import type { Kind, Liability } from '../terms.ts';

type Schemas = components['schemas'];

/** What the form holds: texts, empty where there is nothing, and the version that they were made from. */
export interface AmountValues {
  amount: string;
  result: string;
  due_date: string;
  due_reason: string;
  recipient: string;
  account: string;
  transfer_symbol: string;
  transfer_period: string;
  title: string;
  basis: Schemas['BasisLine'][];
  correction_reason: string;
  version: number;
}

/** Kinds whose payee the portal does not know. */
export const payeeByHand: Kind[] = ['pcc', 'property', 'ppk', 'other'];

export function valuesOf(liability: Liability): AmountValues {
  const { amount, result, due_date, due_reason, recipient, account, title, basis, version } = liability;
  const { transfer_symbol, transfer_period } = liability;
  return {
    amount: amount === null ? '' : amount.replace('.', ','),
    result: result ?? '',
    due_date,
    due_reason: due_reason ?? '',
    recipient,
    account: account ? formatNrb(account) : '',
    transfer_symbol: transfer_symbol ?? '',
    transfer_period: transfer_period ?? '',
    title: title ?? '',
    basis: basis.map(({ label, value }) => ({ label, value })),
    correction_reason: '',
    version,
  };
}

export function updateOf(kind: Kind, values: AmountValues): Schemas['LiabilityUpdate'] {
  const { amount, result, due_date, due_reason, recipient, account, title, basis, version } = values;
  const { transfer_symbol, transfer_period } = values;
  const reason = values.correction_reason.trim();
  return {
    amount: writtenMoney(amount) || null,
    result: result || null,
    due_date,
    due_reason: due_reason.trim() || null,
    ...(payeeByHand.includes(kind) && recipient.trim() && { recipient: recipient.trim() }),
    account: account.trim() || null,
    transfer_symbol: transfer_symbol.trim().toUpperCase() || null,
    transfer_period: transfer_period.trim().toUpperCase() || null,
    title: title.trim() || null,
    basis: basis.filter(({ value }) => value.trim() !== ''),
    ...(reason && { correction_reason: reason }),
    version,
    // The server is the validator: it alone says whether these texts make a liability.
  } as Schemas['LiabilityUpdate'];
}
