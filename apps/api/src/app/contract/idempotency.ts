import { createHash } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { invalid } from '../problem.ts';
import type { Context } from './handlers.ts';

interface Result {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}
interface Attempt {
  operation: string;
  key: string | undefined;
  input: { params: unknown; query: unknown; body: unknown };
}

/**
 * Runs the work in one transaction with its Idempotency-Key: a repeat of the same request answers the first answer again, a parallel
 * one waits for it. A refusal rolls back and leaves the key free.
 */
export function runOnce(context: Context, attempt: Attempt, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { key } = attempt;
  return context.tenant.db.transaction().execute(async (db) => {
    if (key === undefined) return work(db);
    const row = { caller_id: context.caller.id, operation: attempt.operation, key };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([attempt.input.params, attempt.input.query, attempt.input.body]))
      .digest();
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ ...row, fingerprint, status: null, body: null, created_at: undefined })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const mine = db
      .selectFrom('idempotency_keys')
      .where('caller_id', '=', row.caller_id)
      .where('operation', '=', row.operation)
      .where('key', '=', row.key);
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const first = await mine.select(['fingerprint', 'status', 'body']).executeTakeFirstOrThrow();
      if (!first.fingerprint.equals(fingerprint)) throw invalid({ pointer: '/Idempotency-Key', code: 'key_reused' });
      return { status: first.status ?? 200, body: first.body };
    }
    const result = await work(db);
    await db
      .updateTable('idempotency_keys')
      .set({ status: result.status, body: JSON.stringify(result.body ?? null) })
      .where('caller_id', '=', row.caller_id)
      .where('operation', '=', row.operation)
      .where('key', '=', row.key)
      .execute();
    return result;
  });
}
