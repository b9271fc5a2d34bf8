export interface Slip {
  payer: string;
  title: string;
  amount: string;
  date: string;
}

/** Proof of a transfer: a PDF of one page. It uses the standard fonts, so Polish letters lose their diacritics. */
export function transferSlip({ payer, title, amount, date }: Slip): Buffer {
  const lines = [
    'POTWIERDZENIE WYKONANIA PRZELEWU',
    '',
    `Data: ${date}`,
    `Kwota: ${amount} PLN`,
    `Nadawca: ${payer}`,
    `Tytul: ${title}`,
    '',
    'Dokument przykladowy: dane demonstracyjne.',
  ];
  const text = lines.map((line) => `(${escaped(plain(line))}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 16 TL 60 780 Td\n${text}\nET`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

/** Numbers the objects and adds the cross-reference table. */
function pdfOf(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const plain = (text: string) =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '');

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');
