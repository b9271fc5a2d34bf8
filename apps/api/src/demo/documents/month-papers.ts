import { addDays } from '@biuro/core/lib/date.ts';
import { monthAfter } from '@biuro/core/poland/period.ts';
import { choose, seededRandom } from '../history/seeded-random.ts';
import { type Contractor, FILLING_STATION, tradeOf } from './contractors.ts';
import type { Draft, Facts } from './draft.ts';
import {
  drawInvoice,
  drawLetter,
  drawStatement,
  type Invoice,
  type InvoiceLine,
  moneyOnPaper,
  type Party,
  type StatementRow,
} from './draw/papers.ts';
import { photographReceipt, RECEIPT_WIDTH } from './draw/receipt-photo.ts';

/** A company of the demo as its papers name it. */
export interface PaperCompany extends Party {
  account: string;
}

/** Chooses the same for the same words, company and month. */
const luckOf =
  ({ name }: PaperCompany, month: string) =>
  (...words: (string | number)[]) =>
    seededRandom(name, month, 'paper', ...words);

/** `place`: distinguishes the invoices of a month. */
export function costInvoice(company: PaperCompany, month: string, contractor: Contractor, place: number): Draft {
  const invoice = inventInvoice(company, month, { seller: contractor, buyer: company, of: contractor, place });
  return {
    kind: 'cost',
    month,
    title: `Faktura ${invoice.number} – ${contractor.name}`,
    issued: invoice.issued,
    facts: factsOf(invoice, contractor),
    files: [
      { name: `faktura-${slug(invoice.number)}.pdf`, kind: 'pdf', draw: () => drawInvoice(invoice) },
      ...(place === 2 ? [consignmentNote(company, invoice)] : []),
    ],
  };
}

export function saleInvoice(company: PaperCompany, month: string, place: number): Draft {
  const customer = choose(tradeOf(company.name).customers, company.name, month, 'customer', place);
  const invoice = inventInvoice(company, month, { seller: company, buyer: customer, of: customer, place: 10 + place });
  return {
    kind: 'sale',
    month,
    title: `Sprzedaż ${invoice.number} – ${customer.name}`,
    issued: invoice.issued,
    facts: factsOf(invoice, customer),
    files: [{ name: `sprzedaz-${slug(invoice.number)}.pdf`, kind: 'pdf', draw: () => drawInvoice(invoice) }],
  };
}

interface Sides {
  seller: Party;
  buyer: Party;
  of: Contractor;
  place: number;
}

function inventInvoice(company: PaperCompany, month: string, { seller, buyer, of, place }: Sides): Invoice {
  const luck = luckOf(company, month);
  const { rate, series, goods } = of;
  const lines = goods.flatMap(([name, unit, from, to, most], index): InvoiceLine[] => {
    if (index > 0 && luck('line', place, index) < 0.4) return [];
    const quantity = 1 + Math.floor(luck('quantity', place, index) * (most - 1) + 0.5);
    return [{ name, unit, quantity, net: quantity * Math.round(from + luck('price', place, index) * (to - from)) }];
  });
  const net = sumOf(lines.map((line) => line.net));
  const vat = Math.round((net * rate) / 100);
  const issued = `${month}-${String(2 + Math.floor(luck('day', place) * 24)).padStart(2, '0')}`;
  const [year, number] = month.split('-');
  const serial = 11 + Math.floor(luck('serial', place) * 480) + place;
  return {
    number: `${series} ${serial}/${number}/${year}`,
    issued,
    sold: issued,
    due: addDays(issued, 14),
    seller,
    buyer,
    account: seller === of ? of.account : company.account,
    rate,
    lines,
    net,
    vat,
    gross: net + vat,
  };
}

const factsOf = ({ number, issued, sold, due, net, vat, gross }: Invoice, { name, nip }: Contractor): Facts => ({
  number,
  contractor_name: name,
  contractor_nip: nip,
  issue_date: issued,
  sale_date: sold,
  payment_due: due,
  net: amountOf(net),
  vat: amountOf(vat),
  gross: amountOf(gross),
});

/** A second page of an invoice. */
function consignmentNote(company: PaperCompany, { number, issued, seller }: Invoice): Draft['files'][number] {
  const draw = () =>
    drawLetter({
      from: [seller.name, ...seller.address],
      place: dayOnPaper(issued),
      to: [company.name, ...company.address],
      title: 'Protokół odbioru usługi',
      paragraphs: [
        `Dotyczy faktury ${number}.`,
        'Usługa została wykonana w całości i w terminie. Odbierający nie wnosi zastrzeżeń.',
      ],
      signature: 'Podpis odbierającego',
    });
  return { name: `protokol-${slug(number)}.pdf`, kind: 'pdf', draw };
}

