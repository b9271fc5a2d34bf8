import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Runs a part of the transaction that may fail: its writes are rolled back, its error is thrown, and the transaction
 * goes on.
 */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT part`.execute(db);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT part`.execute(db);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(db);
    await sql`RELEASE SAVEPOINT part`.execute(db);
    throw error;
  }
}
