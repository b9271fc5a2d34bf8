import type { components } from '@biuro/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Optional, OptionalTimestamp, RequiredJson, RequiredTimestamp, Timestamp } from './columns.ts';

type Schemas = components['schemas'];

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

export interface DeletedRecordsTable {
  id: string;
  kind: 'company' | 'task' | 'liability' | 'employee' | 'document';
  company_id: string;
  name: string;
  /** Rows by their table, what others refer to first. */
  parts: RequiredJson<{ table: string; rows: Record<string, unknown>[] }[]>;
  search_text: GeneratedAlways<string>;
  deleted_at: Timestamp;
  deleted_by: Optional<string>;
}

export interface IdempotencyKeysTable {
  id: string;
  caller_id: string;
  operation: string;
  key: string;
  /** MAC of the request. */
  fingerprint: Buffer;
  status: number | null;
  /** Body and headers, sealed. */
  answer: Buffer | null;
  created_at: Timestamp;
}

export interface RateLimitsTable {
  key: Buffer;
  hits: number;
  resets_at: RequiredTimestamp;
}

export interface JobsTable {
  id: string;
  kind: Schemas['Job']['kind'];
  dedupe_key: Optional<string>;
  params: RequiredJson<Record<string, unknown>>;
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

export interface OutboxTable {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string;
  text: string;
  /** The HTML twin of an e-mail. */
  html: string | null;
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

/** When this office was backed up, and how large the backup is. */
export interface BackupsTable {
  made_at: Timestamp;
  bytes: number;
}

export interface OperationTables {
  audit: AuditTable;
  deleted_records: DeletedRecordsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  jobs: JobsTable;
  export_parts: ExportPartsTable;
  export_files: ExportFilesTable;
  notices: NoticesTable;
  outbox: OutboxTable;
  backups: BackupsTable;
}
