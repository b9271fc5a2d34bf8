import { expect, test } from 'vitest';
import { type AmountValues, updateOf } from './amount-values.ts';

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
