import type { Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF of several pages, each with its number in large letters. Different words make different bytes. */
export function pdfFile(name: string, words: string, pages = 1): ChosenFile {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const content = (index: number) => `BT /F1 60 Tf 60 700 Td (${words} ${index + 1}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content(index).length} >>\nstream\n${content(index)}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const begin = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** A photograph, as the browser of the page makes one. */
export async function photoFile(page: Page, name: string, words: string): Promise<ChosenFile> {
  const data = await page.evaluate((written) => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 900;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser has no canvas');
    brush.fillStyle = '#6b4a33';
    brush.fillRect(0, 0, 600, 900);
    brush.fillStyle = '#f7f3e8';
    brush.fillRect(120, 80, 360, 740);
    brush.fillStyle = '#333333';
    brush.font = '40px sans-serif';
    brush.fillText(written, 150, 160);
    for (let line = 0; line < 9; line++) brush.fillRect(150, 220 + line * 60, 300, 8);
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
  }, words);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}
