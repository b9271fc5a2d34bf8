import type { Db } from '#platform/database/database.ts';
import { asClient } from '#platform/database/rows/client-role.ts';
import type { Context } from './handlers.ts';

/** A transaction for this caller: under row-level security for a client. */
export const transact = <T>({ db, rowSecurityUser }: Context, work: (db: Db) => Promise<T>): Promise<T> =>
  rowSecurityUser === undefined ? db.transaction().execute(work) : asClient(db, rowSecurityUser, work);

/**
 * Runs the work in a transaction, for operations that may have none: GET and public ones. Work deferred by
 * `afterCommit` runs after it.
 */
export async function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context);
  const committed: (() => void)[] = [];
  const result = await transact(context, (db) => work(withDb(context, db, (later) => committed.push(later))));
  for (const later of committed) later();
  return result;
}

/** The same call with another database handle. */
export const withDb = (context: Context, db: Context['db'], afterCommit: Context['afterCommit']): Context => ({
  ...context,
  db,
  afterCommit,
});
