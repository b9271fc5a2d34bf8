import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CompaniesTable } from '../database/tables.ts';
import type { TestApp } from './test-app.ts';

type Values = Partial<Insertable<CompaniesTable>>;

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A NIP of nobody for each number. */
export function nipOf(number: number): string {
  // Of two neighbours at most one has a check digit of 10.
  for (let digits = number * 2; ; digits += 1) {
    const text = `000${String(digits).padStart(6, '0')}`;
    const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0) % 11;
    if (sum < 10) return `${text}${sum}`;
  }
}

/** Kinds of companies whose months differ. */
const PROFILES: Values[] = [
  { company_type: 'jdg', taxation_form: 'scale', zus_scheme: 'full' },
  { company_type: 'jdg', taxation_form: 'lump_sum', books_form: 'revenue_register', income_period: 'quarterly' },
  { company_type: 'zoo', taxation_form: 'cit9', books_form: 'full', has_employees: true, ppk: true },
  { company_type: 'jdg', taxation_form: 'linear', vat_status: 'exempt', vat_period: null, zus_scheme: 'start_relief' },
  { company_type: 'sc', taxation_form: 'scale', vat_period: 'quarterly', vat_eu: true, has_employees: true },
  {
    company_type: 'association',
    taxation_form: 'exempt',
    books_form: 'simplified_ngo',
    vat_status: 'unregistered',
    vat_period: null,
  },
  { lifecycle: 'suspended' },
  { lifecycle: 'onboarding' },
  { lifecycle: 'notice', contract_to: '2026-01-31' },
];

/** So many companies of all kinds in turn, numbered after those that are there. */
export async function addCompanies(
  { db }: Pick<TestApp, 'db'>,
  count: number,
  more: Values = {},
  after = 0,
): Promise<string[]> {
  const companies = Array.from({ length: count }, (_, index) => ({
    ...blank,
    ...PROFILES[index % PROFILES.length],
    id: uuid(),
    name: `Firma ${after + index + 1}`,
    vat_number: nipOf(1_000 + after + index),
    ...more,
  }));
  for (let start = 0; start < count; start += 500)
    await db
      .insertInto('companies')
      .values(companies.slice(start, start + 500))
      .execute();
  return companies.map(({ id }) => id);
}

const blank = {
  company_type: 'jdg',
  taxation_form: 'scale',
  books_form: 'kpir',
  income_period: 'monthly',
  vat_status: 'active',
  vat_period: 'monthly',
  vat_eu: false,
  zus_scheme: 'not_applicable',
  has_employees: false,
  ppk: false,
  lifecycle: 'active',
  contract_to: null,
  created_at: undefined,
  updated_at: undefined,
} as const;
