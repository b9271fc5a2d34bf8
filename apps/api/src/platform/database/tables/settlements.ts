import type { components } from '@biuro/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Money, Optional, OptionalTimestamp, Timestamp } from './columns.ts';

type Schemas = components['schemas'];

export interface TasksTable {
  id: string;
  company_id: string;
  kind: Schemas['TaskKind'];
  title: string;
  period: string;
  /** The last of the period. */
  month: GeneratedAlways<string>;
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
  file_id: Optional<string>;
  /** Of releases before the file store, until the next start moves it there. */
  body: Optional<Buffer>;
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

export interface SettlementTables {
  tasks: TasksTable;
  liabilities: LiabilitiesTable;
  liability_proofs: LiabilityProofsTable;
  liability_calculations: LiabilityCalculationsTable;
  declarations: DeclarationsTable;
  declaration_confirmations: DeclarationConfirmationsTable;
}
