import type { components } from '@biuro/contract';
import type { FileKind } from '../file-kind.ts';

export type UploadPurpose = components['schemas']['UploadPurpose'];

/** What is taken for a purpose. */
export interface UploadRule {
  megabytes: number;
  /** Kinds that become a file. Without them the upload is only read, by something that says itself what it cannot read. */
  kinds?: readonly FileKind[];
  /** Right that the caller needs; without it everybody who is signed in may. */
  right?: string;
}

export type UploadRules = Readonly<Partial<Record<UploadPurpose, UploadRule>>>;
