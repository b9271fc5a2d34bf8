import { expect, test } from 'vitest';
import { parseEntryLine } from './entry-line.ts';

const today = '2026-11-20';
const length = (seconds: number) => ({ kind: 'length', seconds });

test.each([
  ['1,5h', { day: today, time: length(5400), words: '' }],
  ['90m Alfa VAT', { day: today, time: length(5400), words: 'Alfa VAT' }],
  [
    'wczoraj 9-11:30 Alfa VAT',
    { day: '2026-11-19', time: { kind: 'range', from: '09:00', to: '11:30' }, words: 'Alfa VAT' },
  ],
  ['Yesterday 1h 30m', { day: '2026-11-19', time: length(5400), words: '' }],
  ['18.11 0:45 przelewy', { day: '2026-11-18', time: length(2700), words: 'przelewy' }],
  ['24.12. 2h', { day: '2025-12-24', time: length(7200), words: '' }],
  ['24.12.2025 2 h wigilia', { day: '2025-12-24', time: length(7200), words: 'wigilia' }],
  ['1.5 Alfa', { day: today, time: length(5400), words: 'Alfa' }],
  ['1.5 2h Alfa', { day: '2026-05-01', time: length(7200), words: 'Alfa' }],
  ['2026-11-02 2h', { day: '2026-11-02', time: length(7200), words: '' }],
])('%s', (line, expected) => {
  expect(parseEntryLine(line, today)).toEqual(expected);
});

test.each(['', 'Alfa', 'wczoraj', 'wczoraj Alfa 2h', '31.02 2h'])('%j does not tell the time', (line) => {
  expect(parseEntryLine(line, today)).toBe(null);
});
