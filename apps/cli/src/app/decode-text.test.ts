import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', Buffer.from('Źródło'), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFŹródło'), 'utf-8'],
  ['Windows-1250', Buffer.from([0x8f, 0x72, 0xf3, 0x64, 0xb3, 0x6f]), 'windows-1250'],
  ['what Excel calls Unicode', Buffer.from('\uFEFFŹródło', 'utf16le'), 'utf-16le'],
])('reads %s', (_name, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ content: 'Źródło', encoding });
});
