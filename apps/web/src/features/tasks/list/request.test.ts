import { expect, test } from 'vitest';
import { callFilters } from './request.ts';

test('the list shows open tasks unless it is asked for others', () => {
  expect(callFilters(undefined)).toEqual({ open: true });
  expect(callFilters({ period: '2026-10' })).toEqual({ period: '2026-10', open: true });
  expect(callFilters({ open: 'false' })).toEqual({ open: false });
  expect(callFilters({ open: 'any', kind: 'payroll' })).toEqual({ kind: 'payroll' });
});

test('who asks for a status gets it, also where it is over', () => {
  expect(callFilters({ status: 'closed' })).toEqual({ status: 'closed' });
});
