import { expect, test } from 'vitest';
import { nextSlots } from './slots.ts';

const before = { ids: ['anna', 'jan', 'ewa'], slots: [0, 1, 2] };

test('a record that stays keeps its row, wherever it goes', () => {
  expect(nextSlots(before, ['ewa', 'anna', 'jan'])).toEqual([2, 0, 1]);
});

test('a record that comes takes the row of one that went', () => {
  expect(nextSlots(before, ['anna', 'piotr', 'ewa'])).toEqual([0, 1, 2]);
});

test('a record that comes without one going gets a row of its own', () => {
  expect(nextSlots(before, ['zofia', 'anna', 'jan', 'ewa'])).toEqual([3, 0, 1, 2]);
});
