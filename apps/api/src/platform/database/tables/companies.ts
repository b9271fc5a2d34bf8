import type { components } from '@biuro/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Optional, OptionalTimestamp, RequiredJson, Timestamp } from './columns.ts';

type Schemas = components['schemas'];

export interface CompaniesTable {
  id: string;
  name: string;
  company_type: Schemas['CompanyType'];
  vat_number: string;
  lifecycle: Generated<Schemas['Lifecycle']>;
  owner_id: string | null;
  city: string | null;
  email: string | null;
  phone: string | null;
  short_name: Optional<string>;
  regon: Optional<string>;
  krs: Optional<string>;
  /** Sealed. */
  pesel: Optional<Buffer>;
  /** The last four digits. */
  pesel_end: Optional<string>;
  street: Optional<string>;
  building: Optional<string>;
  flat: Optional<string>;
  postal_code: Optional<string>;
  country: Generated<string>;
  tax_office_code: Optional<string>;
  taxation_form: Generated<Schemas['TaxationForm']>;
  /** Numbers as text, as the driver reads them. */
  lump_rates: ColumnType<string[], number[] | undefined, number[]>;
  books_form: Generated<Schemas['BooksForm']>;
  income_period: Generated<Schemas['IncomePeriod']>;
  vat_status: Generated<Schemas['VatStatus']>;
  vat_eu: Generated<boolean>;
  vat_period: Generated<Schemas['VatPeriod'] | null>;
  zus_scheme: Generated<Schemas['ZusScheme']>;
  zus_scheme_until: Optional<string>;
  has_employees: Generated<boolean>;
  ppk: Generated<boolean>;
  pfron: Generated<boolean>;
  bank_accounts: Generated<string[]>;
  zus_account: Optional<string>;
  payroll_owner_id: Optional<string>;
  reviewer_id: Optional<string>;
  time_budget_minutes: Optional<number>;
  /** Chosen by the office; null where the legal form tells it. */
  zus_deadline_own: Optional<5 | 15 | 20>;
  docs_due_day: Generated<number>;
  doc_channel: Generated<Schemas['DocChannel']>;
  contract_from: Optional<string>;
  contract_to: Optional<string>;
  notice_period: Optional<string>;
  aml_risk: Optional<Schemas['AmlRisk']>;
  aml_review_at: Optional<string>;
  /** Somebody of it is politically exposed; null where nobody has said it. */
  pep: Optional<boolean>;
  pep_note: Optional<string>;
  rodo_agreement_at: Optional<string>;
  notes: Optional<string>;
  /** Items that are not open, by their key. */
  checklist: Json<Record<string, { state: 'done' | 'waived'; reason: string | null; at: string; by: string }>>;
  /** Kept by triggers on `tasks`. */
  open_tasks: ColumnType<number, never, never>;
  import_id: Optional<string>;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface CompanyUsersTable {
  company_id: string;
  user_id: string;
  role: 'representative' | 'authorised' | 'employee' | 'viewer';
}

/** Somebody of a partnership, who pays income tax and contributions of their own. */
export interface CompanyPartnersTable {
  id: string;
  company_id: string;
  /** In the order of the list. */
  place: number;
  name: string;
  vat_number: Optional<string>;
  /** Sealed. */
  pesel: Optional<Buffer>;
  /** The last four digits. */
  pesel_end: Optional<string>;
  tax_account: string;
  /** In per cent; a number as text, as the driver reads it. */
  share: ColumnType<string | null, number | null, number | null>;
  taxation_form: Schemas['PartnerTaxation'];
  income_period: Schemas['PartnerIncomePeriod'];
  zus_scheme: Schemas['ZusScheme'];
  zus_account: Optional<string>;
}

/** Whose a company is in the end. */
export interface BeneficialOwnersTable {
  id: string;
  company_id: string;
  /** In the order of the list. */
  place: number;
  name: string;
  /** Sealed. */
  pesel: Optional<Buffer>;
  /** The last four digits. */
  pesel_end: Optional<string>;
  birth_date: Optional<string>;
  citizenship: Optional<string>;
  extent: string;
}

export interface CompanyImportsTable {
  id: string;
  file: string;
  added: number;
  created_by: string | null;
  created_at: Timestamp;
  undone_at: OptionalTimestamp;
}

export interface SavedViewsTable {
  id: string;
  user_id: string;
  /** Name of the list. */
  list: string;
  name: string;
  /** The search part of the list's address. */
  query: string;
  /** The whole office sees it. */
  shared: Generated<boolean>;
  created_at: Timestamp;
}

export interface ChangeRequestsTable {
  id: string;
  company_id: string;
  /** Fields of the profile, by their names. */
  proposed: RequiredJson<Partial<Pick<Schemas['Company'], Schemas['ChangeRequestField']>>>;
  /** The same as they were when it was decided. */
  before: ColumnType<
    Partial<Pick<Schemas['Company'], Schemas['ChangeRequestField']>> | null,
    string | null | undefined,
    string | null
  >;
  note: Optional<string>;
  status: Generated<Schemas['ChangeRequest']['status']>;
  answer: Optional<string>;
  created_by: Optional<string>;
  created_at: Timestamp;
  decided_by: Optional<string>;
  decided_at: OptionalTimestamp;
  version: Generated<number>;
}

export interface CompanyTables {
  companies: CompaniesTable;
  company_users: CompanyUsersTable;
  company_partners: CompanyPartnersTable;
  beneficial_owners: BeneficialOwnersTable;
  company_imports: CompanyImportsTable;
  saved_views: SavedViewsTable;
  change_requests: ChangeRequestsTable;
}
