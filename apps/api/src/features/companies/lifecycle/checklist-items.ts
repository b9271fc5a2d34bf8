import type { components } from '@biuro/contract';
import type { Checklist } from '../company.ts';

export type ChecklistKey = components['schemas']['CompanyChecklistKey'];
export type ChecklistKind = 'onboarding' | 'leaving';

/** In order; required ones (true) must be done or waived before the company moves on. */
const ITEMS: Record<ChecklistKind, readonly [key: ChecklistKey, required: boolean][]> = {
  onboarding: [
    ['contract', true],
    ['data_processing', true],
    ['aml', true],
    ['upl1', true],
    ['zus_pel', true],
    ['ksef', true],
    ['power_of_attorney', false],
    ['bank_accounts', false],
    ['tax_accounts', true],
    ['previous_documents', false],
    ['opening_balances', false],
    ['contacts', true],
    ['training', false],
    ['profile_survey', false],
  ],
  leaving: [
    ['last_period', false],
    ['handover', true],
    ['revoke_powers', false],
    ['documents_export', false],
    ['final_charges', false],
    ['access_end', false],
  ],
};

/** The checklist of this stage. */
export const checklistKindOf = (lifecycle: components['schemas']['Lifecycle']): ChecklistKind =>
  lifecycle === 'notice' || lifecycle === 'ended' ? 'leaving' : 'onboarding';

export const isOn = (kind: ChecklistKind, key: ChecklistKey) => ITEMS[kind].some(([item]) => item === key);

export const toItems = (kind: ChecklistKind, checklist: Checklist) =>
  ITEMS[kind].map(([key, required]) => ({
    key,
    required,
    ...(checklist[key] ?? { state: 'open' as const, reason: null, at: null, by: null }),
  }));

/** Required items that are neither done nor waived. */
export const openItems = (kind: ChecklistKind, checklist: Checklist): ChecklistKey[] =>
  ITEMS[kind].flatMap(([key, required]) => (required && !checklist[key] ? [key] : []));
