import { expect, test } from 'vitest';
import { sortMistakes } from './mistakes.ts';

const mistake = (pointer: string) => ({ pointer, code: 'required', message: `Uzupełnij ${pointer}` });

test('mistakes go to their fields in the order of the screen, whatever the order of the answer', () => {
  const failure = {
    kind: 'rejected' as const,
    message: '',
    fields: [mistake('/vat_number'), mistake('/people/0/email'), mistake('/name')],
  };
  expect(sortMistakes(failure, ['name', 'vat_number', 'people.0.email'])).toEqual({
    fields: [
      { ...mistake('/name'), name: 'name' },
      { ...mistake('/vat_number'), name: 'vat_number' },
      { ...mistake('/people/0/email'), name: 'people.0.email' },
    ],
    others: [],
  });
});

test('a mistake without a field on the screen is kept, not lost', () => {
  const failure = { kind: 'rejected' as const, message: '', fields: [mistake('/owner_id'), mistake('')] };
  expect(sortMistakes(failure, ['name'])).toEqual({ fields: [], others: [mistake('/owner_id'), mistake('')] });
});

test('a failure without mistakes has none', () => {
  expect(sortMistakes({ kind: 'offline', message: 'Brak internetu' }, ['name'])).toEqual({ fields: [], others: [] });
});
