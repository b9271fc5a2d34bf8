import type { components } from '@biuro/contract';
import type { Document, Kind } from '../statuses.ts';

type Schemas = components['schemas'];

/**
 * `asking`: its files are uploaded, and nobody has said yet whether it is a page of one document with others. `offline`: it waits for the
 * line. `handing`: the files are there, the document is made of them. `duplicate`: it was handed over before. `refused`: `reason` says why.
 */
export type QueueState = 'asking' | 'waiting' | 'sending' | 'offline' | 'handing' | 'done' | 'duplicate' | 'refused';

export interface QueuedFile {
  blob: File;
  /** Of the upload that was begun for it. */
  uploadId: string | null;
  /** Bytes that the server has. */
  sent: number;
  isSent: boolean;
}

/** One document on its way: a file, or several that are its pages. */
export interface QueueItem {
  id: string;
  userId: string;
  companyId: string;
  kind: Kind;
  month: string;
  direction?: Schemas['NewDocument']['direction'];
  source: 'portal' | 'phone';
  /** The document whose files it takes the place of. */
  replaces?: string;
  /** Pictures that were chosen together, until it is known whether they are pages of one document. */
  group: string | null;
  files: QueuedFile[];
  /** Also what was handed over before. */
  again: boolean;
  /** The `Idempotency-Key` of handing it over. */
  key: string;
  state: QueueState;
  reason?: string;
  /** Id of the document that it repeats. */
  repeats?: string;
  document?: Document;
}

export type NewItem = Pick<
  QueueItem,
  'companyId' | 'kind' | 'month' | 'direction' | 'source' | 'replaces' | 'group'
> & {
  files: File[];
  /** Why it is not sent at all. */
  reason?: string;
};
