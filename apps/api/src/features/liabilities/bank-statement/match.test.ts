import { expect, test } from 'vitest';
import type { StatementLine } from './line.ts';
import { type Candidate, matchLines } from './match.ts';

const MICRO = '88101000712222123456321800';
const OWN = '27114020040000300201355387';

const vat: Candidate = {
  id: 'vat',
  kind: 'vat',
  account: MICRO,
  amount: '1234.00',
  paid_amount: null,
  period: '2026-10',
  transfer_period: '26M10',
  transfer_symbol: 'VAT7',
  title: 'VAT7 26M10 NIP 1234563218',
  vat_number: '1234563218',
  due_date: '2026-11-25',
};
const pit: Candidate = {
  ...vat,
  id: 'pit',
  kind: 'pit',
  amount: '800.00',
  transfer_symbol: 'PIT5',
  title: 'PIT5 26M10',
};
const line: StatementLine = {
  line: 1,
  date: '2026-11-20',
  amount: '-1234.00',
  counterparty: 'URZĄD SKARBOWY',
  account: MICRO,
  title: '/TI/N1234563218/OKR/26M10/SFP/VAT-7/TXT/',
};

const match = (lines: StatementLine[], candidates: Candidate[] = [vat, pit], own: string | null = OWN) =>
  matchLines(lines, candidates, own).map(({ candidate, certainty, reasons }) => [
    candidate?.id,
    certainty,
    reasons.join(' '),
  ]);

test.each<[string, Partial<StatementLine>, unknown[]]>([
  ['account, amount, title and period', {}, ['vat', 'certain', 'account amount title period']],
  ['account and amount', { title: 'podatek' }, ['vat', 'certain', 'account amount']],
  [
    'account and period, with another amount',
    { amount: '-600.00', title: 'PIT5 26M10' },
    ['pit', 'likely', 'account title period'],
  ],
  ['the month as people write it', { amount: '-1.00', title: 'VAT za 10/2026' }, ['vat', 'likely', 'account period']],
  ['amount, title and period without an account', { account: null }, ['vat', 'likely', 'amount title period']],
  ['the account alone', { amount: '-5.00', title: 'x' }, [undefined, 'none', '']],
  ['the amount alone', { account: null, title: 'x' }, [undefined, 'none', '']],
  ['another account', { account: OWN, title: 'x' }, [undefined, 'none', '']],
  ['money that comes in', { amount: '1234.00' }, [undefined, 'none', '']],
])('%s', (_what, changes, expected) => {
  expect(match([{ ...line, ...changes }])).toEqual([expected]);
});

test('what is left after a part payment is an amount, too', () => {
  const part = { ...vat, paid_amount: '1000.00' };
  expect(match([{ ...line, amount: '-234.00', title: '' }], [part])).toEqual([['vat', 'certain', 'account amount']]);
});

test('two that are equally good are likely only, the nearer due date first', () => {
  const before = {
    ...vat,
    id: 'september',
    period: '2026-09',
    transfer_period: '26M09',
    title: null,
    due_date: '2026-10-26',
  };
  expect(match([{ ...line, title: '' }], [before, vat])).toEqual([['vat', 'likely', 'account amount']]);
  expect(match([{ ...line, title: 'VAT7 26M09' }], [before, vat])).toEqual([
    ['september', 'certain', 'account amount title period'],
  ]);
});

test('a liability is proposed once, to the line that fits best', () => {
  const vague = { ...line, line: 2, title: '' };
  expect(match([vague, line])).toEqual([
    [undefined, 'none', ''],
    ['vat', 'certain', 'account amount title period'],
  ]);
});

test('the invoice of the office is paid by what comes in to its account', () => {
  const invoice: Candidate = {
    ...vat,
    id: 'office',
    kind: 'office',
    account: OWN,
    transfer_symbol: null,
    transfer_period: null,
  };
  const incoming = { ...line, amount: '1234.00', account: MICRO, title: 'Faktura' };
  expect(match([incoming], [invoice])).toEqual([['office', 'certain', 'account amount']]);
  expect(match([incoming], [invoice], null)).toEqual([[undefined, 'none', '']]);
});

test('five thousand lines against five thousand liabilities take no time', () => {
  const candidates = Array.from({ length: 5_000 }, (_, index) => ({
    ...vat,
    id: String(index),
    amount: `${index + 1}.00`,
    account: String(index),
  }));
  const lines = candidates.map(({ amount, account }, index) => ({
    ...line,
    line: index,
    amount: `-${amount}`,
    account,
  }));
  const start = performance.now();
  expect(match(lines, candidates).filter(([, certainty]) => certainty === 'certain')).toHaveLength(5_000);
  expect(performance.now() - start).toBeLessThan(3_000);
});
