import type { components } from '@biuro/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Money, Optional, OptionalTimestamp, RequiredJson, RequiredTimestamp, Timestamp } from './columns.ts';

type Document = components['schemas']['Document'];
type Request = components['schemas']['DocumentRequest'];

export interface DocumentsTable {
  id: string;
  company_id: string;
  kind: Document['kind'];
  month: string;
  direction: Document['direction'];
  source: Generated<Document['source']>;
  title: string;
  number: Optional<string>;
  contractor_nip: Optional<string>;
  contractor_name: Optional<string>;
  issue_date: Optional<string>;
  sale_date: Optional<string>;
  payment_due: Optional<string>;
  net: Money;
  vat: Money;
  gross: Money;
  currency: Generated<string>;
  status: Generated<Document['status']>;
  state: GeneratedAlways<components['schemas']['DocumentState']>;
  remark: Optional<string>;
  visibility: Generated<Document['visibility']>;
  late: Generated<boolean>;
  duplicate_of: Optional<string>;
  retained_until: GeneratedAlways<string>;
  /** When the company first opened what the office has given to it. */
  read_at: OptionalTimestamp;
  search_text: GeneratedAlways<string>;
  created_by: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  /** The item of a request that it answers. */
  request_item_id: Optional<string>;
}

/** What the office asks a company for; triggers keep `status`. */
export interface DocumentRequestsTable {
  id: string;
  company_id: string;
  month: string;
  task_id: Optional<string>;
  title: string;
  description: Optional<string>;
  due_date: string;
  status: Generated<Request['status']>;
  is_open: GeneratedAlways<boolean>;
  reminded_at: OptionalTimestamp;
  search_text: GeneratedAlways<string>;
  created_by: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface DocumentRequestItemsTable {
  id: string;
  request_id: string;
  /** Its place, counted from 1. */
  number: number;
  label: string;
  kind: Generated<Document['kind']>;
  /** Why there is no such document. */
  not_applicable: Optional<string>;
  /** Kept by triggers. */
  state: Generated<Request['items'][number]['state']>;
}

export interface DocumentRequestTemplatesTable {
  id: string;
  name: string;
  items: RequiredJson<{ label: string; kind: Document['kind'] }[]>;
  created_at: Timestamp;
}

/** Lets a person answer one request without signing in. */
export interface ActionLinksTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  user_id: string;
  request_id: string;
  created_at: Timestamp;
  expires_at: RequiredTimestamp;
}

export interface DocumentFilesTable {
  document_id: string;
  /** Its place, counted from 1. */
  number: number;
  file_id: string;
}

export interface DocumentTables {
  action_links: ActionLinksTable;
  document_request_items: DocumentRequestItemsTable;
  document_request_templates: DocumentRequestTemplatesTable;
  document_requests: DocumentRequestsTable;
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
}
