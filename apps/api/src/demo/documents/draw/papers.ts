import { formatNip } from '@biuro/core/poland/nip.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { createPdfPage, PAGE, type PdfPage } from './pdf-page.ts';

/** One side of a document. */
export interface Party {
  name: string;
  nip: string;
  /** Street and town. */
  address: [string, string];
}

export interface InvoiceLine {
  name: string;
  quantity: number;
  unit: string;
  /** Grosze. */
  net: number;
}

export interface Invoice {
  number: string;
  issued: string;
  sold: string;
  due: string;
  seller: Party;
  buyer: Party;
  account: string;
  /** Per cent. */
  rate: number;
  lines: InvoiceLine[];
  /** Grosze. */
  net: number;
  vat: number;
  gross: number;
}

const RIGHT = PAGE.width - PAGE.margin;
const MIDDLE = PAGE.width / 2 + 10;

export function drawInvoice(invoice: Invoice): Buffer {
  const page = createPdfPage();
  const { number, issued, sold, due, seller, buyer, lines, net, vat, gross, rate } = invoice;
  page.text(PAGE.margin, 70, 'FAKTURA', { size: 20, bold: true });
  page.text(PAGE.margin, 90, `nr ${number}`, { size: 12 });
  page.text(RIGHT, 66, `Data wystawienia: ${dayText(issued)}`, { align: 'right' });
  page.text(RIGHT, 81, `Data sprzedaży: ${dayText(sold)}`, { align: 'right' });
  page.text(RIGHT, 96, `Termin płatności: ${dayText(due)}`, { align: 'right' });
  page.rule(110);
  drawParty(page, PAGE.margin, 'Sprzedawca', seller);
  drawParty(page, MIDDLE, 'Nabywca', buyer);

  page.band(222, 20, 0.9);
  const columns = { name: PAGE.margin + 26, quantity: 350, net: 420, rate: 460, gross: RIGHT - 4 };
  const row = (y: number, cells: [string, string, string, string, string, string], bold = false) => {
    const [place, name, quantity, netText, rateText, grossText] = cells;
    page.text(PAGE.margin + 4, y, place, { size: 9, bold });
    page.text(columns.name, y, name, { size: 9, bold });
    page.text(columns.quantity, y, quantity, { size: 9, bold, align: 'right' });
    page.text(columns.net, y, netText, { size: 9, bold, align: 'right' });
    page.text(columns.rate, y, rateText, { size: 9, bold, align: 'right' });
    page.text(columns.gross, y, grossText, { size: 9, bold, align: 'right' });
  };
  row(236, ['Lp.', 'Nazwa towaru lub usługi', 'Ilość', 'Netto', 'VAT', 'Brutto'], true);
  lines.forEach((line, index) => {
    const lineGross = line.net + Math.round((line.net * rate) / 100);
    const quantity = `${String(line.quantity).replace('.', ',')} ${line.unit}`;
    row(258 + index * 18, [
      `${index + 1}.`,
      line.name,
      quantity,
      moneyOnPaper(line.net),
      `${rate}%`,
      moneyOnPaper(lineGross),
    ]);
    page.rule(264 + index * 18, { grey: 0.85 });
  });
  const end = 276 + lines.length * 18;
  row(end, ['', 'Razem', '', moneyOnPaper(net), moneyOnPaper(vat), moneyOnPaper(gross)], true);
  page.text(PAGE.margin, end + 40, `Do zapłaty: ${moneyOnPaper(gross)} PLN`, { size: 14, bold: true });
  page.text(PAGE.margin, end + 60, `Przelew na rachunek: ${formatNrb(invoice.account)}`);
  page.text(PAGE.margin, end + 120, 'Osoba upoważniona do wystawienia', { size: 8, grey: 0.4 });
  page.text(MIDDLE, end + 120, 'Osoba upoważniona do odbioru', { size: 8, grey: 0.4 });
  return finished(page);
}

