import { utcDay } from '@biuro/core/lib/date.ts';
import { v7 as uuid } from 'uuid';
import { readNip } from '#platform/formats/nip.ts';
import { schemaOfComponent } from '#platform/http/contract/contract.ts';
import { createValidator } from '#platform/http/contract/validator-compiler.ts';
import type { Mistake } from '#platform/http/problem.ts';
import { checkProfile } from '../check-profile.ts';
import { newProfile, type Written } from '../profile/profile.ts';
import type { NewCompany } from '../queries.ts';
import type { Column, WrittenRow } from './columns.ts';
import { codeOf, isCoded, TRUTHS, truthOf } from './words.ts';

/** A row of the file with its company, or with its mistakes. */
export interface Candidate extends WrittenRow {
  name: string;
  vatNumber: string;
  company: NewCompany | undefined;
  mistakes: Mistake[];
}

/** Users of the office by e-mail address and name, in lower case. */
export type Office = Map<string, string>;

/** A row is validated like the body of `createCompany`. */
const mistakesOf = createValidator(schemaOfComponent('NewCompany'));

export function toCandidate({ row, cells }: WrittenRow, office: Office): Candidate {
  const read = Object.entries(cells).map(([column, cell]) => readCell(column as Column, cell, office));
  const values = Object.fromEntries(read.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value]])));
  const wrong = read.flatMap(({ mistake }) => mistake ?? []);
  const mistakes = [...wrong, ...mistakesOf({ name: '', vat_number: '', company_type: '', ...values })];
  const name = textOf(values.name);
  const vatNumber = textOf(values.vat_number);
  const candidate = { row, cells, name, vatNumber: readNip(vatNumber, '').digits ?? vatNumber };
  const written = soundOf(values, mistakes);
  if (!written) return { ...candidate, company: undefined, mistakes: withoutRepeats(mistakes) };
  const { profile, mistakes: more } = checkProfile(newProfile(written));
  const all = withoutRepeats([...mistakes, ...more]);
  const company = { ...profile, id: uuid(), lifecycle: written.lifecycle ?? 'active' };
  return { ...candidate, company: all.length === 0 ? company : undefined, mistakes: all };
}

/** The valid values, so that the rest can be checked too; undefined without a legal form, on which everything else depends. */
function soundOf(values: Record<string, unknown>, mistakes: Mistake[]): Written | undefined {
  const wrong = new Set(mistakes.map(({ pointer }) => pointer.split('/')[1]));
  if (wrong.has('company_type')) return undefined;
  const sound = Object.entries(values).filter(([field]) => !wrong.has(field));
  // The rest is valid, and required fields are there, if only empty.
  return { name: '', vat_number: '', ...Object.fromEntries(sound) } as Written;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** One mistake per cell. */
const withoutRepeats = (mistakes: Mistake[]) =>
  mistakes.filter(({ pointer }, index) => mistakes.findIndex((one) => one.pointer === pointer) === index);

/** The mistake of a word that is not in the list of its column; the list is named when it is worded. */
export const UNKNOWN_WORD = 'unknown_word';

interface ReadCell {
  field: string;
  value?: unknown;
  mistake?: Mistake;
}

/** Numbers whose leading zeros a spreadsheet drops. */
const LENGTHS: Partial<Record<Column, number>> = { regon: 9, postal_code: 5, tax_office_code: 4 };

function readCell(column: Column, cell: string | number | boolean | Date, office: Office): ReadCell {
  const text = textOfCell(cell);
  if (isCoded(column)) {
    const value = codeOf(column, text);
    const unknown = { pointer: `/${column}`, code: UNKNOWN_WORD, values: { value: text.slice(0, 60) } };
    return value === undefined ? { field: column, mistake: unknown } : { field: column, value };
  }
  if (TRUTHS.includes(column)) {
    const value = truthOf(cell);
    return value === undefined ? { field: column, mistake: wrong(column, 'yes_or_no') } : { field: column, value };
  }
  switch (column) {
    case 'owner':
    case 'payroll_owner':
    case 'reviewer': {
      const id = office.get(text.toLowerCase());
      return id ? { field: `${column}_id`, value: id } : { field: column, mistake: wrong(`${column}_id`, 'unknown') };
    }
    case 'lump_rates':
      return {
        field: column,
        value: parts(text, /[;/|\s]+/).map((rate) => Number(rate.replace('%', '').replace(',', '.'))),
      };
    case 'bank_accounts':
      return { field: column, value: parts(text, /[;,|\n]+/) };
    case 'docs_due_day':
    case 'zus_deadline_own':
      return { field: column, value: Number(text) };
    case 'time_budget_minutes':
      return { field: column, value: minutesOf(text) };
    case 'contract_from':
      return { field: column, value: text.replace(/^(\d\d?)[.-](\d\d?)[.-](\d{4})$/, toIsoDate) };
    default:
      return { field: column, value: typeof cell === 'number' ? text.padStart(LENGTHS[column] ?? 0, '0') : text };
  }
}

export const textOfCell = (cell: string | number | boolean | Date): string =>
  cell instanceof Date ? utcDay(cell) : String(cell);

const wrong = (field: string, code: string): Mistake => ({ pointer: `/${field}`, code });

const parts = (text: string, between: RegExp) =>
  [...new Set(text.split(between).map((part) => part.trim()))].filter(Boolean);

/** `210`, `3:30` or `3 h`. */
function minutesOf(text: string): number {
  const [, hours, minutes = '0'] = /^(\d+)(?::(\d\d))?\s*(?:h|godz\.?)?$/i.exec(text.trim()) ?? [];
  const timed = /[:hg]/i.test(text);
  return timed ? Number(hours) * 60 + Number(minutes) : Number(text);
}

const toIsoDate = (_: string, day = '', month = '', year = '') =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
