import type { components } from '@biuro/contract';
import { idOf } from './ids.ts';
import { anna, maria, refOf } from './people.ts';

type Schemas = components['schemas'];
export type CompanyRow = Schemas['CompanyRow'];

const at = '2026-01-02T08:00:00Z';

/** Delta, which Maria looks after: its documents are there, and its last settlement waits for the client's payment. */
export const delta: CompanyRow = {
  id: idOf(1001),
  name: 'Delta Spedycja Sp. z o.o.',
  company_type: 'zoo',
  vat_number: '5260250274',
  lifecycle: 'active',
  owner: refOf(maria),
  city: 'Łódź',
  email: 'biuro@delta.example',
  phone: '+48 42 000 00 09',
  accounting_month: '2026-10',
  accounting_status: 'published',
  unfinished_before: null,
  open_tasks: 3,
  late_tasks: 1,
  documents: { state: 'complete', due_at: '2026-11-06', received: 12, to_check: 0, missing: 0 },
  created_at: at,
  updated_at: at,
  version: 3,
};

/** Bistro, which Anna looks after and whose documents are late. */
export const bistro: CompanyRow = {
  ...delta,
  id: idOf(1002),
  name: 'Bistro Cztery Kąty Paweł Ćwik',
  company_type: 'jdg',
  vat_number: '1111111111',
  owner: refOf(anna),
  city: 'Kraków',
  accounting_month: '2026-10',
  accounting_status: 'awaiting_documents',
  unfinished_before: null,
  open_tasks: 1,
  late_tasks: 0,
  documents: { state: 'late', due_at: '2026-11-06', received: 12, to_check: 3, missing: 2 },
};

/** Fundacja, a new client: nobody looks after it, and nothing is settled yet. */
export const fundacja: CompanyRow = {
  ...delta,
  id: idOf(1003),
  name: 'Fundacja Zielone Podwórka',
  company_type: 'foundation',
  vat_number: '1234563218',
  lifecycle: 'onboarding',
  owner: null,
  accounting_month: null,
  accounting_status: null,
  unfinished_before: null,
  open_tasks: 0,
  late_tasks: 0,
  documents: null,
};

export const companyRef = ({ id, name }: CompanyRow) => ({ id, name });

/** One page of a list, with as many records behind it as are said to be. */
export function pageOf<Row>(data: Row[], meta: Partial<Schemas['PageMeta']> = {}) {
  return { data, meta: { page: 1, limit: 25, total: data.length, ...meta } };
}

/** A saved view of the companies list that the portal itself has. */
const view = (
  key: NonNullable<Schemas['CompanyView']['key']>,
  query: string,
  count: number,
): Schemas['CompanyView'] => ({
  id: null,
  key,
  name: null,
  query,
  count,
  shared: true,
  mine: false,
});

export const companyViews = {
  data: [view('all', '', 40), view('mine', 'filters[mine]=true', 4), view('late', 'filters[late]=true', 7)],
};

/** Delta’s whole record, with what only the office sees. */
export const deltaRecord: Schemas['Company'] = {
  ...delta,
  short_name: 'Delta',
  regon: '123456785',
  krs: '0000127206',
  pesel: null,
  street: 'Piotrkowska',
  building: '12',
  flat: null,
  postal_code: '90-001',
  country: 'PL',
  tax_office_code: '1010',
  taxation_form: 'cit9',
  lump_rates: [],
  books_form: 'full',
  income_period: 'monthly',
  vat_status: 'active',
  vat_eu: true,
  vat_period: 'monthly',
  zus_scheme: 'not_applicable',
  zus_scheme_until: null,
  zus_deadline_day: 15,
  has_employees: true,
  ppk: false,
  pfron: false,
  bank_accounts: ['61109010140000071219812874'],
  tax_account: '67101000712222526025027400',
  zus_account: null,
  payroll_owner: null,
  docs_due_day: 6,
  doc_channel: 'portal',
  contract_from: '2024-01-01',
  contract_to: null,
  office: {
    reviewer: null,
    partners: [],
    time_budget_minutes: null,
    zus_deadline_own: null,
    notice_period: null,
    aml_risk: null,
    aml_review_at: null,
    pep: null,
    pep_note: null,
    beneficial_owners: [],
    rodo_agreement_at: null,
    notes: null,
    transitions: [{ to: 'suspended', reason: true, refused: null }],
  },
};