function drawParty(page: PdfPage, x: number, role: string, { name, nip, address }: Party): void {
  page.text(x, 130, role, { size: 9, grey: 0.4 });
  page.text(x, 148, name, { size: name.length > 36 ? 8 : 10, bold: true });
  page.text(x, 164, address[0]);
  page.text(x, 178, address[1]);
  page.text(x, 194, `NIP: ${formatNip(nip)}`);
}

export interface StatementRow {
  day: string;
  what: string;
  /** Grosze; negative goes out. */
  amount: number;
}

export interface Statement {
  bank: string;
  number: string;
  owner: Party;
  account: string;
  from: string;
  to: string;
  /** Grosze. */
  opening: number;
  rows: StatementRow[];
}

export function drawStatement({ bank, number, owner, account, from, to, opening, rows }: Statement): Buffer {
  const page = createPdfPage();
  page.text(PAGE.margin, 66, bank, { size: 16, bold: true });
  page.text(PAGE.margin, 88, `Wyciąg z rachunku nr ${number}`, { size: 12 });
  page.text(RIGHT, 66, `${dayText(from)} – ${dayText(to)}`, { align: 'right' });
  page.rule(104);
  page.text(PAGE.margin, 124, owner.name, { bold: true });
  page.text(PAGE.margin, 139, owner.address.join(', '));
  page.text(PAGE.margin, 154, `Rachunek: ${formatNrb(account)}`);
  page.text(RIGHT, 124, `Saldo początkowe: ${moneyOnPaper(opening)} PLN`, { align: 'right' });
  page.band(178, 20, 0.9);
  page.text(PAGE.margin + 4, 192, 'Data', { size: 9, bold: true });
  page.text(130, 192, 'Opis operacji', { size: 9, bold: true });
  page.text(440, 192, 'Kwota', { size: 9, bold: true, align: 'right' });
  page.text(RIGHT - 4, 192, 'Saldo', { size: 9, bold: true, align: 'right' });
  let balance = opening;
  rows.forEach(({ day, what, amount }, index) => {
    balance += amount;
    const y = 214 + index * 18;
    page.text(PAGE.margin + 4, y, dayText(day), { size: 9 });
    page.text(130, y, what, { size: 9 });
    page.text(440, y, moneyOnPaper(amount), { size: 9, align: 'right' });
    page.text(RIGHT - 4, y, moneyOnPaper(balance), { size: 9, align: 'right' });
    page.rule(y + 6, { grey: 0.85 });
  });
  const end = 240 + rows.length * 18;
  page.text(RIGHT, end, `Saldo końcowe: ${moneyOnPaper(balance)} PLN`, { bold: true, align: 'right' });
  return finished(page);
}

export interface Letter {
  from: [string, ...string[]];
  place: string;
  to: [string, ...string[]];
  title: string;
  paragraphs: string[];
  signature: string;
}

/** A letter, a contract or a short report. */
export function drawLetter({ from, place, to, title, paragraphs, signature }: Letter): Buffer {
  const page = createPdfPage();
  from.forEach((line, index) => page.text(PAGE.margin, 66 + index * 15, line, { bold: index === 0 }));
  page.text(RIGHT, 66, place, { align: 'right' });
  to.forEach((line, index) => page.text(MIDDLE, 150 + index * 15, line, { bold: index === 0 }));
  page.text(PAGE.margin, 240, title, { size: 13, bold: true });
  let y = 272;
  for (const paragraph of paragraphs) y = page.paragraph(y, paragraph, { size: 10.5 }) + 8;
  page.text(RIGHT, y + 50, signature, { align: 'right' });
  return finished(page);
}

function finished(page: PdfPage): Buffer {
  page.text(PAGE.margin, PAGE.height - 40, 'Dokument przykładowy: dane demonstracyjne.', { size: 8, grey: 0.5 });
  return page.toPdf();
}

/** Grosze as `1 234,56`. */
export function moneyOnPaper(grosze: number): string {
  const [whole = '', part = ''] = (Math.abs(grosze) / 100).toFixed(2).split('.');
  return `${grosze < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')},${part}`;
}

/** `2026-10-05` as `05.10.2026`. */
const dayText = (day: string): string => day.split('-').toReversed().join('.');
