import { expect, test } from 'vitest';
import { readLoginHints } from './login-hints.ts';

test.each([
  [null, {}],
  ['registered', {}],
  [{}, {}],
  [{ email: 7, done: 'deleted' }, {}],
  [{ email: 'ewa@firma.pl' }, { email: 'ewa@firma.pl' }],
  [
    { email: 'ewa@firma.pl', done: 'registered', more: true },
    { email: 'ewa@firma.pl', done: 'registered' },
  ],
])('%j tells the login page %j', (state, hints) => {
  expect(readLoginHints(state)).toEqual(hints);
});
