import { remember } from '#ui/browser/browser-memory.ts';

/**
 * The database of this browser in which documents wait that are on their way to the office. Under the same name its local storage notes
 * whose they are.
 */
export const UNSENT = 'biuro.documents';

/** Forgets what waits there, of whomever. */
export function dropUnsent(): void {
  remember('local', UNSENT, undefined);
  const { indexedDB: databases }: { indexedDB?: IDBFactory } = globalThis;
  databases?.deleteDatabase(UNSENT);
}
