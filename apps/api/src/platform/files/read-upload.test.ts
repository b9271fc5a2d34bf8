import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '#platform/http/problem.ts';
import { cleanFileName } from './file-name.ts';
import { readUpload } from './read-upload.ts';

const PDF = '%PDF-1.7\n…';
const upload = (name: string, content: string | Buffer) => ({ name, content: Buffer.from(content).toString('base64') });

function refusalOf(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error.mistakes.map(({ pointer, code }) => [pointer, code]);
    throw error;
  }
}

test('a file keeps its name and gets the type that its bytes tell', () => {
  expect(readUpload(upload('Przelew.PDF', PDF), ['pdf'])).toEqual({
    name: 'Przelew.PDF',
    type: 'application/pdf',
    body: Buffer.from(PDF),
  });
  expect(readUpload(upload('potwierdzenie', PDF), ['pdf']).name).toBe('potwierdzenie.pdf');
  expect(readUpload(upload('upo.xml', '\uFEFF<?xml version="1.0"?>'), ['xml']).type).toBe('application/xml');
  expect(readUpload(upload('zdjęcie.jpeg', Buffer.of(0xff, 0xd8, 0xff, 0xe0)), ['jpeg', 'png']).type).toBe(
    'image/jpeg',
  );
});

test.each([
  ['a page that calls itself PDF', upload('a.pdf', '<!doctype html><script>'), '/content', 'file_kind'],
  ['a picture with scripts', upload('a.svg', '<svg onload=x>'), '/content', 'file_kind'],
  [
    'a kind that is not wanted',
    upload('a.png', Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
    '/content',
    'file_kind',
  ],
  ['a program with the bytes of a PDF', upload('a.exe', PDF), '/name', 'file_ending'],
  ['half a signature', upload('a.pdf', '%PD'), '/content', 'file_kind'],
  ['more than five megabytes', upload('a.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)), '/content', 'large_file'],
])('%s is refused', (_what, file, pointer, code) => {
  expect(refusalOf(() => readUpload(file, ['pdf']))).toEqual([[pointer, code]]);
});

describe('a name', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\wyciąg.pdf', 'wyciąg.pdf'],
    ['fdp.\u202Eexe.pdf', 'fdp.exe.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['.pdf', 'pdf'],
    ['..', 'plik'],
    ['   ', 'plik'],
    ['z\u0307o\u0301łw.pdf', 'żółw.pdf'],
    ['"><img src=x>.png', 'img src=x.png'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  test('is never empty, too long, or a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const clean = cleanFileName(name);
        expect(clean).not.toMatch(/[/\\\p{Cc}]/u);
        expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200);
        expect(clean.length).toBeGreaterThan(0);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});
