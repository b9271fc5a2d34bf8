import { expect, test } from 'vitest';
import { liabilityDates, liabilityDefaults, liabilityPeriod, transferDefaults } from './liability-defaults.ts';
import type { LiabilityKind } from './liability-kinds.ts';
import type { Payer } from './payer.ts';

const payer: Payer = {
  vat_number: '1234563218',
  company_type: 'jdg',
  taxation_form: 'scale',
  income_period: 'monthly',
  vat_period: 'monthly',
  zus_account: null,
  zus_deadline_own: null,
};
const MICRO = '88101000712222123456321800';

test('an advance on income tax is paid to the micro-account, with symbol, period and title', () => {
  expect(liabilityDefaults('pit', '2026-11', payer)).toEqual({
    period: '2026-11',
    statutory_date: '2026-12-20',
    due_date: '2026-12-21',
    recipient: 'Urząd Skarbowy',
    account: MICRO,
    transfer_symbol: 'PIT5',
    transfer_period: '26M11',
    title: 'PIT5 26M11 NIP 1234563218',
  });
});

test.each<[LiabilityKind, string, Partial<Payer>, string | null, string | null]>([
  ['vat', '2026-03', {}, 'VAT7', '26M03'],
  ['vat', '2026-Q1', {}, 'VAT7K', '26K01'],
  ['pit', '2026-03', { taxation_form: 'linear' }, 'PIT5L', '26M03'],
  ['pit', '2026', { taxation_form: 'linear' }, 'PIT36L', '26R'],
  ['pit', '2026-03', { taxation_form: 'tax_card' }, null, null],
  ['lump_sum', '2026-03', {}, 'PPE', '26M03'],
  ['cit', '2026-03', {}, 'CIT', '26M03'],
  ['cit', '2026', {}, 'CIT8', '26R'],
  ['pit4', '2026-03', {}, 'PIT4R', '26M03'],
  ['zus', '2026-03', {}, null, null],
])('%s of %s by %o has the symbol %s and the period %s', (kind, period, its, symbol, written) => {
  const { transfer_symbol, transfer_period } = transferDefaults(kind, period, { ...payer, ...its });
  expect([transfer_symbol, transfer_period]).toEqual([symbol, written]);
});

test.each<[LiabilityKind, Partial<Payer>, string | null]>([
  ['vat', { company_type: 'sc' }, MICRO],
  ['pit', { company_type: 'sc' }, null],
  ['zus', {}, null],
  ['zus', { zus_account: '83600000020260001234563218' }, '83600000020260001234563218'],
  ['pfron', {}, null],
  ['property', {}, null],
])('the account of %s by %o', (kind, its, account) => {
  expect(transferDefaults(kind, '2026-03', { ...payer, ...its }).account).toBe(account);
});

test('contributions are due on the 20th, of legal persons on the 15th, and a holiday moves the day', () => {
  expect(liabilityDates('zus', '2026-07', payer)).toEqual({ statutory_date: '2026-08-20', due_date: '2026-08-20' });
  expect(liabilityDates('zus', '2026-07', { ...payer, company_type: 'zoo' })).toEqual({
    statutory_date: '2026-08-15',
    due_date: '2026-08-17',
  });
  expect(liabilityDates('vat', '2026-11', payer)).toEqual({ statutory_date: '2026-12-25', due_date: '2026-12-28' });
});

test('no act names a day for what the office bills', () => {
  expect(liabilityDefaults('office', '2026-03', payer)).toBeUndefined();
  expect(liabilityDefaults('pcc', '2026-03', payer)).toBeUndefined();
});

test('whoever pays by the quarter owes for the quarter of the month', () => {
  const quarterly: Payer = { ...payer, income_period: 'quarterly', vat_period: 'quarterly' };
  const kinds: LiabilityKind[] = ['pit', 'vat', 'zus'];
  expect(kinds.map((kind) => liabilityPeriod(kind, '2026-03', quarterly))).toEqual(['2026-Q1', '2026-Q1', '2026-03']);
  expect(kinds.map((kind) => liabilityPeriod(kind, '2026-03', payer))).toEqual(['2026-03', '2026-03', '2026-03']);
  expect(liabilityPeriod('pit', '2026', quarterly)).toBe('2026');
});
