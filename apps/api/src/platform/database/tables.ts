import type { components } from '@biuro/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Schemas = components['schemas'];
type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A decimal as text, so that no digit is lost. */
type Money = Optional<string>;
/** Read as a value, written as text. */
type Json<T> = ColumnType<T, string | undefined, string>;
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  role: Schemas['Role'];
  is_admin: GeneratedAlways<boolean>;
  status: Generated<Schemas['User']['status']>;
  locale: Generated<Schemas['User']['locale']>;
  password_hash: string | null;
  second_factor: Generated<'email' | 'sms' | 'totp'>;
  totp_secret: Buffer | null;
  /** Wrong codes in a row; only a whole sign-in sets it back. */
  wrong_codes: Generated<number>;
  codes_locked_until: OptionalTimestamp;
  /** The last time step whose code was taken, so that none is taken twice. */
  totp_step: number | null;
  position: string | null;
  theme: Generated<Schemas['Theme']>;
  last_login_at: OptionalTimestamp;
  invited_at: OptionalTimestamp;
  invited_by: string | null;
  deleted_at: OptionalTimestamp;
  /** Sealed, and not yet confirmed by a code. */
  totp_pending: Buffer | null;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

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
  accounting_status: ColumnType<Schemas['TaskStatus'] | null, never, never>;
  /** Kept by triggers on `tasks`. */
  open_tasks: ColumnType<number, never, never>;
  import_id: Optional<string>;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
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

