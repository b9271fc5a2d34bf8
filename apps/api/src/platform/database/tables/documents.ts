import type { components } from '@biuro/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Money, Optional, OptionalTimestamp, Timestamp } from './columns.ts';

type Document = components['schemas']['Document'];

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
}

export interface DocumentFilesTable {
  document_id: string;
  /** Its place, counted from 1. */
  number: number;
  file_id: string;
}

export interface DocumentTables {
  documents: DocumentsTable;
  document_files: DocumentFilesTable;
}
