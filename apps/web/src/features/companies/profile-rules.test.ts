import { expect, test } from 'vitest';
import { applicable } from './profile-rules.ts';

const chosen = {
  company_type: 'jdg',
  taxation_form: 'scale',
  vat_status: 'exempt',
  zus_scheme: 'full',
  has_employees: false,
};

test('a sole trader is asked for a PESEL and a ZUS scheme, and pays income tax', () => {
  expect(applicable(chosen)).toEqual({
    taxation: ['scale', 'linear', 'lump_sum', 'tax_card', 'exempt'],
    books: ['kpir', 'full', 'none'],
    incomePeriods: ['monthly', 'quarterly', 'simplified', 'none'],
    krs: false,
    pesel: true,
    lumpRates: false,
    partners: false,
    vatPeriod: false,
    zusScheme: true,
    zusUntil: false,
    payroll: false,
  });
});

test('a limited company pays CIT, keeps full books and stands in the court register', () => {
  expect(applicable({ ...chosen, company_type: 'zoo', taxation_form: 'cit9', vat_status: 'active' })).toMatchObject({
    taxation: ['cit9', 'cit19', 'estonian_cit', 'exempt'],
    books: ['full'],
    krs: true,
    pesel: false,
    vatPeriod: true,
  });
});

test('a foundation may keep simplified records, no ledger of a trader, and has no owner to insure', () => {
  expect(applicable({ ...chosen, company_type: 'foundation', taxation_form: 'exempt' })).toMatchObject({
    books: ['full', 'simplified_ngo', 'none'],
    incomePeriods: [],
    zusScheme: false,
  });
});

test('lump sum asks for its rates, a relief for its end, employees for what comes with them', () => {
  expect(
    applicable({ ...chosen, taxation_form: 'lump_sum', zus_scheme: 'start_relief', has_employees: true }),
  ).toMatchObject({
    books: ['revenue_register'],
    incomePeriods: ['monthly', 'quarterly', 'none'],
    lumpRates: true,
    zusUntil: true,
    payroll: true,
  });
});

test('before the legal form is chosen nothing is left out', () => {
  const { taxation, books, incomePeriods } = applicable({ ...chosen, company_type: '', taxation_form: '' });
  expect([taxation.length, books.length, incomePeriods.length]).toEqual([8, 5, 4]);
});

test('Estonian CIT has no advances', () => {
  expect(applicable({ ...chosen, company_type: 'zoo', taxation_form: 'estonian_cit' }).incomePeriods).toEqual([]);
  expect(applicable({ ...chosen, company_type: 'zoo', taxation_form: 'cit9' }).incomePeriods).not.toEqual([]);
});
