import { expect, test } from 'vitest';
import { isOpen, isPayment, isTransferable, type Liability, leftOf } from './terms.ts';

const liability: Liability = {
  id: '0198a000-0000-7000-8000-000000000001',
  task: {
    id: '0198a000-0000-7000-8000-000000000002',
    title: 'Rozliczenie 10/2026 – Delta s.c.',
    kind: 'settlement',
    period: '2026-10',
    status: 'published',
  },
  company: { id: '0198a000-0000-7000-8000-000000000003', name: 'Delta s.c.' },
  kind: 'vat',
  partner: null,
  period: '2026-10',
  amount: '1242.00',
  result: 'payable',
  status: 'published',
  statutory_date: '2026-11-25',
  due_date: '2026-11-25',
  due_reason: null,
  overdue: false,
  recipient: 'Urząd Skarbowy',
  account: '51101000712222000000040200',
  transfer_symbol: 'VAT7',
  transfer_period: '26M10',
  title: 'VAT7 26M10 NIP 0000000402',
  basis: [],
  calculation: null,
  correction: null,
  waiting: null,
  published_at: '2026-11-19T13:20:00.000Z',
  read_at: null,
  paid_at: null,
  paid_amount: null,
  proof: null,
  confirmed_at: null,
  created_at: '2026-11-01T05:00:00.000Z',
  updated_at: '2026-11-19T13:20:00.000Z',
  version: 3,
};

test('a published amount is open until it is paid', () => {
  expect(isOpen(liability)).toBe(true);
  expect(isOpen({ ...liability, status: 'paid' })).toBe(false);
});

test('a published refund waits for nobody', () => {
  expect(isOpen({ ...liability, result: 'refund' })).toBe(false);
});

test('the office has to do something about what is not calculated, unless it does not apply', () => {
  expect(isOpen({ ...liability, status: 'to_calculate', result: null, amount: null })).toBe(true);
  expect(isOpen({ ...liability, status: 'not_applicable' })).toBe(false);
});

test('only an amount with an account can be transferred', () => {
  expect(isTransferable(liability)).toBe(true);
  expect(isTransferable({ ...liability, account: null })).toBe(false);
  expect(isTransferable({ ...liability, result: 'zero', amount: '0.00' })).toBe(false);
  expect(isTransferable({ ...liability, status: 'confirmed' })).toBe(false);
});

test('nothing is paid of what is carried forward or does not apply, unless it was paid before', () => {
  expect(isPayment(liability)).toBe(true);
  expect(isPayment({ ...liability, status: 'to_calculate', result: null })).toBe(true);
  expect(isPayment({ ...liability, result: 'carried' })).toBe(false);
  expect(isPayment({ ...liability, status: 'not_applicable' })).toBe(false);
  expect(isPayment({ ...liability, result: 'overpaid', paid_at: '2026-11-20' })).toBe(true);
});

test('after a part was paid the rest is left', () => {
  expect(leftOf({ ...liability, paid_amount: '242.00' })).toBe('1000.00');
  expect(leftOf({ ...liability, paid_amount: '1242.00' })).toBeUndefined();
  expect(leftOf(liability)).toBeUndefined();
});
