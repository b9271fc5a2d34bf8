import { expect, test } from 'vitest';
import type { StatementLine } from './line.ts';
import { type Candidate, matchLines } from './match.ts';

const MICRO = '88101000712222123456321800';
const OWN = '27114020040000300201355387';
const OTHER = '83600000020260001234563218';

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
  company_id: 'company',
  vat_number: '1234563218',
  partner_vat_number: null,
  due_date: '2026-11-25',
  settled_on: null,
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
  own_account: OWN,
  account: MICRO,
  title: '/TI/N1234563218/OKR/26M10/SFP/VAT-7/TXT/',
};

const OWNERS = new Map([
  [OWN, ['company']],
  [OTHER, ['another']],
]);

const match = (lines: StatementLine[], candidates: Candidate[] = [vat, pit]) =>
  matchLines(lines, candidates, OWNERS).map(({ candidate, certainty, reasons }) => [
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

test.each<[string, Partial<StatementLine>, Partial<Candidate>, string[]]>([
  ['another period, as tax offices write it', { title: 'VAT7 26M09' }, {}, ['period']],
  ['another period, as people write it', { title: 'VAT za 9/2026' }, {}, ['period']],
  ['another period in words', { title: 'VAT-7 wrzesień' }, {}, ['period']],
  ['the same month of another year', { title: 'VAT-7 październik 2025' }, {}, ['period']],
  ['a quarter', { title: 'VAT-7 III kwartał 2026' }, {}, ['period']],
  ['two periods', { title: 'VAT7 26M09 i 26M10' }, {}, ['period']],
  ['another symbol', { title: 'PIT-4R 26M10' }, {}, ['symbol']],
  ['two symbols', { title: 'VAT-7 i PIT-4R 10/2026' }, {}, ['symbol']],
  ['contributions', { title: 'ZUS 10/2026' }, {}, ['symbol']],
  ['the NIP of another company', { title: 'VAT7 26M10 NIP 526-025-02-74' }, {}, ['payer']],
  ['the account of another company', { own_account: OTHER }, {}, ['payer_account']],
  ['a day before the period has ended', { date: '2026-10-20' }, {}, ['early']],
  ['another amount', { amount: '-1000.00' }, {}, ['amount']],
  ['another account', { account: OWN, own_account: null }, {}, ['account']],
  [
    'an account that everybody pays to',
    { own_account: null, account: OWN, title: '' },
    { account: OWN },
    ['unknown_payer'],
  ],
])('%s makes it likely, and is its reason', (_what, changes, candidate, contradictions) => {
  expect(matchLines([{ ...line, ...changes }], [{ ...vat, ...candidate }], OWNERS)).toMatchObject([
    { candidate: { id: 'vat' }, certainty: 'likely', contradictions },
  ]);
});

test.each([
  'VAT7 26M10',
  'VAT-7 za 10/2026',
  'VAT 10/26 NIP PL1234563218',
  'JPK V7M październik 2026',
  'podatek VAT za październik, przelew z dnia 15.11.2026',
  'VAT 2026',
  'rachunek 27 1140 2004 0000 3002 0135 5387',
])('"%s" contradicts nothing', (title) => {
  expect(matchLines([{ ...line, title }], [vat, pit], OWNERS)).toMatchObject([
    { candidate: { id: 'vat' }, certainty: 'certain', contradictions: [] },
  ]);
});

test('money that came back has paid nothing, unless it was sent again', () => {
  const back = { ...line, line: 2, amount: '1234.00', title: 'ZWROT', date: '2026-11-21' };
  const again = { ...line, line: 3, date: '2026-11-22' };
  expect(matchLines([line, back], [vat], OWNERS)).toMatchObject([
    { certainty: 'likely', contradictions: ['returned'] },
    { certainty: 'none' },
  ]);
  for (const returned of [
    { ...back, account: null },
    { ...back, title: 'VAT7 26M10' },
  ])
    expect(match([line, returned, again], [vat]).map(([, certainty]) => certainty)).toEqual([
      'none',
      'none',
      'certain',
    ]);
  const fromSomebody = { ...back, account: OTHER, title: 'Faktura' };
  expect(match([line, fromSomebody], [vat]).map(([, certainty]) => certainty)).toEqual(['certain', 'none']);
});

test('the transfer of a confirmed amount pays no other of the same size', () => {
  const settled = { ...vat, id: 'september', period: '2026-09', title: null, settled_on: '2026-11-20' };
  expect(match([{ ...line, title: '' }], [vat, settled])).toEqual([[undefined, 'none', '']]);
  expect(match([{ ...line, title: '' }], [vat, { ...settled, settled_on: '2026-10-24' }])).toEqual([
    ['vat', 'certain', 'account amount'],
  ]);
  expect(match([line], [vat, settled])).toEqual([['vat', 'certain', 'account amount title period']]);
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
  expect(matchLines([{ ...line, title: '' }], [before, vat], OWNERS)).toMatchObject([
    { candidate: { id: 'vat' }, certainty: 'likely', contradictions: ['rival'] },
  ]);
  expect(match([{ ...line, title: 'VAT7 26M09' }], [before, vat])).toEqual([
    ['september', 'certain', 'account amount title period'],
  ]);
});

test('two transfers that fit one liability and name no period are likely only', () => {
  const once = { ...line, title: 'VAT' };
  const twice = { ...once, line: 2, date: '2026-11-18' };
  expect(matchLines([once, twice], [vat], OWNERS)).toMatchObject([
    { candidate: { id: 'vat' }, certainty: 'likely', contradictions: ['twice'] },
    { certainty: 'none' },
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
  const incoming = { ...line, amount: '1234.00', account: MICRO, title: 'Faktura VAT' };
  expect(match([{ ...incoming, title: 'NIP 1234563218' }], [invoice])).toEqual([
    ['office', 'certain', 'account amount title'],
  ]);
  expect(matchLines([incoming], [invoice], new Map([[MICRO, ['company']]]))).toMatchObject([{ certainty: 'certain' }]);
  expect(matchLines([incoming], [invoice], new Map())).toMatchObject([
    { certainty: 'likely', contradictions: ['unknown_payer'] },
  ]);
  expect(match([{ ...incoming, own_account: null }], [invoice])).toEqual([[undefined, 'none', '']]);
});

test('five thousand lines against five thousand liabilities take no time', () => {
  const candidates = Array.from({ length: 5_000 }, (_, index) => ({
    ...vat,
    id: String(index),
    amount: `${index + 1}.00`,
    account: String(index),
    title: null,
  }));
  const lines = candidates.map(({ amount, account }, index) => ({
    ...line,
    line: index,
    amount: `-${amount}`,
    account,
  }));
  const start = process.threadCpuUsage();
  expect(match(lines, candidates).filter(([, certainty]) => certainty === 'certain')).toHaveLength(5_000);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
