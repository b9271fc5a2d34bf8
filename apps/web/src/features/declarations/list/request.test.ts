import { expect, test } from 'vitest';
import { callFilters } from './request.ts';

test('the list holds what is still to be sent, unless a status or everything is asked for', () => {
  expect(callFilters()).toEqual({ open: true });
  expect(callFilters({ form: 'dra', mine: true })).toEqual({ form: 'dra', mine: true, open: true });
  expect(callFilters({ status: 'sent' })).toEqual({ status: 'sent' });
  expect(callFilters({ form: 'dra', open: 'any' })).toEqual({ form: 'dra' });
});
