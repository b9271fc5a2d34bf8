import { expect, test } from 'vitest';
import { dayAfter, stepOf } from './moves.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

test.each([
  ['ArrowLeft', false, '2026-11-23'],
  ['ArrowRight', false, '2026-11-25'],
  ['ArrowUp', false, '2026-11-17'],
  ['ArrowDown', false, '2026-12-01'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-24'],
  ['PageDown', false, '2026-12-24'],
  ['PageUp', true, '2025-11-24'],
  ['PageDown', true, '2027-11-24'],
  ['a', false, undefined],
])('%s (Shift: %s) leads from Tuesday, 24 November, to %s', (key, shiftKey, day) => {
  expect(dayAfter(press(key, shiftKey), '2026-11-24')).toBe(day);
});

test('a month back from the 31st is the last day of a shorter month', () => {
  expect(dayAfter(press('PageUp'), '2026-12-31')).toBe('2026-11-30');
});

test('months and years stand three in a row and twelve on a page', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'];
  expect(keys.map((key) => stepOf(press(key), 4))).toEqual([-1, 1, -3, 3, -1, 1, -12, 12, undefined]);
});
