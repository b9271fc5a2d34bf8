import { expect, test } from 'vitest';
import { daysIn, inOrder, isLonger, presetRanges } from './range.ts';
import { shortcutsOf } from './shortcuts.tsx';

test('two presses make a range, whichever came first', () => {
  const range = { from: '2026-10-20', to: '2026-11-18' };
  expect([inOrder('2026-10-20', '2026-11-18'), inOrder('2026-11-18', '2026-10-20')]).toEqual([range, range]);
  expect(daysIn(range)).toBe(30);
  expect(daysIn(inOrder('2026-11-18', '2026-11-18'))).toBe(1);
});

test('five years are not longer than five years', () => {
  expect(isLonger({ from: '2021-11-18', to: '2026-11-18' }, 5)).toBe(false);
  expect(isLonger({ from: '2021-11-18', to: '2026-11-19' }, 5)).toBe(true);
});

test('the ready-made periods of a Wednesday', () => {
  expect(presetRanges('2026-11-18')).toEqual({
    today: { from: '2026-11-18', to: '2026-11-18' },
    week: { from: '2026-11-16', to: '2026-11-22' },
    month: { from: '2026-11-01', to: '2026-11-30' },
    previous: { from: '2026-10-01', to: '2026-10-31' },
    thirty: { from: '2026-10-20', to: '2026-11-18' },
    quarter: { from: '2026-10-01', to: '2026-12-31' },
  });
});

test.each([
  ['2026-11-18', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-12-21', '2027-01-20'],
])('on %s the next 20th is %s', (now, twentieth) => {
  expect(shortcutsOf(now).twentieth).toBe(twentieth);
});

test('the other shortcuts count from today', () => {
  expect(shortcutsOf('2026-12-31')).toEqual({
    today: '2026-12-31',
    tomorrow: '2027-01-01',
    twentieth: '2027-01-20',
    month_end: '2026-12-31',
  });
});
