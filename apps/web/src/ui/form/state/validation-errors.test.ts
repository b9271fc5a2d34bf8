import { expect, test } from 'vitest';
import { listErrors, sortValidationErrors } from './validation-errors.ts';

const required = (pointer: string) => ({ pointer, code: 'required', message: `Uzupełnij ${pointer}` });

test('errors go to their fields in the order of the screen, whatever the order of the answer', () => {
  const failure = {
    kind: 'rejected' as const,
    message: '',
    fields: [required('/vat_number'), required('/people/0/email'), required('/name')],
  };
  expect(sortValidationErrors(failure, ['name', 'vat_number', 'people.0.email'])).toEqual({
    fields: [
      { ...required('/name'), name: 'name' },
      { ...required('/vat_number'), name: 'vat_number' },
      { ...required('/people/0/email'), name: 'people.0.email' },
    ],
    others: [],
  });
});

test('an error without a field on the screen is kept, not lost', () => {
  const failure = { kind: 'rejected' as const, message: '', fields: [required('/owner_id'), required('')] };
  expect(sortValidationErrors(failure, ['name'])).toEqual({
    fields: [],
    others: [required('/owner_id'), required('')],
  });
});

test('a failure without validation errors has none', () => {
  expect(sortValidationErrors({ kind: 'offline', message: 'Brak internetu' }, ['name'])).toEqual({
    fields: [],
    others: [],
  });
});

test('errors of plain fields and of rows in a list come one after another', () => {
  const errors = {
    email: { type: 'taken', message: 'Ten adres ma już Anna Kowalska', ref: {} },
    companies: [undefined, { role: { type: 'required', message: 'Wybierz rolę' } }],
  };
  expect(listErrors(errors)).toEqual([
    { name: 'email', message: 'Ten adres ma już Anna Kowalska' },
    { name: 'companies.1.role', message: 'Wybierz rolę' },
  ]);
});

test('a form without errors has none', () => {
  expect(listErrors({})).toEqual([]);
});