/** The incomes and payments of the month's invoices. */
export function bankStatement(company: PaperCompany, month: string, invoices: Draft[]): Draft {
  const luck = luckOf(company, month);
  const [year, number] = month.split('-');
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  const rows: StatementRow[] = invoices
    .map(({ kind, facts, issued }) => ({
      day: [addDays(issued, 6), last].toSorted()[0] ?? last,
      what: `${kind === 'sale' ? 'Wpływ' : 'Przelew'}: ${facts.contractor_name}, ${facts.number}`.slice(0, 52),
      amount: Math.round(Number(facts.gross) * 100) * (kind === 'sale' ? 1 : -1),
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const statement = {
    bank: 'Bank Wierzbowy S.A.',
    number: `${Number(number)}/${year}`,
    owner: company,
    account: company.account,
    from: `${month}-01`,
    to: last,
    opening: 1_200_000 + Math.floor(luck('balance') * 6_000_000),
    rows: [...rows, { day: last, what: 'Opłata za prowadzenie rachunku', amount: -3_500 }],
  };
  return {
    kind: 'bank_statement',
    month,
    title: `Wyciąg bankowy ${number}/${year}`,
    issued: last,
    facts: { number: statement.number, issue_date: last },
    files: [{ name: `wyciag-${month}.pdf`, kind: 'pdf', draw: () => drawStatement(statement) }],
  };
}

export function cashReport(company: PaperCompany, month: string): Draft {
  const luck = luckOf(company, month);
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  const gross = 2_400_000 + Math.floor(luck('till') * 3_100_000);
  const vat = gross - Math.round(gross / 1.08);
  const [year, number] = month.split('-');
  const draw = () =>
    drawLetter({
      from: [company.name, ...company.address, `NIP: ${company.nip}`],
      place: dayOnPaper(last),
      to: ['Kasa fiskalna nr 1', 'Numer unikatowy: ZZA 2401 000118'],
      title: `Raport fiskalny okresowy za ${number}/${year}`,
      paragraphs: [
        `Liczba paragonów: ${600 + Math.floor(luck('receipts') * 900)}`,
        `Sprzedaż opodatkowana B (8%): ${moneyOnPaper(gross - vat)} zł`,
        `PTU B: ${moneyOnPaper(vat)} zł`,
        `Łączna należność: ${moneyOnPaper(gross)} zł`,
      ],
      signature: 'Wydrukowano z kasy',
    });
  return {
    kind: 'cash_report',
    month,
    title: `Raport z kasy ${number}/${year}`,
    issued: last,
    facts: { issue_date: last, net: amountOf(gross - vat), vat: amountOf(vat), gross: amountOf(gross) },
    files: [{ name: `raport-${month}.pdf`, kind: 'pdf', draw }],
  };
}

interface ReceiptOptions {
  /** The company's NIP is printed. */
  named?: boolean;
  cut?: boolean;
}

/** The photograph of a receipt of a filling station. */
export function receipt(
  company: PaperCompany,
  month: string,
  place: number,
  { named = true, cut = false }: ReceiptOptions = {},
): Draft {
  const luck = luckOf(company, month);
  const day = `${month}-${String(3 + Math.floor(luck('receipt day', place) * 23)).padStart(2, '0')}`;
  const litres = 24 + Math.floor(luck('litres', place) * 3_200) / 100;
  const price = 612 + Math.floor(luck('price of a litre', place) * 70);
  const [fuel, fluid] = [Math.round(litres * price), 2_490];
  const gross = fuel + fluid;
  const vat = Math.round((gross * 23) / 123);
  const serial = String(100 + Math.floor(luck('receipt', place) * 900));
  const number = `${serial}/${1 + place}`;
  const { name, nip, address } = FILLING_STATION;
  const lines = [
    centred(name),
    ...address.map(centred),
    centred(`NIP ${nip}`),
    spread(day, `NR ${number}`),
    centred('PARAGON FISKALNY'),
    'OLEJ NAPĘDOWY',
    spread(`${litres.toFixed(2).replace('.', ',')} *${moneyOnPaper(price)}`, `${moneyOnPaper(fuel)} A`),
    'PŁYN DO SPRYSKIWACZY',
    spread(`1 *${moneyOnPaper(fluid)}`, `${moneyOnPaper(fluid)} A`),
    '-'.repeat(RECEIPT_WIDTH),
    spread('SPRZEDAŻ OPODATK. A', moneyOnPaper(gross)),
    spread('PTU A 23%', moneyOnPaper(vat)),
    spread('SUMA PLN', moneyOnPaper(gross)),
    '-'.repeat(RECEIPT_WIDTH),
    spread('KASA 2  KASJER ŻANETA', `1${place}:${serial.slice(0, 1)}7`),
    ...(named ? [centred(`NIP NABYWCY ${company.nip}`)] : []),
    centred('DZIĘKUJEMY'),
  ];
  return {
    kind: 'cost',
    month,
    title: named ? `Paragon z NIP – paliwo, ${Number(day.slice(8))}.${month.slice(5)}` : 'Paragon ze stacji',
    issued: day,
    facts: {
      number,
      contractor_name: name,
      contractor_nip: nip,
      issue_date: day,
      net: amountOf(gross - vat),
      vat: amountOf(vat),
      gross: amountOf(gross),
    },
    files: [
      {
        name: `IMG_${day.replaceAll('-', '')}_18${serial}.jpg`,
        kind: 'jpeg',
        draw: () => photographReceipt({ lines, luck: luck('lies', place), cut }),
      },
    ],
  };
}

const centred = (text: string): string => {
  const short = text.slice(0, RECEIPT_WIDTH);
  return `${' '.repeat(Math.floor((RECEIPT_WIDTH - short.length) / 2))}${short}`;
};
const spread = (left: string, right: string): string => `${left.padEnd(RECEIPT_WIDTH - right.length)}${right}`;

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);
/** Grosze in the form of the database. */
const amountOf = (grosze: number): string => (grosze / 100).toFixed(2);
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const dayOnPaper = (day: string): string => day.split('-').toReversed().join('.');
