import type { components } from '@biuro/contract';
import { Option } from 'commander';
import { pairAfterPair } from '#terminal/lists/query.ts';
import type { Fact } from '#terminal/output/table.ts';
import type { MessageId, Words } from '#terminal/output/words.ts';
import { companyStages, companyTypes } from '#terminal/prompts/choices.ts';

type Schemas = components['schemas'];
export type CompanyValues = Partial<Omit<Schemas['NewCompany'], 'owner_id' | 'payroll_owner_id' | 'reviewer_id'>>;

/** Parts of the card that `companies get` shows. */
export type CardPart = 'company' | 'month' | 'contact' | 'taxes' | 'payroll' | 'accounts' | 'contract';

/** The option of a company's field. */
interface Field {
  flag: `--${string} <${string}>`;
  meaning: MessageId;
  choices?: readonly string[];
  /** Turns what was typed into the value for the API; by default the text itself. */
  read?: (typed: string) => unknown;
  /** Whether the option may be repeated. */
  several?: true;
  /** The part of the company's card that shows the text as it is, after the facts of that part. */
  part?: CardPart;
  /** Its name there, where `meaning` says more. */
  label?: MessageId;
}

/** Only a text can stand on the card as it is. */
type FieldOf<Value> = NonNullable<Value> extends string ? Field : Omit<Field, 'part' | 'label'> & { part?: never };

/** What is entered in the portal only: records of their own, and what a shell would keep in its history. */
type WithoutFlag = 'partners' | 'beneficial_owners' | 'pep' | 'pep_note' | 'pesel';

const orNull = (typed: string) => typed || null;
const numberOrNull = (typed: string) => (typed === '' ? null : Number(typed));
const yesOrNo = { choices: ['yes', 'no'], read: (typed: string) => typed === 'yes' };

