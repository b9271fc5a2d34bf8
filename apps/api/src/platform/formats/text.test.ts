import { describe, expect, test } from 'vitest';
import { isLine, isText } from './text.ts';

const SIGNS = [
  ['a line break', 'Anna\nKowalska'],
  ['a carriage return', 'Anna\rKowalska'],
  ['a tab', 'Anna\tKowalska'],
  ['a NUL', 'Anna\0'],
  ['a line separator', 'Anna\u2028Kowalska'],
  ['a paragraph separator', 'Anna\u2029Kowalska'],
  ['a next line', 'Anna\u0085Kowalska'],
  ['a change of direction', 'Anna\u202Egpj.exe'],
  ['an isolated direction', 'Anna\u2066gpj.exe'],
  ['a space of no width', 'An\u200Bna'],
  ['a joiner of no width', 'An\u200Dna'],
  ['a soft hyphen', 'An\u00ADna'],
  ['a byte order mark', '\uFEFFAnna'],
  ['an address', 'Wejdź na http://zlodziej.example'],
] as const;

describe('one line', () => {
  test.each(SIGNS)('has no place for %s', (_what, text) => {
    expect(isLine(text)).toBe(false);
  });

  test.each([
    '',
    'Zażółć gęślą jaźń',
    'Müller & Søn sp. z o.o. / "Ütü" – №5 €',
    'Sklep allegro.pl',
    'A:B//C',
    'a\u00A0b',
    '李雷',
    'X æ A-12',
    'Żubr 🦬',
  ])('may be: %s', (text) => {
    expect(isLine(text)).toBe(true);
  });
});

describe('text of several lines', () => {
  test.each(['a\nb\r\nc\td', 'https://www.podatki.gov.pl', 'An\u00ADna', 'rodzina 👨\u200D👩\u200D👧'])(
    'may be: %s',
    (text) => {
      expect(isText(text)).toBe(true);
    },
  );

  test.each(['a\u0007', 'a\u001B[31m', 'a\u202Eb', 'a\u2067b'])('has no place for what misleads: %j', (text) => {
    expect(isText(text)).toBe(false);
  });
});
