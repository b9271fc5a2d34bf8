import { expect, test } from 'vitest';
import { mistakesOf } from './errors.ts';

test('mistakes of plain fields and of rows in a list come one after another', () => {
  const errors = {
    email: { type: 'taken', message: 'Ten adres ma już Anna Kowalska', ref: {} },
    companies: [undefined, { role: { type: 'required', message: 'Wybierz rolę' } }],
  };
  expect(mistakesOf(errors)).toEqual([
    { name: 'email', message: 'Ten adres ma już Anna Kowalska' },
    { name: 'companies.1.role', message: 'Wybierz rolę' },
  ]);
});

test('a form without mistakes has none', () => {
  expect(mistakesOf({})).toEqual([]);
});
