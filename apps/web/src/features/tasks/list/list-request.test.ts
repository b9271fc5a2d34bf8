import { expect, test } from 'vitest';
import { askedFilters } from './list-request.ts';

test('the list shows open tasks unless it is asked for others', () => {
  expect(askedFilters(undefined)).toEqual({ open: true });
  expect(askedFilters({ period: '2026-10' })).toEqual({ period: '2026-10', open: true });
  expect(askedFilters({ open: 'false' })).toEqual({ open: false });
  expect(askedFilters({ open: 'any', kind: 'payroll' })).toEqual({ kind: 'payroll' });
});

test('who asks for a status gets it, also where it is over', () => {
  expect(askedFilters({ status: 'closed' })).toEqual({ status: 'closed' });
});
