import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { END_BYTES, isLocked, kindOf } from './file-kind.ts';

const ends = (content: string | Uint8Array) => {
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content);
  return { head: body.subarray(0, END_BYTES), tail: body.subarray(-END_BYTES) };
};
const none = new Uint8Array();

test.each<[string, string | Uint8Array, string | undefined]>([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a photograph', '\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['a picture', '\x89PNG\r\n\x1a\n', 'png'],
  ['a photograph of a phone', '\x00\x00\x00\x18ftypheic\x00', 'heic'],
  ['a film of a phone', '\x00\x00\x00\x18ftypisom\x00', undefined],
  ['a picture of the web', 'RIFF\x24\x00\x00\x00WEBPVP8 ', 'webp'],
  ['a sound', 'RIFF\x24\x00\x00\x00WAVEfmt ', undefined],
  ['a scan', 'II*\x00\x08\x00', 'tif'],
  ['a scan of the other order', 'MM\x00*\x00\x08', 'tif'],
  ['a declaration', '<?xml version="1.0"?><JPK/>', 'xml'],
  ['a declaration with a mark', '\xef\xbb\xbf<?xml version="1.0"?>', 'xml'],
  ['a workbook', zipSync({ '[Content_Types].xml': none, 'xl/workbook.xml': none }), 'xlsx'],
  ['a workbook with macros', zipSync({ 'xl/workbook.xml': none, 'xl/vbaProject.bin': none }), undefined],
  ['a letter', zipSync({ 'word/document.xml': none }), 'docx'],
  ['a letter with macros', zipSync({ 'word/document.xml': none, 'word/vbaProject.bin': none }), undefined],
  ['an archive', zipSync({ 'faktury/1.pdf': Buffer.from('%PDF-1.7') }), 'zip'],
  ['a table', 'Data;Kwota\r\n2026-10-01;12,00\r\n', 'csv'],
  ['a table in UTF-16', '\xff\xfeD\x00a\x00;\x00', 'csv'],
  ['a statement', ':20:1234\r\n:25:PL88101000712222123456321800\r\n:28C:1\r\n', 'mt940'],
  ['a statement in an envelope', '{1:F01BREXPLPW}{2:I940}{4:\r\n:20:1\r\n:25:1\r\n', 'mt940'],
  [
    'a mail',
    'Received: from a.example\r\n by b.example\r\nFrom: ewa@a.example\r\nSubject: Faktura\r\n\r\nDzień',
    'eml',
  ],
  ['a page', '<!doctype html><script>alert(1)</script>;', undefined],
  ['a page with a mark', '\xef\xbb\xbf  <html>;', undefined],
  ['a picture with scripts', '<svg onload=x>;', undefined],
  ['a program', 'MZ\x90\x00\x03\x00;', undefined],
  ['a program with a text before it', `a;b\n${'\0'.repeat(200)}`, undefined],
  ['words', 'Dzień dobry', undefined],
  ['nothing', '', undefined],
])('%s is known by its bytes', (_what, content, kind) => {
  expect(kindOf(ends(content))).toBe(kind);
});

test('of a large file only its ends are looked at', () => {
  const archive = zipSync({ 'a.bin': new Uint8Array(300_000).fill(7), 'xl/workbook.xml': none }, { level: 0 });
  expect(kindOf(ends(archive))).toBe('xlsx');
});

test('what needs a password is locked', () => {
  const archive = zipSync({ 'a.pdf': none });
  expect(isLocked('zip', ends(archive))).toBe(false);
  archive[6] = 1;
  expect(isLocked('zip', ends(archive))).toBe(true);
  expect(isLocked('pdf', ends('%PDF-1.7 trailer << /Size 5 /Encrypt 4 0 R >>'))).toBe(true);
  expect(isLocked('pdf', ends('%PDF-1.7 trailer << /Size 5 >>'))).toBe(false);
});
