import { expect, test } from 'vitest';
import { company } from './sample-company.ts';
import { companyUpdateOf, newCompanyOf, newValues, valuesOf } from './values.ts';

test('a company comes back from the form as it went in', () => {
  expect(companyUpdateOf(valuesOf(company))).toEqual({
    name: 'Żubr Sp. z o.o.',
    short_name: null,
    company_type: 'zoo',
    vat_number: '0000000112',
    regon: '000000000',
    krs: '0000123456',
    owner_id: '01a1fb6f-0000-7000-8000-000000000002',
    payroll_owner_id: null,
    reviewer_id: '01a1fb6f-0000-7000-8000-000000000003',
    time_budget_minutes: 150,
    zus_deadline_own: null,
    street: 'Długa',
    building: '1',
    flat: null,
    postal_code: '00-950',
    city: 'Warszawa',
    country: 'PL',
    email: 'biuro@zubr.example',
    phone: null,
    tax_office_code: '1471',
    taxation_form: 'cit9',
    lump_rates: [],
    books_form: 'full',
    income_period: 'monthly',
    vat_status: 'active',
    vat_eu: true,
    vat_period: 'monthly',
    zus_scheme: 'not_applicable',
    zus_scheme_until: null,
    has_employees: true,
    ppk: true,
    pfron: false,
    bank_accounts: ['88101000712222000000001122'],
    partners: [],
    beneficial_owners: [],
    pep: null,
    pep_note: null,
    zus_account: null,
    docs_due_day: 7,
    doc_channel: 'portal',
    contract_from: '2024-01-01',
    contract_to: null,
    notice_period: '1 miesiąc',
    aml_risk: 'standard',
    aml_review_at: null,
    rodo_agreement_at: '2024-01-01',
    notes: null,
    version: 3,
  });
});

test('of a new company with a name, a legal form and a NIP nothing is said about its taxes', () => {
  const values = { ...newValues('me'), name: 'Alfa', company_type: 'jdg', vat_number: '0000000112' };
  expect(newCompanyOf(values)).toMatchObject({
    name: 'Alfa',
    company_type: 'jdg',
    lifecycle: 'onboarding',
    owner_id: 'me',
  });
  const derived = [
    'taxation_form',
    'books_form',
    'income_period',
    'vat_status',
    'vat_period',
    'zus_scheme',
    'docs_due_day',
  ];
  expect(Object.keys(newCompanyOf(values)).filter((key) => derived.includes(key))).toEqual([]);
});

test('what a new company must have and has not stays out of the call', () => {
  const body = newCompanyOf({ ...newValues(''), name: '  ' });
  expect(['name', 'company_type', 'vat_number'].filter((key) => key in body)).toEqual([]);
});

test('what no longer applies is taken away', () => {
  const values = {
    ...valuesOf(company),
    company_type: 'jdg',
    taxation_form: 'linear',
    vat_status: 'exempt',
    has_employees: false,
  };
  expect(companyUpdateOf(values)).toMatchObject({
    krs: null,
    vat_period: null,
    lump_rates: [],
    ppk: false,
    pfron: false,
  });
});

test('a PESEL is sent only when one was typed: the masked one never comes back', () => {
  const jdg = { ...valuesOf({ ...company, company_type: 'jdg', pesel: '*******1359' }), company_type: 'jdg' };
  expect(companyUpdateOf(jdg)).not.toHaveProperty('pesel');
  expect(companyUpdateOf({ ...jdg, pesel: '44051401359' })).toMatchObject({ pesel: '44051401359' });
});

test('empty account fields are no accounts', () => {
  expect(companyUpdateOf({ ...valuesOf(company), bank_accounts: ['', ' 11 '] }).bank_accounts).toEqual([' 11 ']);
});

test('partners come back as they went in, and only of a partnership', () => {
  const partner = {
    id: '01a1fb6f-0000-7000-8000-000000000009',
    name: 'Jan Kowalski',
    vat_number: '1234563218',
    pesel: '*******1359',
    share: 33.33,
    taxation_form: 'linear',
    income_period: 'monthly',
    zus_scheme: 'full',
    zus_account: null,
    tax_account: '88101000712222123456321800',
  } as const;
  const { pesel: _pesel, tax_account: _account, ...written } = partner;
  const office = company.office && { ...company.office, partners: [partner] };
  const values = valuesOf({ ...company, company_type: 'sc', taxation_form: 'linear', office });
  expect(companyUpdateOf(values).partners).toEqual([written]);
  expect(companyUpdateOf({ ...values, taxation_form: 'exempt' }).partners).toEqual([]);
  const typed = values.partners.map((one) => ({ ...one, id: '', pesel: ' 1 ', share: 'połowa' }));
  expect(companyUpdateOf({ ...values, partners: typed }).partners).toEqual([
    { ...written, id: undefined, pesel: ' 1 ', share: 'połowa' },
  ]);
});
