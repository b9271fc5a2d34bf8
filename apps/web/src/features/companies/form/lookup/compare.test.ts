import { expect, test } from 'vitest';
import { newValues } from '../values.ts';
import { compareLookup, type Lookup } from './compare.ts';

const lookup: Lookup = {
  nip: '0000000112',
  name: 'ŻUBR SPÓŁKA Z O.O.',
  short_name: 'Żubr',
  company_type: 'zoo',
  regon: null,
  krs: '0000123456',
  vat_status: 'active',
  street: 'Długa',
  building: '1',
  flat: null,
  postal_code: '00-950',
  city: 'Warszawa',
  accounts: ['88101000712222000000001122'],
  invented: false,
  sources: [],
};

test('empty fields are filled, and what the registers do not know stays as it is', () => {
  const { filled, differing } = compareLookup(lookup, newValues('me'));
  expect(differing).toEqual([]);
  expect(filled).toEqual([
    { field: 'name', found: 'ŻUBR SPÓŁKA Z O.O.' },
    { field: 'short_name', found: 'Żubr' },
    { field: 'company_type', found: 'zoo' },
    { field: 'krs', found: '0000123456' },
    { field: 'vat_status', found: 'active' },
    { field: 'street', found: 'Długa' },
    { field: 'building', found: '1' },
    { field: 'postal_code', found: '00-950' },
    { field: 'city', found: 'Warszawa' },
    { field: 'bank_accounts', found: '88101000712222000000001122' },
  ]);
});

test('what somebody typed is never written over, only shown beside what was found', () => {
  const typed = {
    ...newValues('me'),
    name: 'Żubr  spółka z o.o.',
    city: 'Kielce',
    company_type: 'zoo',
    vat_status: 'exempt',
  };
  expect(compareLookup(lookup, typed).differing).toEqual([
    { field: 'vat_status', found: 'active', typed: 'exempt' },
    { field: 'city', found: 'Warszawa', typed: 'Kielce' },
  ]);
});

test('an account that stands in the form is the same with spaces', () => {
  const typed = { ...newValues('me'), bank_accounts: ['PL 88 1010 0071 2222 0000 0000 1122'] };
  expect(compareLookup(lookup, typed).filled.map(({ field }) => field)).not.toContain('bank_accounts');
});
