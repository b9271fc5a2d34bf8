import type { components } from '@biuro/contract';
import { invalid } from '#platform/http/problem.ts';
import type { Cell, Line } from './file.ts';

/** Columns of the file, by the headings that people and programs use. */
const HEADINGS = {
  name: ['nazwa', 'nazwa firmy', 'firma', 'company', 'pełna nazwa'],
  short_name: ['nazwa skrócona', 'skrót', 'short name'],
  vat_number: ['nip', 'numer nip'],
  company_type: ['forma', 'forma prawna', 'legal form'],
  regon: ['numer regon'],
  krs: ['numer krs'],
  street: ['ulica'],
  building: ['nr domu', 'numer domu', 'nr budynku', 'building'],
  flat: ['nr lokalu', 'numer lokalu', 'lokal'],
  postal_code: ['kod', 'kod pocztowy', 'postal code'],
  city: ['miejscowość', 'miasto', 'town'],
  email: ['e-mail', 'adres e-mail', 'mail'],
  phone: ['telefon', 'nr telefonu', 'telephone'],
  tax_office_code: ['kod urzędu skarbowego', 'urząd skarbowy', 'us', 'tax office'],
  taxation_form: ['forma opodatkowania', 'opodatkowanie', 'taxation'],
  lump_rates: ['stawki ryczałtu', 'stawka ryczałtu', 'lump-sum rates'],
  books_form: ['forma księgowości', 'księgowość', 'books'],
  income_period: ['zaliczki na podatek', 'zaliczki', 'income tax advances'],
  vat_status: ['status vat', 'vat status', 'vat'],
  vat_eu: ['vat-ue', 'vat ue', 'vat-eu'],
  vat_period: ['okres vat', 'okres rozliczeniowy vat', 'vat period'],
  zus_scheme: ['schemat zus', 'zus', 'zus scheme'],
  has_employees: ['zatrudnia pracowników', 'pracownicy', 'employees'],
  ppk: [],
  pfron: [],
  bank_accounts: ['rachunki bankowe', 'rachunek bankowy', 'konto bankowe', 'nr konta', 'bank accounts'],
  zus_account: ['numer rachunku składkowego', 'rachunek składkowy', 'nrs', 'zus account'],
  owner: ['opiekun', 'opiekun księgowy', 'e-mail opiekuna', 'księgowy', 'looked after by'],
  payroll_owner: ['opiekun kadrowy', 'e-mail opiekuna kadrowego', 'kadrowy', 'payroll'],
  reviewer: ['sprawdzający', 'e-mail sprawdzającego', 'checked by'],
  time_budget_minutes: ['budżet czasu', 'budżet czasu (min)', 'time budget', 'time budget (min)'],
  zus_deadline_own: ['termin zus', 'dzień zus', 'zus day'],
  docs_due_day: ['termin dokumentów', 'termin dostarczenia dokumentów', 'documents due'],
  doc_channel: ['sposób dostarczania', 'documents by'],
  lifecycle: ['status', 'status klienta'],
  contract_from: ['umowa od', 'data umowy', 'contract from'],
  notes: ['uwagi'],
} satisfies Record<components['schemas']['ImportColumn'], string[]>;

export type Column = keyof typeof HEADINGS;

/** Computed columns of other programs, which an import skips. */
const IGNORED = [
  'status księgowy',
  'accounting',
  'zadania',
  'tasks',
  'dokumenty',
  'documents',
  'dodano',
  'added',
  'created_at',
];

const REQUIRED = { name: 'Nazwa firmy', vat_number: 'NIP', company_type: 'Forma prawna' } satisfies Partial<
  Record<Column, string>
>;

const folded = (heading: string) =>
  heading
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

const columnByHeading = new Map<string, Column | 'ignored'>([
  ...IGNORED.map((heading) => [heading, 'ignored'] as const),
  ...Object.entries(HEADINGS).flatMap(([column, headings]) =>
    // The keys of the table above.
    [column, ...headings].map((heading) => [heading, column as Column] as const),
  ),
]);

export interface WrittenRow {
  row: number;
  cells: Partial<Record<Column, Exclude<Cell, null>>>;
}

/** A column of the file with its heading there. */
export interface FileColumn {
  key: Column;
  heading: string;
}

/** The rows by column. A file that cannot be used at all is a 422 about its headings. */
export function readRows([head, ...lines]: Line[]): { columns: FileColumn[]; rows: WrittenRow[] } {
  const headings = (head?.cells ?? []).map((cell) => String(cell ?? ''));
  const columns = headings.map((heading) => columnByHeading.get(folded(heading)));
  const mistakes = [
    ...Object.entries(REQUIRED)
      .filter(([column]) => !columns.some((one) => one === column))
      .map(([, heading]) => mistake('missing', heading)),
    ...headings
      .filter((heading, index) => !columns[index] && heading.trim())
      .map((heading) => mistake('unknown', heading)),
    ...headings.filter((_, index) => isRepeated(columns, index)).map((heading) => mistake('repeated', heading)),
  ];
  if (mistakes.length === 0 && lines.length === 0) throw invalid({ pointer: '/rows', code: 'none' });
  if (mistakes.length > 0) throw invalid(...mistakes.slice(0, 20));
  const known = columns.flatMap((key, index) =>
    key && key !== 'ignored' ? [{ key, heading: headings[index]?.trim() ?? '' }] : [],
  );
  return { columns: known, rows: lines.map(({ row, cells }) => ({ row, cells: byColumn(columns, cells) })) };
}

type Correction = components['schemas']['ImportCorrection'];

/** The rows with what is to stand in their cells instead. */
export function correctRows(rows: WrittenRow[], corrections: Correction[]): WrittenRow[] {
  const byRow = Map.groupBy(corrections, ({ row }) => row);
  return rows.map((written) => {
    const cells = { ...written.cells };
    for (const { column, value } of byRow.get(written.row) ?? []) {
      if (value.trim() === '') delete cells[column];
      else cells[column] = value.trim();
    }
    return { ...written, cells };
  });
}

const mistake = (code: string, column: string) => ({
  pointer: '/headings',
  code,
  values: { column: column.slice(0, 60) },
});

const isRepeated = (columns: (Column | 'ignored' | undefined)[], index: number) =>
  columns[index] !== undefined && columns[index] !== 'ignored' && columns.indexOf(columns[index]) < index;

function byColumn(columns: (Column | 'ignored' | undefined)[], cells: Cell[]): WrittenRow['cells'] {
  const filled = cells.flatMap((cell, index) => {
    const column = columns[index];
    return column && column !== 'ignored' && cell !== null && cell !== '' ? [[column, cell] as const] : [];
  });
  return Object.fromEntries(filled);
}
