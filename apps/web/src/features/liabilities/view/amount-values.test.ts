import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fieldNames } from '../../../testing/static-markup.tsx';
import type { Liability } from '../terms.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { type AmountValues, amountFields, updateOf } from './amount-values.ts';

const values: AmountValues = {
  amount: '1 234,5',
  result: '',
  due_date: '2026-11-25',
  due_reason: ' ',
  recipient: 'Urząd Skarbowy',
  account: '',
  transfer_symbol: 'vat-7',
  transfer_period: '26m10',
  title: '',
  basis: [
    { label: 'VAT należny', value: '2 000,00' },
    { label: 'VAT naliczony', value: ' ' },
  ],
  correction_reason: '',
  version: 3,
};

test('amounts are read as people write them, empty texts are nothing, and lines without a value stay out', () => {
  expect(updateOf('vat', values)).toEqual({
    amount: '1234.50',
    result: null,
    due_date: '2026-11-25',
    due_reason: null,
    account: null,
    transfer_symbol: 'VAT-7',
    transfer_period: '26M10',
    title: null,
    basis: [{ label: 'VAT należny', value: '2 000,00' }],
    version: 3,
  });
});

test('the payee goes along only where the portal does not know it', () => {
  expect(updateOf('pcc', values)).toMatchObject({ recipient: 'Urząd Skarbowy' });
});

test('what is no amount is left for the server to judge', () => {
  expect(updateOf('vat', { ...values, amount: ' sto ' })).toMatchObject({ amount: 'sto' });
});

const liability: Liability = {
  id: '01990000-0000-7000-8000-00000000000d',
  task: {
    id: '01990000-0000-7000-8000-00000000000e',
    title: 'Rozliczenie 10/2026',
    kind: 'settlement',
    period: '2026-10',
    status: 'calculated',
  },
  company: { id: '01990000-0000-7000-8000-00000000000c', name: 'Alfa' },
  kind: 'pcc',
  partner: null,
  period: '2026-10',
  amount: '100.00',
  result: null,
  status: 'published',
  statutory_date: '2026-11-20',
  due_date: '2026-11-23',
  due_reason: 'Umowa',
  overdue: false,
  recipient: 'Urząd Skarbowy',
  account: null,
  transfer_symbol: null,
  transfer_period: null,
  title: null,
  basis: [{ label: 'Podstawa', value: '5 000,00' }],
  calculation: null,
  correction: null,
  waiting: null,
  published_at: null,
  read_at: null,
  paid_at: null,
  paid_amount: null,
  proof: null,
  confirmed_at: null,
  created_at: '2026-11-01T05:00:00Z',
  updated_at: '2026-11-01T05:00:00Z',
  version: 1,
};

test('every field of a liability is shown', () => {
  const plain = amountFields.names.filter((name) => name !== 'basis' && name !== 'version');
  expect(fieldNames(createElement(AmountDialog, { liability, onClose: () => undefined }))).toEqual(
    [...plain, 'basis.0.label', 'basis.0.value'].toSorted(),
  );
});
