import { ArchiveError } from '#platform/backup/age.ts';
import { FileStoreUnavailable } from '#platform/files/store/file-store.ts';
import { StartError } from '#platform/process/start-error.ts';
import { EnvironmentError } from '#platform/process/variables.ts';
import { TenantError } from '#platform/tenants/tenants.ts';

const KNOWN = [EnvironmentError, TenantError, StartError, ArchiveError, FileStoreUnavailable];

/** What to print when the start fails: a sentence for a known mistake, the stack otherwise. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return KNOWN.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
