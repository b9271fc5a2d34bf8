import { expect, test } from 'vitest';
import { mistakesIn } from './credentials.ts';

test.each([
  ['', '', { email: 'email.empty', password: 'password.empty' }],
  ['ewa', 'tajne', { email: 'email.shape' }],
  ['ewa@', 'tajne', { email: 'email.shape' }],
  ['ewa @firma.pl', 'tajne', { email: 'email.shape' }],
  ['ewa@firma.pl', '', { password: 'password.empty' }],
  ['ewa@firma.pl', ' ', {}],
  ['ewa@localhost', 'tajne', {}],
])('of "%s" and "%s" says %j', (email, password, mistakes) => {
  expect(mistakesIn({ email, password })).toEqual(mistakes);
});

test('while a mistake is being mended, no other field is blamed', () => {
  expect(mistakesIn({ email: 'ewa@firma.pl', password: '' }, { email: 'email.empty' })).toEqual({});
});
