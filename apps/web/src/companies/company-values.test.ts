import { expect, test } from 'vitest';
import type { Company } from './company-terms.ts';
import { companyOf, newValues, valuesOf } from './company-values.ts';

const company: Company = {
  id: '01a1fb6f-0000-7000-8000-000000000001',
  name: 'Żubr Sp. z o.o.',
  company_type: 'zoo',
  vat_number: '0000000112',
  lifecycle: 'active',
  owner: { id: '01a1fb6f-0000-7000-8000-000000000002', name: 'Anna Kowalska' },
  city: null,
  email: 'biuro@zubr.example',
  phone: null,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  version: 3,
};

test('a company comes back from the form as it went in', () => {
  expect(valuesOf(company)).toEqual({
    name: 'Żubr Sp. z o.o.',
    company_type: 'zoo',
    vat_number: '0000000112',
    lifecycle: 'active',
    owner_id: '01a1fb6f-0000-7000-8000-000000000002',
    city: '',
    email: 'biuro@zubr.example',
    phone: '',
    version: 3,
  });
  expect(companyOf(valuesOf(company))).toEqual({
    name: 'Żubr Sp. z o.o.',
    company_type: 'zoo',
    vat_number: '0000000112',
    lifecycle: 'active',
    owner_id: '01a1fb6f-0000-7000-8000-000000000002',
    city: null,
    email: 'biuro@zubr.example',
    phone: null,
  });
});

test('what a new company must have and has not stays out of the call', () => {
  expect(companyOf({ ...newValues(''), name: '  ' })).toEqual({
    lifecycle: 'active',
    owner_id: null,
    city: null,
    email: null,
    phone: null,
  });
});
