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
export function profileOf(name: string, company_type: CompanyType, vatNumber: string, city = 'Warszawa'): Profile {
  const has_employees = seededRandom(name, 'employees') < 0.45;
  return {
    ...taxes(name, company_type),
    ...vat(name, company_type),
    ...addressOf(name, city),
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
    const income_period = taxation_form === 'estonian_cit' ? 'none' : 'monthly';
    return { taxation_form, books_form: 'full', income_period, zus_scheme: 'not_applicable' };
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

/** Towns with one postal code, and with many: then its beginning. */
const POSTAL_CODES: Partial<Record<string, string>> = {
  Warszawa: '02-6',
  Legionowo: '05-120',
  Pruszków: '05-800',
  Piaseczno: '05-500',
  Grójec: '05-600',
  Bolesławiec: '59-700',
  Otwock: '05-400',
  'Mińsk Mazowiecki': '05-300',
  Łódź: '90-0',
  Radom: '26-6',
  'Góra Kalwaria': '05-530',
  Wołomin: '05-200',
  Milanówek: '05-822',
  Józefów: '05-420',
  Siedlce: '08-110',
  Błonie: '05-870',
  Płock: '09-4',
  'Konstancin-Jeziorna': '05-510',
  Żyrardów: '96-300',
  Hajnówka: '17-200',
  Sochaczew: '96-500',
  Ząbki: '05-091',
  'Nowy Dwór Mazowiecki': '05-100',
  Wyszków: '07-200',
  Kutno: '99-300',
  Marki: '05-270',
  Kraków: '30-0',
  Wrocław: '50-1',
  Poznań: '60-1',
  Gdańsk: '80-1',
  Szczecin: '70-2',
  Lublin: '20-0',
  Białystok: '15-1',
  Rzeszów: '35-0',
  Toruń: '87-1',
  Kielce: '25-0',
};

const addressOf = (name: string, city: string): Profile => ({
  street: choose(STREETS, name, 'street'),
  building: String(1 + Math.floor(seededRandom(name, 'building') * 80)),
  flat: seededRandom(name, 'flat') < 0.3 ? String(1 + Math.floor(seededRandom(name, 'which') * 30)) : null,
  postal_code: postalCodeOf(name, city),
});

function postalCodeOf(name: string, city: string): string | null {
  const code = POSTAL_CODES[city];
  return code === undefined ? null : code.padEnd(6, digits(2, name, 'postal'));
}

const REGON_WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];

function regonOf(name: string): string {
  const body = digits(8, name, 'regon');
  const sum = REGON_WEIGHTS.reduce((all, weight, index) => all + weight * Number(body[index]), 0);
  return `${body}${(sum % 11) % 10}`;
}

const account = (body: string) => `${nrbCheckDigits(body)}${body}`;

const digits = (count: number, ...words: string[]): string =>
  Array.from({ length: count }, (_, index) => Math.floor(seededRandom(...words, index) * 10)).join('');
