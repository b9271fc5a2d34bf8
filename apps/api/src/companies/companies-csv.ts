import type { components } from '@biuro/contract';
import Papa from 'papaparse';
import { invalid, type Mistake } from '../app/problem.ts';

type CompanyType = components['schemas']['CompanyType'];

/** A row of the file, still as text. */
export interface CsvRow {
  /** Line of the file; the headings are line 1. */
  row: number;
  name: string;
  vat_number: string;
  company_type: string;
  city: string;
  email: string;
  phone: string;
}

type Field = Exclude<keyof CsvRow, 'row'>;

const MAX_ROWS = 10_000;

const HEADINGS: Record<string, Field> = {
  name: 'name',
  nazwa: 'name',
  'nazwa firmy': 'name',
  firma: 'name',
  vat_number: 'vat_number',
  nip: 'vat_number',
  company_type: 'company_type',
  forma: 'company_type',
  'forma prawna': 'company_type',
  city: 'city',
  miejscowość: 'city',
  miasto: 'city',
  email: 'email',
  'e-mail': 'email',
  'adres e-mail': 'email',
  phone: 'phone',
  telefon: 'phone',
};

const COMPANY_TYPES: Record<CompanyType, string[]> = {
  jdg: ['jdg', 'jednoosobowa działalność gospodarcza', 'działalność gospodarcza'],
  sc: ['sc', 's.c.', 'spółka cywilna'],
  sj: ['sj', 'sp. j.', 'spółka jawna'],
  sp: ['sp', 'sp. p.', 'spółka partnerska'],
  sk: ['sk', 'sp. k.', 'spółka komandytowa'],
  ska: ['ska', 's.k.a.', 'spółka komandytowo-akcyjna'],
  zoo: ['zoo', 'sp. z o.o.', 'sp. z o. o.', 'spółka z o.o.', 'spółka z ograniczoną odpowiedzialnością'],
  psa: ['psa', 'p.s.a.', 'prosta spółka akcyjna'],
  sa: ['sa', 's.a.', 'spółka akcyjna'],
  foundation: ['foundation', 'fundacja'],
  association: ['association', 'stowarzyszenie'],
  community: ['community', 'wspólnota', 'wspólnota mieszkaniowa'],
  farmer: ['farmer', 'rolnik'],
  other: ['other', 'inna'],
};
const typeByLabel = new Map(
  Object.entries(COMPANY_TYPES).flatMap(([type, labels]) => labels.map((label) => [label, type as CompanyType])),
);

/** The legal form that a file means, by its key or by the way Poles write it. */
export const companyTypeOf = (label: string): CompanyType | undefined => typeByLabel.get(label.trim().toLowerCase());

/** Splits the file into rows. A file that cannot be used at all is a 422 that names what is wrong with its headings. */
export function readCompaniesCsv(text: string): CsvRow[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: false,
    delimitersToGuess: [';', ',', '\t'],
  });
  const [headings = [], ...lines] = data;
  const fields = headings.map((heading) => HEADINGS[heading.trim().toLowerCase()]);
  const mistakes = headingMistakes(headings, fields);
  const rows = lines
    .map((cells, index) => toRow(cells, fields, index + 2))
    .filter((row) => Object.entries(row).some(([field, value]) => field !== 'row' && value !== ''));
  if (mistakes.length === 0 && rows.length === 0) mistakes.push({ pointer: '/rows', code: 'none' });
  if (rows.length > MAX_ROWS) mistakes.push({ pointer: '/rows', code: 'too_many', values: { max: MAX_ROWS } });
  if (mistakes.length > 0) throw invalid(...mistakes);
  return rows;
}

function headingMistakes(headings: string[], fields: (Field | undefined)[]): Mistake[] {
  const missing = (['name', 'vat_number', 'company_type'] as const).filter((field) => !fields.includes(field));
  const unknown = headings.filter((heading, index) => !fields[index] && heading.trim() !== '');
  return [
    ...missing.map((column) => ({ pointer: '/headings', code: 'missing', values: { column } })),
    ...unknown.map((column) => ({ pointer: '/headings', code: 'unknown', values: { column: column.slice(0, 60) } })),
  ];
}

function toRow(cells: string[], fields: (Field | undefined)[], row: number): CsvRow {
  const empty: CsvRow = { row, name: '', vat_number: '', company_type: '', city: '', email: '', phone: '' };
  return fields.reduce(
    (filled, field, index) => (field ? { ...filled, [field]: (cells[index] ?? '').trim() } : filled),
    empty,
  );
}
