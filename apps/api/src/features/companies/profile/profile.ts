import type { components } from '@biuro/contract';
import { USUAL_SETTINGS } from '#platform/tenants/office-settings.ts';
import type { Stored } from '../company.ts';

type Schemas = components['schemas'];
export type CompanyType = Schemas['CompanyType'];
export type TaxationForm = Schemas['TaxationForm'];

/** What the office edits about a company. PESEL, people and lifecycle are changed separately. */
export type Profile = { [Field in ProfileField]: Exclude<Written[Field], undefined> };
type ProfileField = Exclude<keyof Written, 'pesel' | 'lifecycle' | 'partners' | 'beneficial_owners'>;

/** As it is written: missing values follow from the others. */
export type Written = Omit<Schemas['NewCompany'], 'lump_rates'> & { lump_rates?: number[] };

const CIT_PAYERS: ReadonlySet<CompanyType> = new Set(['zoo', 'psa', 'sa', 'sk', 'ska']);
/** Usually exempt from income tax, or not a business. */
const EXEMPT: ReadonlySet<CompanyType> = new Set(['foundation', 'association', 'community', 'farmer']);
const ENTREPRENEURS: ReadonlySet<CompanyType> = new Set(['jdg', 'sc', 'sj', 'sp']);

/** Legal forms that are registered in the KRS. */
export const inCourtRegister = (type: CompanyType) => !OUTSIDE_COURT_REGISTER.has(type);
const OUTSIDE_COURT_REGISTER: ReadonlySet<CompanyType> = new Set(['jdg', 'sc', 'community', 'farmer']);

/** A new company: the written values, and the defaults of its legal form and of the office. */
export function newProfile(written: Written, settings = USUAL_SETTINGS): Profile {
  const { company_type: type } = written;
  const taxation_form = written.taxation_form ?? usualTaxation(type);
  const usual: Profile = {
    ...EMPTY,
    docs_due_day: settings.docs_due_day,
    name: written.name,
    company_type: type,
    vat_number: written.vat_number,
    taxation_form,
    books_form: usualBooks(type, taxation_form),
    income_period: taxation_form === 'exempt' || taxation_form === 'estonian_cit' ? 'none' : 'monthly',
    vat_status: EXEMPT.has(type) ? (type === 'farmer' ? 'exempt' : 'unregistered') : 'active',
    zus_scheme: ENTREPRENEURS.has(type) ? 'full' : 'not_applicable',
  };
  return completed(usual, written);
}

/** Missing values stay as they are. */
export function changedProfile({ owner, payroll_owner, office, ...before }: Stored, written: Written): Profile {
  const { reviewer, checklist: _checklist, ...ofOffice } = office;
  const people = {
    owner_id: owner?.id ?? null,
    payroll_owner_id: payroll_owner?.id ?? null,
    reviewer_id: reviewer?.id ?? null,
  };
  return completed(only({ ...before, ...people, ...ofOffice }), written);
}

/** Clears values that only make sense beside another one. */
function completed(before: Profile, written: Written): Profile {
  const profile: Profile = { ...before, ...only(written) };
  const { company_type, taxation_form, vat_status, zus_scheme } = profile;
  if (written.vat_period === undefined)
    profile.vat_period = vat_status === 'active' ? (before.vat_period ?? 'monthly') : null;
  if (written.lump_rates === undefined && taxation_form !== 'lump_sum') profile.lump_rates = [];
  if (written.krs === undefined && !inCourtRegister(company_type)) profile.krs = null;
  if (written.zus_scheme_until === undefined && zus_scheme === 'not_applicable') profile.zus_scheme_until = null;
  return profile;
}

function usualTaxation(type: CompanyType): TaxationForm {
  if (CIT_PAYERS.has(type)) return 'cit9';
  return EXEMPT.has(type) ? 'exempt' : 'scale';
}

function usualBooks(type: CompanyType, taxation: TaxationForm): Profile['books_form'] {
  if (CIT_PAYERS.has(type) || ['cit9', 'cit19', 'estonian_cit'].includes(taxation)) return 'full';
  if (taxation === 'lump_sum') return 'revenue_register';
  if (taxation === 'tax_card' || type === 'farmer') return 'none';
  return EXEMPT.has(type) ? 'full' : 'kpir';
}

const EMPTY = {
  short_name: null,
  regon: null,
  krs: null,
  owner_id: null,
  payroll_owner_id: null,
  reviewer_id: null,
  time_budget_minutes: null,
  street: null,
  building: null,
  flat: null,
  postal_code: null,
  city: null,
  country: 'PL',
  email: null,
  phone: null,
  tax_office_code: null,
  lump_rates: [],
  vat_eu: false,
  vat_period: null,
  zus_scheme_until: null,
  zus_deadline_own: null,
  has_employees: false,
  ppk: false,
  pfron: false,
  bank_accounts: [],
  zus_account: null,
  doc_channel: 'portal',
  contract_from: null,
  contract_to: null,
  notice_period: null,
  aml_risk: null,
  aml_review_at: null,
  pep: null,
  pep_note: null,
  rodo_agreement_at: null,
  notes: null,
} satisfies Partial<Profile>;

const DECIDED = [
  'docs_due_day',
  'name',
  'company_type',
  'vat_number',
  'taxation_form',
  'books_form',
  'income_period',
  'vat_status',
  'zus_scheme',
];
/** The names of the fields of a profile. */
export const profileFields: ReadonlySet<string> = new Set([...Object.keys(EMPTY), ...DECIDED]);

/** The fields of a profile, without others. */
function only<T extends object>(values: T): Pick<T, keyof T & ProfileField> {
  const fields = Object.entries(values).filter(([field, value]) => profileFields.has(field) && value !== undefined);
  // Every key is one of a profile.
  return Object.fromEntries(fields.map(([field, value]) => [field, tidy(field, value)])) as Pick<
    T,
    keyof T & ProfileField
  >;
}

/** Trimmed; blank text is null. */
function tidy(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' && field !== 'name' && field !== 'vat_number' ? null : text;
}