export interface EmployeesTable {
  id: string;
  company_id: string;
  first_name: string;
  last_name: string;
  /** Sealed. */
  pesel: Optional<Buffer>;
  /** The last four digits. */
  pesel_end: Optional<string>;
  birth_date: Optional<string>;
  contract_type: Schemas['ContractType'];
  employed_from: string;
  employed_to: Optional<string>;
  fte: Money;
  salary: Money;
  medical_until: Optional<string>;
  safety_until: Optional<string>;
  student_under_26: Generated<boolean>;
  /** Who is away, and who has left by date, follows from dates. */
  status: Exclude<Schemas['EmployeeStatus'], 'absent'>;
  next_salary: Money;
  next_salary_from: Optional<string>;
  /** Sealed. */
  passport: Optional<Buffer>;
  /** The last four characters. */
  passport_end: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface EmployeeAbsencesTable {
  id: string;
  employee_id: string;
  kind: Schemas['AbsenceKind'];
  first_day: string;
  last_day: string;
  report_id: Optional<string>;
}

export interface StaffReportsTable {
  id: string;
  company_id: string;
  kind: Schemas['StaffReportKind'];
  employee_id: Optional<string>;
  date_from: Optional<string>;
  date_to: Optional<string>;
  absence_kind: Optional<Schemas['AbsenceKind']>;
  amount: Money;
  /** Each with the name, which outlives the employee. */
  hours: Json<(Schemas['WorkedHours'] & { name: string })[]>;
  note: Optional<string>;
  status: Generated<Schemas['StaffReportStatus']>;
  remark: Optional<string>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface TasksTable {
  id: string;
  company_id: string;
  kind: Schemas['TaskKind'];
  title: string;
  period: string;
  assignee_id: Optional<string>;
  reviewer_id: Optional<string>;
  priority: Generated<Schemas['TaskPriority']>;
  docs_due_at: Optional<string>;
  due_at: string;
  status: Generated<Schemas['TaskStatus']>;
  is_open: GeneratedAlways<boolean>;
  /** Where a suspended task goes back to. */
  status_before: Optional<Schemas['TaskStatus']>;
  blocked_reason: Optional<string>;
  missing: Generated<string[]>;
  late_docs: Generated<boolean>;
  late_docs_note: Optional<string>;
  documents_confirmed_at: OptionalTimestamp;
  documents_confirmed_by: Optional<string>;
  checklist: Json<Schemas['ChecklistItem'][]>;
  time_budget_minutes: Optional<number>;
  client_visible: Generated<boolean>;
  search_text: GeneratedAlways<string>;
  created_by: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

/** The update of a published amount as it was written, with what came out of it. */
export interface WaitingUpdate {
  update: Omit<Schemas['LiabilityUpdate'], 'version'>;
  amount: string;
  result: Schemas['LiabilityResult'];
  by: string;
  at: string;
}

export interface LiabilitiesTable {
  id: string;
  task_id: string;
  company_id: string;
  /** Whose it is, where it is not the company's own. */
  partner_id: Optional<string>;
  /** Their name, which stays when they have left. */
  partner: Optional<string>;
  kind: Schemas['LiabilityKind'];
  period: string;
  amount: Money;
  result: Optional<Schemas['LiabilityResult']>;
  status: Generated<Schemas['LiabilityStatus']>;
  /** What is to be done with it. */
  state: GeneratedAlways<Schemas['LiabilityState']>;
  /** Before the shift to a working day. */
  statutory_date: string;
  due_date: string;
  due_reason: Optional<string>;
  recipient: string;
  account: Optional<string>;
  transfer_symbol: Optional<string>;
  transfer_period: Optional<string>;
  title: Optional<string>;
  basis: Json<Schemas['BasisLine'][]>;
  /** Before the last change after publishing. */
  amount_before: Money;
  corrected_at: OptionalTimestamp;
  correction_reason: Optional<string>;
  /** Another amount that whoever checks has yet to let through. */
  pending: ColumnType<WaitingUpdate | null, string | null | undefined, string | null>;
  published_at: OptionalTimestamp;
  read_at: OptionalTimestamp;
  paid_at: Optional<string>;
  paid_amount: Money;
  confirmed_at: OptionalTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

interface StoredFile {
  name: string;
  type: string;
  body: Buffer;
  added_by: Optional<string>;
  added_at: Timestamp;
}

export interface LiabilityProofsTable extends StoredFile {
  liability_id: string;
}

export interface LiabilityCalculationsTable extends StoredFile {
  liability_id: string;
}

export interface DeclarationsTable {
  id: string;
  task_id: string;
  company_id: string;
  form: Schemas['DeclarationForm'];
  period: string;
  due_date: string;
  due_reason: Optional<string>;
  status: Generated<Schemas['DeclarationStatus']>;
  /** Not yet with the tax office. */
  is_open: GeneratedAlways<boolean>;
  upo_number: Optional<string>;
  sent_at: OptionalTimestamp;
  sent_by: Optional<string>;
  remark: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface DeclarationConfirmationsTable extends StoredFile {
  declaration_id: string;
}

export interface ChangeRequestsTable {
  id: string;
  company_id: string;
  /** Fields of the profile, by their names. */
  proposed: Json<Partial<Pick<Schemas['Company'], Schemas['ChangeRequestField']>>>;
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

export interface DeletedRecordsTable {
  id: string;
  kind: 'company' | 'task' | 'liability' | 'employee';
  company_id: string;
  name: string;
  /** Rows by their table, what others refer to first. */
  parts: Json<{ table: string; rows: Record<string, unknown>[] }[]>;
  search_text: GeneratedAlways<string>;
  deleted_at: Timestamp;
  deleted_by: Optional<string>;
}

export interface UptimesTable {
  id: string;
  user_id: string;
  company_id: string | null;
  settlement_id: string | null;
  start_date: ColumnType<Date, Date | string, Date | string>;
  /** Null while a settlement timer runs. */
  end_date: OptionalTimestamp;
  seconds: GeneratedAlways<number | null>;
  /** The day in Poland on which it began. */
  day: GeneratedAlways<string>;
  category: Schemas['UptimeCategory'];
  billable: Generated<boolean>;
  comment: Optional<string>;
  status: Generated<Schemas['UptimeStatus']>;
  /** Of a rejection. */
  reason: Optional<string>;
  source: Schemas['UptimeSource'];
  /** The start with which a timer was posted, whatever was corrected later. */
  timer_start: OptionalTimestamp;
  search_text: GeneratedAlways<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface UptimeMonthsTable {
  user_id: string;
  /** In Poland, for example 2026-03. */
  month: string;
  closed: boolean;
  closed_at: Timestamp;
  closed_by: Optional<string>;
  reopened_at: OptionalTimestamp;
  reopened_by: Optional<string>;
  reason: Optional<string>;
}

export interface UptimeTimersTable {
  user_id: string;
  started_at: ColumnType<Date, Date | string, Date | string>;
}

/** Rows of a file that is being made in the background, in parts. */
export interface ExportPartsTable {
  job_id: string;
  number: number;
  /** JSON: the cells of each row. */
  cells: string;
}

/** A file that waits for whoever asked for it, for a day. */
export interface ExportFilesTable {
  job_id: string;
  user_id: string;
  name: string;
  format: 'csv' | 'xlsx';
  body: Buffer;
  created_at: Timestamp;
}

export interface JobsTable {
  id: string;
  kind: Schemas['Job']['kind'];
  dedupe_key: Optional<string>;
  params: Json<Record<string, unknown>>;
  status: Generated<Schemas['Job']['status']>;
  done: Generated<number>;
  total: Generated<number>;
  counts: Json<Record<string, number>>;
  error: Optional<string>;
  attempts: Generated<number>;
  locked_until: OptionalTimestamp;
  /** Null for what the portal does by itself. */
  created_by: Optional<string>;
  created_at: Timestamp;
  finished_at: OptionalTimestamp;
}

export interface NoticesTable {
  id: string;
  user_id: string;
  event: string;
  entity_id: string;
  company_id: Optional<string>;
  channel: Generated<'email' | 'sms'>;
  params: Json<Record<string, unknown>>;
  send_after: Timestamp;
  dedupe_key: string;
  state: Generated<'waiting' | 'sent' | 'skipped'>;
  settled_at: OptionalTimestamp;
  created_at: Timestamp;
}

export interface CalendarAddressesTable {
  user_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  created_at: Timestamp;
  read_at: OptionalTimestamp;
}

export interface CompanyUsersTable {
  company_id: string;
  user_id: string;
  role: 'representative' | 'authorised' | 'employee' | 'viewer';
}

export interface IdempotencyKeysTable {
  caller_id: string;
  operation: string;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  body: ColumnType<unknown, string | null, string | null>;
  headers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

export interface LoginChallengesTable {
  /** SHA-256 of the handle that the client holds. */
  id: Buffer;
  user_id: string;
  channel: 'email' | 'sms' | 'totp';
  /** Null where an authenticator app makes the codes. */
  code_mac: Buffer | null;
  attempts: Generated<number>;
  sends: Generated<number>;
  sent_at: Timestamp;
  code_expires_at: Timestamp;
  verified_at: OptionalTimestamp;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface UserLinksTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  user_id: string;
  kind: 'invite' | 'reset';
  created_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_mac: Buffer;
}

export interface AuditTable {
  id: string;
  at: Timestamp;
  /** Null for what the portal does by itself. */
  actor_id: string | null;
  actor_name: string | null;
  /** Entity and past participle, for example `user.updated`. */
  action: string;
  entity: string;
  entity_id: string;
  company_id: string | null;
  changes: ColumnType<Schemas['HistoryChange'][], string, never>;
  ip: string | null;
  request_id: string | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Grows with each refresh; the refresh token of this generation is the current one. */
  generation: Generated<number>;
  nonce: Buffer;
  rotated_at: OptionalTimestamp;
  client: string;
  ip: string;
  user_agent: string;
  created_at: Timestamp;
  last_active_at: Timestamp;
  /** When its owner last typed the password in it. */
  proved_at: Timestamp;
  /** An interval, for example `1 hour`. */
  idle_limit: ColumnType<never, string, never>;
  expires_at: Timestamp;
}

export interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
}

export interface AccessTokensTable {
  hash: Buffer;
  session_id: string;
  expires_at: Timestamp;
}

export interface OutboxTable {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  code: string | null;
  link: string | null;
  dedupe_key: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  locked_until: OptionalTimestamp;
  expires_at: OptionalTimestamp;
  sent_at: OptionalTimestamp;
  failed_at: OptionalTimestamp;
  last_error: string | null;
  created_at: Timestamp;
}

export interface RateLimitsTable {
  key: Buffer;
  hits: number;
  resets_at: Timestamp;
}

/** What the numbered migrations make, per tenant schema. */
export interface Tables {
  users: UsersTable;
  companies: CompaniesTable;
  company_users: CompanyUsersTable;
  company_partners: CompanyPartnersTable;
  beneficial_owners: BeneficialOwnersTable;
  company_imports: CompanyImportsTable;
  saved_views: SavedViewsTable;
  employees: EmployeesTable;
  employee_absences: EmployeeAbsencesTable;
  staff_reports: StaffReportsTable;
  tasks: TasksTable;
  liabilities: LiabilitiesTable;
  liability_proofs: LiabilityProofsTable;
  liability_calculations: LiabilityCalculationsTable;
  declarations: DeclarationsTable;
  declaration_confirmations: DeclarationConfirmationsTable;
  change_requests: ChangeRequestsTable;
  deleted_records: DeletedRecordsTable;
  uptimes: UptimesTable;
  uptime_months: UptimeMonthsTable;
  uptime_timers: UptimeTimersTable;
  jobs: JobsTable;
  export_parts: ExportPartsTable;
  export_files: ExportFilesTable;
  notices: NoticesTable;
  calendar_addresses: CalendarAddressesTable;
  idempotency_keys: IdempotencyKeysTable;
  login_challenges: LoginChallengesTable;
  user_links: UserLinksTable;
  recovery_codes: RecoveryCodesTable;
  audit: AuditTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  access_tokens: AccessTokensTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
}
