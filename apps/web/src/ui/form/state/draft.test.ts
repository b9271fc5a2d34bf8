import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

const isSecret = (field: string) => field === 'password';
const values = { name: 'Żubr', city: '', password: 'Tajne-haslo-1', version: 3 };

test('a draft holds what was touched and the version that it was typed over', () => {
  expect(readDraft(writeDraft(values, ['name'], isSecret) ?? null)).toEqual({ name: 'Żubr', version: 3 });
});

test('a field that was emptied is a change, too', () => {
  expect(readDraft(writeDraft(values, ['city'], isSecret) ?? null)).toEqual({ city: '', version: 3 });
});

test('a secret is never written down', () => {
  expect(writeDraft(values, ['name', 'password'], isSecret)).not.toContain('Tajne');
  expect(writeDraft(values, ['password'], isSecret)).toBeUndefined();
});

test('a secret inside of a row is left empty, and the row stays', () => {
  const rows = { partners: [{ name: 'Ewa Żuk', password: 'Tajne-haslo-1' }] };
  expect(readDraft(writeDraft(rows, ['partners'], isSecret) ?? null)).toEqual({
    partners: [{ name: 'Ewa Żuk', password: '' }],
  });
});

test('a chosen file is not kept', () => {
  const file = new File(['%PDF'], 'skan.pdf');
  expect(readDraft(writeDraft({ name: 'Żubr', file }, ['name', 'file'], isSecret) ?? null)).toEqual({ name: 'Żubr' });
});

test('without a touched field there is nothing to keep', () => {
  expect(writeDraft(values, [], isSecret)).toBeUndefined();
  expect(writeDraft(values, ['version'], isSecret)).toBeUndefined();
});

test.each([null, '', 'null', '"text"', '{broken'])('%s is no draft', (text) => {
  expect(readDraft(text)).toEqual({});
});
