import type { components } from '@biuro/contract';
import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import type { Insertable } from 'kysely';
import type { CompaniesTable } from '#platform/database/tables/companies.ts';
import { choose, seededRandom } from '../history/seeded-random.ts';

type CompanyType = components['schemas']['CompanyType'];
type Profile = Partial<Omit<Insertable<CompaniesTable>, 'id' | 'name' | 'company_type' | 'vat_number'>>;

const CAPITAL = new Set<CompanyType>(['zoo', 'psa', 'sa', 'sk', 'ska']);
const SOCIAL = new Set<CompanyType>(['foundation', 'association', 'community']);

/** A plausible tax profile: forms and periods vary, so that a month has each kind of liability. */
export function profileOf(name: string, company_type: CompanyType, vatNumber: string): Profile {
  const has_employees = seededRandom(name, 'employees') < 0.45;
  return {
    ...taxes(name, company_type),
    ...vat(name, company_type),
    ...addressOf(name),
    regon: regonOf(name),
    krs:
      CAPITAL.has(company_type) || (SOCIAL.has(company_type) && company_type !== 'community')
        ? `0000${digits(6, name, 'krs')}`
        : null,
    has_employees,
    ppk: has_employees && seededRandom(name, 'ppk') < 0.3,
    pfron: false,
    zus_account: account(`60000002026${digits(3, name, 'nrs')}${vatNumber}`),
    bank_accounts: [account(`10901014${digits(16, name, 'bank')}`)],
    docs_due_day: choose([5, 7, 7, 7, 8, 10], name, 'day'),
    doc_channel: choose(['portal', 'portal', 'ksef', 'email', 'mixed', 'paper'], name, 'channel'),
    contract_from: `${2018 + Math.floor(seededRandom(name, 'since') * 6)}-0${1 + Math.floor(seededRandom(name, 'month') * 9)}-01`,
    notice_period: 'jeden miesiąc',
    aml_risk: choose(['low', 'standard', 'standard', 'standard', 'raised'], name, 'aml'),
    rodo_agreement_at: '2024-01-15',
  };
}

/** The onboarding checklist, completed. */
export const TAKEN_ON: string = JSON.stringify(
  Object.fromEntries(
    ['contract', 'data_processing', 'aml', 'upl1', 'zus_pel', 'ksef', 'tax_accounts', 'contacts'].map((item) => [
      item,
      { state: 'done', reason: null, at: '2024-01-15T10:00:00.000Z', by: 'Anna Kowalska' },
    ]),
  ),
);

function taxes(name: string, type: CompanyType): Profile {
  if (CAPITAL.has(type)) {
    const taxation_form = choose(['cit9', 'cit9', 'cit19', 'estonian_cit'] as const, name, 'tax');
    return { taxation_form, books_form: 'full', income_period: 'monthly', zus_scheme: 'not_applicable' };
  }
  if (SOCIAL.has(type))
    return { taxation_form: 'exempt', books_form: 'full', income_period: 'none', zus_scheme: 'not_applicable' };
  const taxation_form = choose(['scale', 'linear', 'linear', 'lump_sum'] as const, name, 'tax');
  return {
    taxation_form,
    lump_rates: taxation_form === 'lump_sum' ? choose([[8.5], [5.5], [3, 8.5]], name, 'rates') : [],
    books_form: taxation_form === 'lump_sum' ? 'revenue_register' : 'kpir',
    income_period: choose(['monthly', 'monthly', 'quarterly'] as const, name, 'income'),
    zus_scheme: choose(['full', 'full', 'small_plus', 'preferential'] as const, name, 'zus'),
  };
}

function vat(name: string, type: CompanyType): Profile {
  if (SOCIAL.has(type) || seededRandom(name, 'exempt') < 0.12) return { vat_status: 'exempt', vat_period: null };
  const vat_period = seededRandom(name, 'quarter') < 0.2 ? 'quarterly' : 'monthly';
  return { vat_status: 'active', vat_period, vat_eu: seededRandom(name, 'eu') < 0.25 };
}

const STREETS = [
  'Akacjowa',
  'Brzozowa',
  'Długa',
  'Główna',
  'Jasna',
  'Klonowa',
  'Lipowa',
  'Polna',
  'Słoneczna',
  'Źródlana',
] as const;

const addressOf = (name: string): Profile => ({
  street: choose(STREETS, name, 'street'),
  building: String(1 + Math.floor(seededRandom(name, 'building') * 80)),
  flat: seededRandom(name, 'flat') < 0.3 ? String(1 + Math.floor(seededRandom(name, 'which') * 30)) : null,
  postal_code: `0${1 + Math.floor(seededRandom(name, 'code') * 8)}-${digits(3, name, 'postal')}`,
});

const REGON_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];

function regonOf(name: string): string {
  const body = digits(8, name, 'regon');
  const sum = REGON_WEIGHTS.reduce((all, weight, index) => all + weight * Number(body[index]), 0);
  return `${body}${(sum % 11) % 10}`;
}

const account = (body: string) => `${nrbCheckDigits(body)}${body}`;

const digits = (count: number, ...words: string[]): string =>
  Array.from({ length: count }, (_, index) => Math.floor(seededRandom(...words, index) * 10)).join('');
