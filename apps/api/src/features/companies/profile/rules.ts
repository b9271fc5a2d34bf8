import type { Mistake } from '#platform/http/problem.ts';
import { type CompanyType, inCourtRegister, type Profile, type TaxationForm } from './profile.ts';

const PERSONS: TaxationForm[] = ['scale', 'linear', 'lump_sum', 'tax_card', 'exempt'];
const CAPITAL: TaxationForm[] = ['cit9', 'cit19', 'estonian_cit', 'exempt'];
const CIT: TaxationForm[] = ['cit9', 'cit19', 'exempt'];

/**
 * How each legal form may be taxed: natural persons by PIT (also as partners of a company that does not pay CIT),
 * others by CIT.
 *
 * Rule: art. 1 and 28j of the act on CIT, art. 9a of the act on PIT, art. 6 of the act on lump-sum tax, which excludes
 * professional partnerships. A general partnership whose partners are not all reported to the tax office pays CIT.
 */
const TAXATION: Record<CompanyType, readonly TaxationForm[]> = {
  jdg: PERSONS,
  sc: PERSONS,
  sj: ['scale', 'linear', 'lump_sum', 'cit9', 'cit19', 'exempt'],
  sp: ['scale', 'linear', 'exempt'],
  sk: CAPITAL,
  ska: CAPITAL,
  zoo: CAPITAL,
  psa: CAPITAL,
  sa: CAPITAL,
  foundation: CIT,
  association: CIT,
  community: CIT,
  farmer: PERSONS,
  other: [...PERSONS, 'cit9', 'cit19', 'estonian_cit'],
};

const CIT_FORMS: ReadonlySet<TaxationForm> = new Set(['cit9', 'cit19', 'estonian_cit']);
const FULL_BOOKS: ReadonlySet<CompanyType> = new Set(['zoo', 'psa', 'sa', 'sk', 'ska']);
const SIMPLIFIED_BOOKS: ReadonlySet<CompanyType> = new Set(['foundation', 'association', 'other']);
const SIMPLIFIED_ADVANCES: ReadonlySet<TaxationForm> = new Set(['scale', 'linear', 'cit9', 'cit19']);

/** Contradictions in a profile, at most one per field. */
export function mistakesIn(profile: Profile): Mistake[] {
  const { company_type: type, taxation_form, vat_status, vat_period, contract_from, contract_to } = profile;
  const books = booksMistake(profile);
  const checks: [broken: boolean, pointer: string, code: string][] = [
    [profile.name.length < 2, '/name', profile.name === '' ? 'required' : 'too_short'],
    [!TAXATION[type].includes(taxation_form), '/taxation_form', 'not_for_type'],
    [books !== undefined, '/books_form', books ?? ''],
    [profile.lump_rates.length > 0 && taxation_form !== 'lump_sum', '/lump_rates', 'only_lump_sum'],
    [
      profile.income_period === 'simplified' && !SIMPLIFIED_ADVANCES.has(taxation_form),
      '/income_period',
      'not_simplified',
    ],
    [vat_status === 'active' && vat_period === null, '/vat_period', 'required'],
    [vat_status !== 'active' && vat_period !== null, '/vat_period', 'only_active'],
    [profile.zus_scheme === 'not_applicable' && profile.zus_scheme_until !== null, '/zus_scheme_until', 'no_scheme'],
    [profile.krs !== null && !inCourtRegister(type), '/krs', 'not_for_type'],
    [profile.reviewer_id !== null && profile.reviewer_id === profile.owner_id, '/reviewer_id', 'same_person'],
    [contract_from !== null && contract_to !== null && contract_to < contract_from, '/contract_to', 'before_start'],
  ];
  return checks.filter(([broken]) => broken).map(([, pointer, code]) => ({ pointer, code }));
}

/** Rule: art. 2 of the accounting act, art. 24a of the act on PIT, art. 15 of the act on lump-sum tax. */
function booksMistake({ company_type, taxation_form, books_form }: Profile): string | undefined {
  if (FULL_BOOKS.has(company_type)) return books_form === 'full' ? undefined : 'full';
  if (taxation_form === 'lump_sum') return books_form === 'revenue_register' ? undefined : 'revenue_register';
  if (books_form === 'revenue_register') return 'only_lump_sum';
  if (books_form === 'simplified_ngo' && !SIMPLIFIED_BOOKS.has(company_type)) return 'only_ngo';
  if (books_form !== 'kpir') return undefined;
  return CIT_FORMS.has(taxation_form) || !TAXATION[company_type].includes('scale') ? 'not_kpir' : undefined;
}
