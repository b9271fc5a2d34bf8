import type { components } from '@biuro/contract';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { keptText, neverRead, optionalMoney, optionalText, requiredText, text, version } from '#ui/form/field-kinds.ts';
import { defineFields, type FieldKind } from '#ui/form/fields.ts';
import type { Kind, Liability } from '../terms.ts';

type Schemas = components['schemas'];
type Line = Schemas['BasisLine'];

/** Lines of the calculation; those without a value are not sent. */
const basis: FieldKind<Line[], Line[], Line[]> = {
  initial: [],
  read: (stored) => stored.map(({ label, value }) => ({ label, value })),
  send: (lines) => lines.filter(({ value }) => value.trim() !== ''),
  empty: 'omitted',
};

export const amountFields = defineFields<Schemas['LiabilityUpdate']>()({
  amount: optionalMoney,
  result: optionalText,
  due_date: requiredText,
  due_reason: optionalText,
  recipient: keptText,
  account: optionalText,
  transfer_symbol: optionalText,
  transfer_period: optionalText,
  title: optionalText,
  basis,
  correction_reason: neverRead(text),
  version,
});

export type AmountValues = typeof amountFields.initial;

/** Kinds whose payee the portal does not know. */
export const payeeByHand: Kind[] = ['pcc', 'property', 'ppk', 'other'];

export const valuesOf = (liability: Liability): AmountValues =>
  amountFields.valuesOf({ ...liability, account: liability.account && formatNrb(liability.account) });

export function updateOf(kind: Kind, values: AmountValues): Schemas['LiabilityUpdate'] {
  return amountFields.requestOf({
    ...values,
    recipient: payeeByHand.includes(kind) ? values.recipient : '',
    transfer_symbol: values.transfer_symbol.toUpperCase(),
    transfer_period: values.transfer_period.toUpperCase(),
  });
}
