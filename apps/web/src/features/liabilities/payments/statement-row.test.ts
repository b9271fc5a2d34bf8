import { createElement } from 'react';
import { expect, test } from 'vitest';
import { vat } from '../../../testing/samples/liabilities.ts';
import { staticMarkup } from '../../../testing/static-markup.tsx';
import { type StatementLine, StatementRow } from './statement-row.tsx';

const line: StatementLine = {
  line: 2,
  date: '2025-11-24',
  amount: '-6816.00',
  counterparty: 'URZAD SKARBOWY',
  own_account: null,
  account: null,
  title: 'VAT7 26M10',
  liability: vat,
  certainty: 'likely',
  reasons: [],
  contradictions: [],
};
const rowOf = (shown: StatementLine) =>
  staticMarkup(createElement(StatementRow, { line: shown, ticked: false, onTick: () => {} }));

test('a transfer is told by what its bank says of it, without a gap where the bank says nothing', () => {
  expect(rowOf(line)).toContain('>24 lis 2025 · URZAD SKARBOWY · VAT7 26M10<');
  expect(rowOf({ ...line, counterparty: '' })).toContain('>24 lis 2025 · VAT7 26M10<');
  expect(rowOf({ ...line, counterparty: '', title: '' })).toContain('>24 lis 2025<');
});
