import { expect, test } from 'vitest';
import { company, companyUpdate } from './sample-company.ts';
import { companyUpdateOf, newCompanyOf, newValues, valuesOf } from './values.ts';

test('a company comes back from the form as it went in', () => {
  expect(companyUpdateOf(valuesOf(company))).toEqual(companyUpdate);
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
