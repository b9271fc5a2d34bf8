import type { Insertable } from 'kysely';
import type { DocumentsTable } from '#platform/database/tables/documents.ts';
import type { FileKind } from '#platform/files/file-kind.ts';

type Row = Insertable<DocumentsTable>;

/** What the office fills in. */
export type Facts = Partial<
  Pick<
    Row,
    | 'number'
    | 'contractor_nip'
    | 'contractor_name'
    | 'issue_date'
    | 'sale_date'
    | 'payment_due'
    | 'net'
    | 'vat'
    | 'gross'
  >
>;

/** A document before somebody has handed it over. */
export interface Draft {
  kind: Row['kind'];
  month: string;
  title: string;
  /** The day on the paper. */
  issued: string;
  facts: Facts;
  files: DraftFile[];
}

export interface DraftFile {
  name: string;
  kind: FileKind;
  draw: () => Buffer;
}

/** A document and where it stands. */
export interface Handed extends Draft {
  status: NonNullable<Row['status']>;
  direction: Row['direction'];
  visibility?: NonNullable<Row['visibility']>;
  /** An instant. */
  at: string;
  late?: boolean;
  remark?: string;
  /** The document that this one repeats. */
  repeats?: Handed;
  /** From the office, and the client has opened it. */
  read?: boolean;
}
