import { nipsFrom } from '@biuro/testing/nips.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CompaniesTable } from '#platform/database/tables/companies.ts';
import type { TestApp } from '../server/test-app.ts';

type Values = Partial<Insertable<CompaniesTable>>;

/** Profiles of companies with different liabilities. */
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

/** Adds companies with these profiles in turn; `after`: number of existing ones. */
export async function addCompanies(
  { db }: Pick<TestApp, 'db'>,
  count: number,
  more: Values = {},
  after = 0,
): Promise<string[]> {
  // Twice as many numbers, because not every number has a check digit.
  const nips = nipsFrom(2_000 + 2 * after, count);
  const companies = nips.map((vat_number, index) => ({
    ...blank,
    ...PROFILES[index % PROFILES.length],
    id: uuid(),
    name: `Firma ${after + index + 1}`,
    vat_number,
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
