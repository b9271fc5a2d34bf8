import type { components } from '@biuro/contract';
import { differenceOf } from '@biuro/core/lib/money.ts';
import { isPaidInPart } from '#services/records/liability/tag.tsx';

type Schemas = components['schemas'];
export type Liability = Schemas['Liability'];
export type Kind = Liability['kind'];
export type Status = Liability['status'];
export type Result = NonNullable<Liability['result']>;

const kindSet = {
  zus: true,
  pit: true,
  lump_sum: true,
  cit: true,
  vat: true,
  pit4: true,
  pit8ar: true,
  pcc: true,
  ppk: true,
  pfron: true,
  property: true,
  office: true,
  other: true,
} satisfies Record<Kind, true>;

const resultSet = { payable: true, zero: true, overpaid: true, refund: true, carried: true } satisfies Record<
  Result,
  true
>;

export const kinds = keysOf(kindSet);
export const results = keysOf(resultSet);

/** The client knows the amount: another one is a correction. */
export function isTold({ status }: Pick<Liability, 'status'>): boolean {
  return status === 'published' || status === 'read' || status === 'paid' || status === 'confirmed';
}

/** The client knows it and has something left to pay. */
export function isOwed({ status, result }: Liability): boolean {
  return (status === 'published' || status === 'read') && result === 'payable';
}

/** Something was paid, or may have to be: not what is carried forward, refunded, or nothing at all. */
export function isPayment({ status, result, paid_at }: Pick<Liability, 'status' | 'result' | 'paid_at'>): boolean {
  return paid_at !== null || (status !== 'not_applicable' && (result === null || result === 'payable'));
}

/** What is left to pay of an amount of which some was paid; nothing of others. */
export function leftOf(liability: Liability): string | undefined {
  const { amount, paid_amount } = liability;
  if (amount === null || paid_amount === null || !isPaidInPart(liability)) return undefined;
  return differenceOf(amount, paid_amount);
}

/** There is something to transfer, and an account to transfer it to. */
export function isTransferable({ status, result, amount, account }: Liability): boolean {
  const over = status === 'paid' || status === 'confirmed' || status === 'not_applicable';
  return !over && result === 'payable' && amount !== null && account !== null;
}

/** Somebody still has to do something about it by its date. */
export function isOpen(liability: Liability): boolean {
  return !isTold(liability) ? liability.status !== 'not_applicable' : isOwed(liability);
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
