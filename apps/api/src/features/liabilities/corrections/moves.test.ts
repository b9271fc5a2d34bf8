import { expect, test } from 'vitest';
import { isTold, type Moving, refusalOf, type Status, type Target } from './moves.ts';

const targets: Target[] = ['to_calculate', 'calculated', 'approved', 'not_applicable'];

/** Every status and what it answers to each target, in their order; a dash is an allowed move. */
const table: Record<Status, string[]> = {
  to_calculate: ['same', '-', 'not_calculated', '-'],
  calculated: ['-', 'same', '-', '-'],
  approved: ['-', '-', 'same', '-'],
  not_applicable: ['-', 'not_applicable', 'not_applicable', 'same'],
  published: ['told', 'told', 'told', 'told'],
  read: ['told', 'told', 'told', 'told'],
  paid: ['told', 'told', 'told', 'told'],
  confirmed: ['told', 'told', 'told', 'told'],
};

const liability: Moving = { status: 'calculated', amount: '100.00', reviewerId: null, callerId: 'me' };

test.each(Object.entries(table))('%s allows and forbids as written', (status, expected) => {
  // The keys of the table are statuses.
  const moves = targets.map((to) => refusalOf({ ...liability, status: status as Status }, to) ?? '-');
  expect(moves).toEqual(expected);
});

test('what has no amount is not calculated', () => {
  expect(refusalOf({ ...liability, status: 'to_calculate', amount: null }, 'calculated')).toBe('no_amount');
});

test('where somebody checks, only they approve', () => {
  expect(refusalOf({ ...liability, reviewerId: 'other' }, 'approved')).toBe('reviewer');
  expect(refusalOf({ ...liability, reviewerId: 'me' }, 'approved')).toBeUndefined();
  expect(refusalOf({ ...liability, reviewerId: 'other' }, 'not_applicable')).toBeUndefined();
});

test('the client knows what is published and whatever follows', () => {
  expect(Object.keys(table).filter((status) => isTold(status as Status))).toEqual([
    'published',
    'read',
    'paid',
    'confirmed',
  ]);
});
