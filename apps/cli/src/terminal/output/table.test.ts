import { expect, test } from 'vitest';
import { card, table, tabSeparated } from './table.ts';
import { fitted, sanitized, widthOf } from './text-width.ts';

const look = { width: 80, heading: (text: string) => text };

test('columns are as wide as their widest cell', () => {
  expect(
    table(
      ['Nazwa', 'NIP'],
      [
        ['Żółw s.c.', '0009900024'],
        ['Ą', '1'],
      ],
      look,
    ),
  ).toBe(['Nazwa      NIP', 'Żółw s.c.  0009900024', 'Ą          1'].join('\n'));
});

test('where the terminal is narrow the widest column gives way', () => {
  const row = ['Przedsiębiorstwo Handlowo-Usługowe', '0009900024'];
  expect(table(['Nazwa', 'NIP'], [row], { ...look, width: 30 })).toBe(
    ['Nazwa               NIP', 'Przedsiębiorstwo…   0009900024'].join('\n'),
  );
});

test('wide letters and accents take the columns that a terminal gives them', () => {
  expect(['Łódź', 'e\u0301', '事務所', '🎉'].map(widthOf)).toEqual([4, 1, 6, 2]);
  expect(fitted('事務所事務所', 5)).toBe('事務…');
});

test('what could steer the terminal becomes a space', () => {
  expect(sanitized('a\u001b[31mb\r\nc\u202ed\u009be')).toBe('a [31mb c d e');
  expect(tabSeparated([['a\tb', 'c\nd']])).toBe('a b\tc d');
});

test('a card leaves out what is empty', () => {
  expect(
    card(
      [
        ['Nazwa', 'Delta'],
        ['E-mail', null],
        ['Id', '1'],
      ],
      (label) => label,
    ),
  ).toBe('Nazwa  Delta\nId     1');
});
