import type { components } from '@biuro/contract';

type Schemas = components['schemas'];
export type Partner = Schemas['Partner'];
type Written = Schemas['WrittenPartner'];

/** A partner as the form holds one: texts, empty where there is nothing. */
export type PartnerValues = Record<Exclude<keyof Written, 'id'> | 'partner_id', string>;

export const newPartner: PartnerValues = {
  partner_id: '',
  name: '',
  vat_number: '',
  pesel: '',
  share: '',
  taxation_form: '',
  income_period: 'monthly',
  zus_scheme: 'full',
  zus_account: '',
};

/** The PESEL stays empty: what is known of it is masked, and an empty field leaves it as it is. */
export const partnerValues = (partner: Partner): PartnerValues => ({
  partner_id: partner.id,
  name: partner.name,
  vat_number: partner.vat_number ?? '',
  pesel: '',
  share: partner.share === null ? '' : shareText(partner.share),
  taxation_form: partner.taxation_form,
  income_period: partner.income_period,
  zus_scheme: partner.zus_scheme,
  zus_account: partner.zus_account ?? '',
});

/** A partner as the calls take one. */
export function partnerOf(values: PartnerValues): Written {
  const { partner_id, name, vat_number, pesel, share, taxation_form, income_period, zus_scheme, zus_account } = values;
  const body = {
    ...(partner_id !== '' && { id: partner_id }),
    name,
    vat_number: vat_number.trim() || null,
    ...(pesel.trim() !== '' && { pesel }),
    share: share.trim() === '' ? null : (shareOf(share) ?? share),
    ...(taxation_form !== '' && { taxation_form }),
    income_period,
    zus_scheme,
    zus_account: zus_account.trim() || null,
  };
  // The server is the validator: it alone says whether these texts make a partner.
  return body as Written;
}

/** "33,33" or "33.33 %"; undefined for what is no number. */
export function shareOf(text: string): number | undefined {
  const digits = text.replaceAll(/[\s%]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

export const shareText = (share: number): string => String(share).replace('.', ',');

/** All shares together, in per cent; undefined where somebody's is not known. */
export function sumOfShares(shares: (number | null | undefined)[]): number | undefined {
  if (shares.length === 0 || shares.some((share) => share === null || share === undefined)) return undefined;
  return shares.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * 100), 0) / 100;
}
