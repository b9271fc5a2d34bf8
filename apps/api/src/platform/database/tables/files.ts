import type { Generated } from 'kysely';
import type { FileKind } from '#platform/files/file-kind.ts';
import type { UploadPurpose } from '#platform/files/uploads/upload-rules.ts';
import type { Optional, OptionalTimestamp, RequiredTimestamp, Timestamp } from './columns.ts';

/** A file that was handed in; its bytes are in the file store under `hash`. */
export interface FilesTable {
  id: string;
  /** SHA-256, 64 hexadecimal digits. */
  hash: string;
  bytes: number;
  kind: FileKind;
  name: string;
  scan: Generated<'not_configured' | 'waiting' | 'clean' | 'infected' | 'too_big' | 'failed'>;
  added_by: Optional<string>;
  created_at: Timestamp;
  /** Null while a row refers to it. */
  unused_since: OptionalTimestamp;
}

/** A file on its way, piece by piece. */
export interface UploadsTable {
  id: string;
  user_id: string;
  purpose: UploadPurpose;
  name: string;
  /** Of the whole file, as announced. */
  bytes: number;
  is_whole: Generated<boolean>;
  /** Once it is whole, where its purpose makes a file of it. */
  file_id: Optional<string>;
  created_at: Timestamp;
  expires_at: RequiredTimestamp;
  /** The process that writes it, until when it may be taken for alive, and whether another one has lost its lease. */
  writer: Optional<string>;
  leased_until: OptionalTimestamp;
  shared: Generated<boolean>;
}

/** Keeps the files of a deleted record for as long as it can be restored. */
export interface DeletedRecordFilesTable {
  record_id: string;
  file_id: string;
}

export interface FileTables {
  deleted_record_files: DeletedRecordFilesTable;
  files: FilesTable;
  uploads: UploadsTable;
}
