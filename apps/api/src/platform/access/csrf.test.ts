import { expect, test } from 'vitest';
import { refuseNavigation } from './csrf.ts';

const FETCH = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

test.each([
  ['a program', {}],
  ['our own page', FETCH],
])('%s gets through', (_who, headers) => {
  expect(() => refuseNavigation(headers)).not.toThrow();
});

test.each([
  ['an address that is opened', { ...FETCH, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['a picture', { ...FETCH, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { ...FETCH, 'sec-fetch-dest': 'iframe' }],
  ['a page of somebody else', { ...FETCH, 'sec-fetch-site': 'cross-site' }],
  ['a prefetch', { ...FETCH, 'sec-purpose': 'prefetch' }],
  ['a prerender', { ...FETCH, 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['an oldest prefetch', { 'x-moz': 'prefetch' }],
])('%s is refused', (_who, headers) => {
  expect(() => refuseNavigation(headers)).toThrow(expect.objectContaining({ status: 405, code: 'confirm_needed' }));
});

test('a confirmation that is asked for has to be there', () => {
  const refused = expect.objectContaining({ status: 405, code: 'confirm_needed' });
  expect(() => refuseNavigation(FETCH, 'deactivate')).toThrow(refused);
  expect(() => refuseNavigation({ ...FETCH, 'x-confirm': 'delete' }, 'deactivate')).toThrow(refused);
  expect(() => refuseNavigation({ ...FETCH, 'x-confirm': 'deactivate' }, 'deactivate')).not.toThrow();
  expect(() => refuseNavigation({ 'x-confirm': 'deactivate', purpose: 'prefetch' }, 'deactivate')).toThrow(refused);
});
