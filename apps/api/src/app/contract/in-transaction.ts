import type { Context } from './handlers.ts';

/**
 * Runs the work in a transaction, for calls that get none: those by GET and those that are open to everybody. What the work left for
 * after the commit runs then.
 */
export async function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const committed: (() => void)[] = [];
  const result = await context.tenant.db
    .transaction()
    .execute((db) => work(withDb(context, db, (later) => committed.push(later))));
  for (const later of committed) later();
  return result;
}

/** The same call with another database handle. */
export const withDb = (context: Context, db: Context['db'], afterCommit: Context['afterCommit']): Context =>
  // `caller` is a getter that may throw: a spread would call it.
  Object.create(context, {
    db: { value: db, enumerable: true },
    afterCommit: { value: afterCommit, enumerable: true },
  });
