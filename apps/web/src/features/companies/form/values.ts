import type { components } from '@biuro/contract';
import { durationText, minutesOf } from '#ui/text/duration.ts';
import { applicable } from '../profile-rules.ts';
import type { Company } from '../terms.ts';
import { type OwnerValues, ownerOf, ownerValues } from './beneficial-owner-values.ts';
import { type PartnerValues, partnerOf, partnerValues } from './partner-values.ts';

type Update = components['schemas']['CompanyUpdate'];

type Flags = 'vat_eu' | 'has_employees' | 'ppk' | 'pfron';
type Lists = 'lump_rates' | 'bank_accounts';
type Own = 'version' | 'partners' | 'beneficial_owners';

/** What the form holds: texts, empty where there is nothing, boxes, lists of texts, and the version that they were made from. */
export type CompanyValues = { [Key in Exclude<keyof Update, Own | Flags | Lists>]-?: string } & {
  [Key in Flags]: boolean;
} & { [Key in Lists]: string[] } & {
  partners: PartnerValues[];
  beneficial_owners: OwnerValues[];
  version: number;
};

const texts = {
  name: '',
  short_name: '',
  company_type: '',
  vat_number: '',
  regon: '',
  krs: '',
  pesel: '',
  lifecycle: '',
  owner_id: '',
  payroll_owner_id: '',
  reviewer_id: '',
  time_budget_minutes: '',
  street: '',
  building: '',
  flat: '',
  postal_code: '',
  city: '',
  country: 'PL',
  email: '',
  phone: '',
  tax_office_code: '',
  taxation_form: '',
  books_form: '',
  income_period: '',
  vat_status: '',
  vat_period: '',
  zus_scheme: '',
  zus_scheme_until: '',
  zus_deadline_own: '',
  zus_account: '',
  docs_due_day: '',
  doc_channel: '',
  contract_from: '',
  contract_to: '',
  notice_period: '',
  aml_risk: '',
  aml_review_at: '',
  pep: '',
  pep_note: '',
  rodo_agreement_at: '',
  notes: '',
};

/** `ownerId` is who looks after the company unless the person chooses otherwise. */
export function newValues(ownerId: string): CompanyValues {
  const flags = { vat_eu: false, has_employees: false, ppk: false, pfron: false };
  return {
    ...texts,
    ...flags,
    lifecycle: 'onboarding',
    owner_id: ownerId,
    lump_rates: [],
    bank_accounts: [''],
    partners: [],
    beneficial_owners: [],
    version: 0,
  };
}

/** The PESEL stays empty: what is known of it is masked, and an empty field leaves it as it is. */
export function valuesOf({ owner, payroll_owner, office, ...company }: Company): CompanyValues {
  const known: Record<string, unknown> = { ...company, ...office };
  const textOf = (key: string) => {
    const value = known[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const { vat_eu, has_employees, ppk, pfron, version } = company;
  return {
    // Every key of `texts` comes back with a text of its own.
    ...(Object.fromEntries(Object.keys(texts).map((key) => [key, textOf(key)])) as typeof texts),
    pesel: '',
    owner_id: owner?.id ?? '',
    payroll_owner_id: payroll_owner?.id ?? '',
    reviewer_id: office?.reviewer?.id ?? '',
    time_budget_minutes: office?.time_budget_minutes ? durationText(office.time_budget_minutes) : '',
    vat_eu,
    has_employees,
    ppk,
    pfron,
    lump_rates: company.lump_rates.map(String),
    bank_accounts: company.bank_accounts.length > 0 ? company.bank_accounts : [''],
    pep: office?.pep === null || office?.pep === undefined ? '' : String(office.pep),
    partners: (office?.partners ?? []).map(partnerValues),
    beneficial_owners: (office?.beneficial_owners ?? []).map(ownerValues),
    version,
  };
}

/** Without these there is no company, so the server asks for them by name. */
const needed = ['name', 'company_type', 'vat_number', 'country'] as const;
/** Left empty they follow from the legal form, or stay as they are. */
const derived = ['taxation_form', 'books_form', 'income_period', 'vat_status', 'zus_scheme', 'doc_channel'] as const;
const optional = [
  'short_name',
  'regon',
  'owner_id',
  'payroll_owner_id',
  'reviewer_id',
  'street',
  'building',
  'flat',
  'postal_code',
  'city',
  'email',
  'phone',
  'tax_office_code',
  'zus_account',
  'contract_from',
  'contract_to',
  'notice_period',
  'aml_risk',
  'aml_review_at',
  'pep_note',
  'rodo_agreement_at',
  'notes',
] as const;

/** The company as the calls take it. What does not apply to it is taken away. */
export function companyOf(values: CompanyValues): Omit<Update, 'version'> {
  const asks = applicable(values);
  const { vat_eu, has_employees, ppk, pfron, docs_due_day, time_budget_minutes: budget, pesel } = values;
  const body = {
    ...filled(values, needed),
    ...filled(values, derived),
    ...Object.fromEntries(optional.map((key) => [key, values[key].trim() || null])),
    ...(asks.pesel && pesel.trim() && { pesel }),
    ...(docs_due_day.trim() && { docs_due_day: Number(docs_due_day) }),
    time_budget_minutes: budget.trim() ? (minutesOf(budget) ?? budget) : null,
    zus_deadline_own: values.zus_deadline_own ? Number(values.zus_deadline_own) : null,
    krs: asks.krs ? values.krs || null : null,
    ...(!asks.zusScheme && { zus_scheme: 'not_applicable' }),
    ...(values.taxation_form !== '' && asks.incomePeriods.length === 0 && { income_period: 'none' }),
    zus_scheme_until: asks.zusUntil ? values.zus_scheme_until || null : null,
    lump_rates: asks.lumpRates ? values.lump_rates.map(Number) : [],
    ...vatPeriod(values, asks.vatPeriod),
    vat_eu,
    has_employees,
    ppk: asks.payroll && ppk,
    pfron: asks.payroll && pfron,
    bank_accounts: values.bank_accounts.filter((account) => account.trim() !== ''),
    pep: values.pep === '' ? null : values.pep === 'true',
    beneficial_owners: values.beneficial_owners.map(ownerOf),
    partners: asks.partners ? values.partners.map(partnerOf) : [],
  };
  // The server is the validator: it alone says whether these texts make a company.
  return body as Omit<Update, 'version'>;
}

/** A new company also says at which stage it begins. */
export function newCompanyOf(values: CompanyValues): components['schemas']['NewCompany'] {
  return { ...companyOf(values), ...filled(values, ['lifecycle']) };
}

function vatPeriod({ vat_status, vat_period }: CompanyValues, asked: boolean) {
  if (asked) return vat_period ? { vat_period } : {};
  return vat_status === '' ? {} : { vat_period: null };
}

function filled<Key extends keyof typeof texts>(values: CompanyValues, keys: readonly Key[]) {
  return Object.fromEntries(keys.filter((key) => values[key].trim() !== '').map((key) => [key, values[key]]));
}
