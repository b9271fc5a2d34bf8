import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, onTestFinished, test } from 'vitest';
import messages from './messages.json' with { type: 'json' };
import { createText, onTextError } from './text.ts';

const documents = {
  count: {
    pl: '{n, plural, one {# dokument} few {# dokumenty} many {# dokumentów} other {# dokumentu}}',
    en: '{n, plural, one {# document} other {# documents}}',
  },
  plain: { pl: 'Klient <b> & "spółka"', en: 'Client' },
  missing: { pl: '', en: 'Only in English' },
  at: { pl: '{at, time, short}', en: '{at, time, short}' },
};

test.each([
  [0, '0 dokumentów'],
  [1, '1 dokument'],
  [2, '2 dokumenty'],
  [5, '5 dokumentów'],
  [12, '12 dokumentów'],
  [21, '21 dokumentów'],
  [22, '22 dokumenty'],
  [112, '112 dokumentów'],
  [1.5, '1,5 dokumentu'],
])('Polish counts %d as "%s"', (n, sentence) => {
  expect(createText(documents, 'pl')('count', { n })).toBe(sentence);
});

test('English counts in its own way', () => {
  const text = createText(documents, 'en');
  expect([0, 1, 2, 1.5].map((n) => text('count', { n }))).toEqual([
    '0 documents',
    '1 document',
    '2 documents',
    '1.5 documents',
  ]);
});

test('a message that a build has parsed ahead reads the same', () => {
  const parsed = { count: { pl: parse(documents.count.pl), en: [] } };
  expect(createText(parsed, 'pl')('count', { n: 22 })).toBe('22 dokumenty');
});

test('angle brackets are text', () => {
  expect(createText(documents, 'pl')('plain')).toBe('Klient <b> & "spółka"');
});

test('what Polish lacks is said in English', () => {
  expect(createText(documents, 'pl')('missing')).toBe('Only in English');
});

test('what Polish lacks is formatted as English', () => {
  const catalogue = { share: { pl: '', en: '{n, number} of {m, plural, one {# file} other {# files}}' } };
  const compiled = { share: { pl: [], en: parse(catalogue.share.en) } };
  for (const each of [catalogue, compiled])
    expect(createText(each, 'pl')('share', { n: 1.5, m: 2 })).toBe('1.5 of 2 files');
});

test('a value that is missing throws', () => {
  expect(() => createText(documents, 'pl')('count')).toThrow('"n" was not provided');
});

test('an entry point that takes errors itself shows the English sentence, or the id', () => {
  const errors: Error[] = [];
  onTestFinished(onTextError((error) => errors.push(error)));
  const catalogue = { hello: { pl: 'Dzień dobry, {who}', en: 'Good morning' }, bye: { pl: [], en: [] } };
  const text = createText(catalogue, 'pl');
  expect([text('hello'), text('bye')]).toEqual(['Good morning', '']);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('"who" was not provided')]);
});

test('times of day are those of Warsaw', () => {
  expect(createText(documents, 'pl')('at', { at: new Date('2026-07-01T10:00:00Z') })).toBe('12:00');
  expect(createText(documents, 'pl')('at', { at: new Date('2026-12-01T10:00:00Z') })).toBe('11:00');
});

test('an id that the catalogue lacks is a mistake of ours', () => {
  const catalogue: Record<string, { pl: string; en: string }> = {};
  expect(() => createText(catalogue, 'pl')('nothing')).toThrow(new RangeError('No message "nothing"'));
});

test('every message of core reads in both languages', () => {
  const values = { status: 502, statusText: 'Bad Gateway', year: '2026' };
  for (const locale of ['pl', 'en'] as const) {
    const text = createText(messages, locale);
    const ids = Object.keys(messages).filter((id): id is keyof typeof messages => id in messages);
    expect(ids.filter((id) => text(id, values).trim() === '')).toEqual([]);
  }
});
