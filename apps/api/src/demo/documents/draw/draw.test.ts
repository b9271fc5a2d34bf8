import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodeJpeg } from './jpeg.ts';
import { createPdfPage } from './pdf-page.ts';
import { photographReceipt } from './receipt-photo.ts';
import { CELL, dotsOf } from './thermal-font.ts';

/** What a page of a PDF draws. */
function drawnIn(pdf: Buffer): string {
  const begin = pdf.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(pdf.subarray(begin, pdf.indexOf('\nendstream'))).toString('latin1');
}

describe('a page', () => {
  test('has each Polish letter, either of the font or put together and named for who copies it', () => {
    const page = createPdfPage();
    page.text(50, 50, '§ 1 „Zażółć gęślą jaźń” – ŻŹĆĄŚĘŁÓŃ (100%)');
    const drawn = drawnIn(page.toPdf());
    expect(drawn).not.toContain('?');
    expect(drawn).toContain(String.raw`\(100%\)`);
    const named = [...drawn.matchAll(/ActualText <FEFF([0-9A-F]{4})>/g)].map(([, code = '']) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    expect(named.join('')).toBe('żćęśąźńŻŹĆĄŚĘŃ');
  });

  test('puts text that ends at the right further to the left the longer it is', () => {
    const startOf = (text: string) => {
      const page = createPdfPage();
      page.text(500, 50, text, { align: 'right' });
      return Number(/Tf ([\d.]+)/.exec(drawnIn(page.toPdf()))?.[1]);
    };
    expect(500 - startOf('00')).toBeCloseTo(2 * (500 - startOf('0')), 1);
    expect(startOf('ą')).toBe(startOf('a'));
  });

  test('breaks a paragraph between words', () => {
    const page = createPdfPage();
    const end = page.paragraph(100, 'dokument '.repeat(40).trim());
    expect(end).toBeGreaterThan(100 + 3 * 14);
    expect(drawnIn(page.toPdf())).not.toMatch(/\(okument|\( /);
  });
});

describe('a photograph', () => {
  test('is a JPEG of its size, whose data holds no marker', () => {
    const jpeg = photographReceipt({ lines: ['PARAGON FISKALNY', 'SUMA PLN 12,30'], luck: 0.3 });
    expect(jpeg.subarray(0, 4).toString('hex')).toBe('ffd8ffe0');
    expect(jpeg.subarray(-2).toString('hex')).toBe('ffd9');
    const frame = jpeg.indexOf(Buffer.of(0xff, 0xc0));
    expect([jpeg.readUInt16BE(frame + 5), jpeg.readUInt16BE(frame + 7)]).toEqual([672, 448]);
    const scan = jpeg.indexOf(Buffer.of(0xff, 0xda));
    const data = jpeg.subarray(scan + 2 + jpeg.readUInt16BE(scan + 2), -2);
    expect(data.some((byte, at) => byte === 0xff && data[at + 1] !== 0)).toBe(false);
  });

  test('of one colour takes a bit or two for each value', () => {
    const grey = encodeJpeg(16, 16, new Uint8Array(16 * 16 * 3).fill(128));
    const scan = grey.indexOf(Buffer.of(0xff, 0xda));
    expect(grey.length - scan).toBeLessThan(24);
  });

  test('is the same for the same lines, and another when it is cut', () => {
    const lines = ['SUMA PLN 12,30'];
    expect(photographReceipt({ lines, luck: 0.6 }).equals(photographReceipt({ lines, luck: 0.6 }))).toBe(true);
    expect(photographReceipt({ lines, luck: 0.6, cut: true }).equals(photographReceipt({ lines, luck: 0.6 }))).toBe(
      false,
    );
  });
});

test('the receipt printer knows every Polish letter, and stays in its cells', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZĄĆĘŁŃÓŚŹŻ0123456789 .,:-/*%#='];
  const drawn = letters.map((letter) => dotsOf(letter));
  expect(letters.filter((letter, index) => letter !== ' ' && drawn[index]?.length === 0)).toEqual([]);
  expect(new Set(drawn.map((dots) => JSON.stringify(dots))).size).toBe(letters.length);
  expect(drawn.flat().filter(([x, y]) => x >= CELL.width || y >= CELL.height)).toEqual([]);
});
