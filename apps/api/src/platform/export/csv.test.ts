import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('money has two decimals, a duration hours and minutes, and other numbers are as they are', () => {
  const columns = (['money', 'duration', 'number'] as const).map((type) => ({ heading: type, type }));
  const rows = [
    [1234.5, 5_400, 1.5],
    [13_875, 3_600 * 123 + 59, 2],
    [-0.1, 59, -3],
    [null, null, null],
  ];
  expect(writeCsv({ title: 'x', columns, rows }).toString()).toBe(
    '\uFEFFmoney;duration;number\r\n1234,50;1:30;1,5\r\n13875,00;123:00;2\r\n-0,10;0:00;-3\r\n;;\r\n',
  );
});
