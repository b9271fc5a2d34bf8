import { expect, test } from 'vitest';
import { callFilters } from './request.ts';

test('the list holds what is to be checked, unless a state, a status or everything is asked for', () => {
  expect(callFilters()).toEqual({ state: 'to_check' });
  expect(callFilters({ kind: 'cost', mine: true })).toEqual({ kind: 'cost', mine: true, state: 'to_check' });
  expect(callFilters({ state: 'accepted' })).toEqual({ state: 'accepted' });
  expect(callFilters({ status: 'booked' })).toEqual({ status: 'booked' });
  expect(callFilters({ kind: 'cost', state: 'any', of_month: '2026-10' })).toEqual({ kind: 'cost', month: '2026-10' });
});
