import { expect, test } from 'vitest';
import { askedFilters } from './list-request.ts';

test('the list holds what is still to be sent, unless a status or everything is asked for', () => {
  expect(askedFilters()).toEqual({ open: true });
  expect(askedFilters({ form: 'dra', mine: true })).toEqual({ form: 'dra', mine: true, open: true });
  expect(askedFilters({ status: 'sent' })).toEqual({ status: 'sent' });
  expect(askedFilters({ form: 'dra', open: 'any' })).toEqual({ form: 'dra' });
});
