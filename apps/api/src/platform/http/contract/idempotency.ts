import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { invalid, Problem } from '../problem.ts';
import type { Context } from './handlers.ts';
import { transact } from './in-transaction.ts';

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
 * Runs the work in one transaction with its Idempotency-Key. Repeating the request returns the first answer; a
 * concurrent repetition waits for it. A refusal rolls back and frees the key, unless the problem is `counted`.
 */
export async function runOnce(context: Context, attempt: Attempt, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { key } = attempt;
  const outcome = await transact(context, (db) =>
    key === undefined ? countedOr(() => work(db)) : workWithKey(db, context.caller.id, { ...attempt, key }, work),
  );
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** A thrown refusal rolls the transaction back; a returned one does not. */
async function countedOr(work: () => Promise<Result>): Promise<Result | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && error.counted) return error;
    throw error;
  }
}

async function workWithKey(
  db: Db,
  callerId: string,
  { operation, key, input }: Attempt & { key: string },
  work: (db: Db) => Promise<Result>,
): Promise<Result | Problem> {
  const row = { caller_id: callerId, operation, key };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body], withoutPasswords))
    .digest();
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ ...row, fingerprint, status: null, body: null, created_at: undefined })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const first = await db
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'status', 'body', 'headers'])
      .where(isRow(row))
      .executeTakeFirstOrThrow();
    if (!first.fingerprint.equals(fingerprint)) throw invalid({ pointer: '/Idempotency-Key', code: 'key_reused' });
    return { status: first.status ?? 200, body: first.body, ...(first.headers && { headers: first.headers }) };
  }
  const result = await countedOr(() => work(db));
  if (result instanceof Problem) await db.deleteFrom('idempotency_keys').where(isRow(row)).execute();
  else
    await db
      .updateTable('idempotency_keys')
      .set({
        status: result.status,
        body: JSON.stringify(result.body ?? null),
        headers: result.headers ? JSON.stringify(result.headers) : null,
      })
      .where(isRow(row))
      .execute();
  return result;
}

/** A fast hash of a password would make it fast to guess. */
const withoutPasswords = (key: string, value: unknown) => (key.includes('password') ? undefined : value);

const isRow = ({ caller_id, operation, key }: { caller_id: string; operation: string; key: string }) =>
  sql<boolean>`caller_id = ${caller_id} AND operation = ${operation} AND key = ${key}`;
