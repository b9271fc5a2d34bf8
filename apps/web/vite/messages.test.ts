import { expect, test } from 'vitest';
import { compile } from '../../../scripts/library/compile-messages.ts';

test('a message becomes its syntax tree, in each language', () => {
  const source = JSON.stringify({ greeting: { pl: 'Do: {to}', en: 'To: {to}' } });
  const tree = (text: string) => [
    { type: 0, value: text },
    { type: 1, value: 'to' },
  ];
  expect(JSON.parse(compile(source, 'messages.json'))).toEqual({ greeting: { pl: tree('Do: '), en: tree('To: ') } });
});

test('a plain sentence stays a text, unless it holds syntax', () => {
  const source = JSON.stringify({ plain: { pl: 'Firmy', en: '' }, quoted: { pl: "'{'", en: "office's" } });
  expect(JSON.parse(compile(source, 'messages.json'))).toEqual({
    plain: { pl: 'Firmy', en: [] },
    quoted: { pl: [{ type: 0, value: '{' }], en: [{ type: 0, value: "office's" }] },
  });
});

test('a message that cannot be read stops the build and is named', () => {
  const source = JSON.stringify({ files: { pl: '{n, plural, one {# plik}}', en: '' } });
  expect(() => compile(source, 'login/messages.json')).toThrow('login/messages.json: files (pl) is not an ICU message');
});
