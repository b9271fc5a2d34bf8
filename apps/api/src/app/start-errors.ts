import { EnvironmentError } from './environment.ts';
import { TenantError } from './tenants.ts';

/** The server cannot start: one sentence for the operator. */
export class StartError extends Error {}

/** What to print when the start fails: a sentence for a known mistake, the whole story otherwise. */
export function explain(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof TenantError || error instanceof StartError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
