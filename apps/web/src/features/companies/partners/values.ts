import type { components } from '@biuro/contract';
import { maskedText, optionalText, requiredText, text } from '#ui/form/field-kinds.ts';
import { defineFields, type FieldKind } from '#ui/form/fields.ts';

type Schemas = components['schemas'];
export type Partner = Schemas['Partner'];

/** A share in per cent, such as `33,33`. What is no number goes to the server, which says so. */
const percent: FieldKind<string, number | null, number | string | null, 'null'> = {
  ...optionalText,
  read: (stored) => (stored === null ? '' : shareText(stored)),
  send: (value) => (value.trim() === '' ? null : (shareOf(value) ?? value)),
};

export const partnerFields = defineFields<Schemas['WrittenPartner']>()({
  id: text,
  name: text,
  vat_number: optionalText,
  pesel: maskedText,
  share: percent,
  taxation_form: text,
  income_period: requiredText,
  zus_scheme: requiredText,
  zus_account: optionalText,
});

export type PartnerValues = typeof partnerFields.initial;

export const newPartner: PartnerValues = { ...partnerFields.initial, income_period: 'monthly', zus_scheme: 'full' };

/** "33,33" or "33.33 %"; undefined for what is no number. */
export function shareOf(written: string): number | undefined {
  const digits = written.replaceAll(/[\s%]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

export const shareText = (share: number): string => String(share).replace('.', ',');

/** All shares together, in per cent; undefined where somebody's is not known. */
export function sumOfShares(shares: (number | null | undefined)[]): number | undefined {
  if (shares.length === 0 || shares.some((share) => share === null || share === undefined)) return undefined;
  return shares.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * 100), 0) / 100;
}
