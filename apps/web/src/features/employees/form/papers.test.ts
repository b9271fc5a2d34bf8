import { expect, test } from 'vitest';
import { remindersOf } from './papers.ts';

const employee = {
  medical_until: '2026-12-21',
  safety_until: null,
  employed_to: '2027-06-30',
  status: 'employed' as const,
};

test('a paper is spoken of from thirty days before it runs out, and after', () => {
  expect(remindersOf(employee, '2026-11-20')).toEqual([]);
  expect(remindersOf(employee, '2026-11-21')).toEqual([{ paper: 'medical', date: '2026-12-21' }]);
  expect(remindersOf(employee, '2027-06-30').map(({ paper }) => paper)).toEqual(['medical', 'contract']);
});

test('nobody is reminded of who has left', () => {
  expect(remindersOf({ ...employee, status: 'dismissed' }, '2027-06-30')).toEqual([]);
});
