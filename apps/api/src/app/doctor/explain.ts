import { EnvironmentError } from '../environment.ts';
import { StartError } from '../start-error.ts';
import { TenantError } from '../tenants.ts';

/** What to print when the start fails: a sentence for a known mistake, the whole story otherwise. */
export function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof TenantError || error instanceof StartError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