const fields = {
  name: { flag: '--name <name>', meaning: 'companies.option.name' },
  vat_number: { flag: '--nip <nip>', meaning: 'companies.option.nip' },
  company_type: { flag: '--type <type>', meaning: 'companies.option.type', choices: companyTypes },
  lifecycle: { flag: '--lifecycle <stage>', meaning: 'companies.option.lifecycle', choices: companyStages },
  short_name: { flag: '--short-name <name>', meaning: 'companies.option.short-name', read: orNull },
  regon: { flag: '--regon <number>', meaning: 'companies.option.regon', read: orNull },
  krs: { flag: '--krs <number>', meaning: 'companies.option.krs', read: orNull },
  street: { flag: '--street <name>', meaning: 'companies.option.street', read: orNull },
  building: { flag: '--building <number>', meaning: 'companies.option.building', read: orNull },
  flat: { flag: '--flat <number>', meaning: 'companies.option.flat', read: orNull },
  postal_code: { flag: '--postal-code <code>', meaning: 'companies.option.postal-code', read: orNull },
  city: { flag: '--city <city>', meaning: 'companies.option.city', read: orNull },
  country: { flag: '--country <code>', meaning: 'companies.option.country' },
  email: {
    flag: '--email <email>',
    meaning: 'companies.option.email',
    read: orNull,
    part: 'contact',
    label: 'companies.email',
  },
  phone: { flag: '--phone <phone>', meaning: 'companies.option.phone', read: orNull, part: 'contact' },
  tax_office_code: { flag: '--tax-office <code>', meaning: 'companies.option.tax-office', read: orNull },
  taxation_form: {
    flag: '--taxation <form>',
    meaning: 'companies.option.taxation',
    choices: ['scale', 'linear', 'lump_sum', 'tax_card', 'cit9', 'cit19', 'estonian_cit', 'exempt'],
  },
  lump_rates: {
    flag: '--lump-rates <rates>',
    meaning: 'companies.option.lump-rates',
    read: (typed) => (typed === '' ? [] : typed.split(';').map((rate) => Number(rate.trim().replace(',', '.')))),
  },
  books_form: {
    flag: '--books <form>',
    meaning: 'companies.option.books',
    choices: ['kpir', 'revenue_register', 'full', 'simplified_ngo', 'none'],
  },
  income_period: {
    flag: '--income-period <period>',
    meaning: 'companies.option.income-period',
    choices: ['monthly', 'quarterly', 'simplified', 'none'],
  },
  vat_status: {
    flag: '--vat-status <status>',
    meaning: 'companies.option.vat-status',
    choices: ['active', 'exempt', 'unregistered'],
  },
  vat_eu: { flag: '--vat-eu <answer>', meaning: 'companies.option.vat-eu', ...yesOrNo },
  vat_period: {
    flag: '--vat-period <period>',
    meaning: 'companies.option.vat-period',
    choices: ['monthly', 'quarterly'],
  },
  zus_scheme: {
    flag: '--zus <scheme>',
    meaning: 'companies.option.zus',
    choices: ['start_relief', 'preferential', 'small_plus', 'full', 'health_only', 'holiday', 'not_applicable'],
  },
  zus_scheme_until: { flag: '--zus-until <date>', meaning: 'companies.option.zus-until', read: orNull },
  zus_deadline_own: { flag: '--zus-day <day>', meaning: 'companies.option.zus-day', read: numberOrNull },
  has_employees: { flag: '--employees <answer>', meaning: 'companies.option.employees', ...yesOrNo },
  ppk: { flag: '--ppk <answer>', meaning: 'companies.option.ppk', ...yesOrNo },
  pfron: { flag: '--pfron <answer>', meaning: 'companies.option.pfron', ...yesOrNo },
  bank_accounts: { flag: '--bank-account <account>', meaning: 'companies.option.bank-account', several: true },
  zus_account: { flag: '--zus-account <account>', meaning: 'companies.option.zus-account', read: orNull },
  time_budget_minutes: { flag: '--time-budget <minutes>', meaning: 'companies.option.time-budget', read: numberOrNull },
  docs_due_day: { flag: '--docs-due-day <day>', meaning: 'companies.option.docs-due-day', read: Number },
  doc_channel: {
    flag: '--doc-channel <channel>',
    meaning: 'companies.option.doc-channel',
    choices: ['portal', 'ksef', 'email', 'paper', 'mixed'],
  },
  contract_from: { flag: '--contract-from <date>', meaning: 'companies.option.contract-from', read: orNull },
  contract_to: { flag: '--contract-to <date>', meaning: 'companies.option.contract-to', read: orNull },
  notice_period: { flag: '--notice-period <text>', meaning: 'companies.option.notice-period', read: orNull },
  aml_risk: { flag: '--aml <risk>', meaning: 'companies.option.aml', choices: ['low', 'standard', 'raised'] },
  aml_review_at: {
    flag: '--aml-review <date>',
    meaning: 'companies.option.aml-review',
    read: orNull,
    part: 'contract',
  },
  rodo_agreement_at: {
    flag: '--rodo <date>',
    meaning: 'companies.option.rodo',
    read: orNull,
    part: 'contract',
    label: 'companies.rodo',
  },
  notes: {
    flag: '--notes <text>',
    meaning: 'companies.option.notes',
    read: orNull,
    part: 'contract',
    label: 'companies.notes',
  },
} satisfies { [Name in Exclude<keyof CompanyValues, WithoutFlag>]: FieldOf<CompanyValues[Name]> };

const declared: [string, Field][] = Object.entries(fields);

const optionOf = ({ flag, meaning, choices, several }: Field, text: Words): Option => {
  const option = new Option(flag, text(meaning));
  if (choices) option.choices(choices);
  return several ? option.argParser(pairAfterPair) : option;
};

/** The texts that a part of the card shows as they are, with their names. */
export function plainFacts(part: CardPart, { office, ...company }: Schemas['Company'], text: Words): Fact[] {
  const values = new Map<string, unknown>(Object.entries({ ...company, ...office }));
  return declared
    .filter(([, field]) => field.part === part)
    .map(([name, { label, meaning }]) => [label ? text(label) : capitalized(text(meaning)), asText(values.get(name))]);
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/** The options of all fields except those. */
export function companyOptions(text: Words, without: (keyof typeof fields)[] = []): Option[] {
  return declared.filter(([name]) => without.every((left) => left !== name)).map(([, field]) => optionOf(field, text));
}

/** The values that were given, by the names of the contract. An empty text clears an optional field. */
export function givenValues(flags: object, text: Words): CompanyValues {
  const given = new Map<string, string | string[]>(Object.entries(flags));
  const values = declared.flatMap(([name, field]) => {
    const typed = given.get(optionOf(field, text).attributeName());
    if (typed === undefined) return [];
    if (Array.isArray(typed)) return [[name, typed.filter(Boolean)]];
    return [[name, field.read ? field.read(typed) : typed]];
  });
  // The keys are those of the contract, and the server validates the values
  return Object.fromEntries(values) as CompanyValues;
}
