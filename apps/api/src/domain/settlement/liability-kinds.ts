import type { components } from '@biuro/contract';

export type LiabilityKind = components['schemas']['LiabilityKind'];

/** Paid to the micro-account of the payer and rounded to whole złoty: art. 63 § 1 of the Ordynacja podatkowa. */
const TO_MICRO_ACCOUNT = new Set<LiabilityKind>(['pit', 'lump_sum', 'cit', 'vat', 'pit4', 'pit8ar']);

/** Taxes whose account is entered by hand. */
const OTHER_TAXES = new Set<LiabilityKind>(['pcc', 'property']);

/** Kinds that payroll staff handle. */
export const PAYROLL_KINDS: LiabilityKind[] = ['zus', 'pit4', 'pit8ar', 'ppk', 'pfron'];
const PAYROLL = new Set(PAYROLL_KINDS);

/** Kinds that partners of a partnership pay for themselves. */
const PERSONAL = new Set<LiabilityKind>(['pit', 'lump_sum', 'zus']);

export const isPersonalKind = (kind: LiabilityKind): boolean => PERSONAL.has(kind);

export const goesToMicroAccount = (kind: LiabilityKind): boolean => TO_MICRO_ACCOUNT.has(kind);

export const isInWholeZloty = (kind: LiabilityKind): boolean => TO_MICRO_ACCOUNT.has(kind) || OTHER_TAXES.has(kind);

export const isPayrollKind = (kind: LiabilityKind): boolean => PAYROLL.has(kind);
