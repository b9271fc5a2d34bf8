import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Secrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import { invalid, Problem } from '../problem.ts';
import type { Context } from './handlers.ts';
import { transact } from './in-transaction.ts';

interface Answer {
  body?: unknown;
  headers?: Record<string, string | string[]>;
}
interface Result extends Answer {
  status: number;
}
interface Attempt {
  operation: string;
  key: string | undefined;
  input: { params: unknown; query: unknown; body: unknown };
}
interface Claim {
  caller_id: string;
  operation: string;
  key: string;
}

/** Runs the work in one transaction with its Idempotency-Key. */
export type RunOnce = (context: Context, attempt: Attempt, work: (db: Db) => Promise<Result>) => Promise<Result>;

const ANSWER = 'first answer';

/**
 * Repeating a request returns the first answer; a concurrent repetition waits for it. A refusal rolls back and frees
 * the key, unless the problem is `counted`. Of what a request said only a MAC is kept, and its answer is sealed: both
 * hold personal data.
 */
export function createRunOnce(secrets: Secrets): RunOnce {
  return async (context, { operation, key, input }, work) => {
    const outcome = await transact(context, (db) => {
      if (key === undefined) return countedOr(() => work(db));
      const claim = { caller_id: context.caller.id, operation, key };
      const request = JSON.stringify([input.params, input.query, input.body], withoutPasswords);
      return workWithKey(
        db,
        secrets,
        { claim, fingerprints: secrets.macs(`requests of ${context.tenant.name}`, request) },
        work,
      );
    });
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  };
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
  secrets: Secrets,
  { claim, fingerprints }: { claim: Claim; fingerprints: Buffer[] },
  work: (db: Db) => Promise<Result>,
): Promise<Result | Problem> {
  const [fingerprint] = fingerprints;
  if (!fingerprint) throw new Error('There is no key to make a MAC with');
  const id = uuid();
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ id, ...claim, fingerprint, status: null, answer: null, created_at: undefined })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return firstAnswer(db, secrets, claim, fingerprints);
  const result = await countedOr(() => work(db));
  if (result instanceof Problem) await db.deleteFrom('idempotency_keys').where('id', '=', id).execute();
  else {
    const { status, body, headers } = result;
    const answer = secrets.seal(ANSWER, Buffer.from(JSON.stringify({ body, headers } satisfies Answer)), id);
    await db.updateTable('idempotency_keys').set({ status, answer }).where('id', '=', id).execute();
  }
  return result;
}

async function firstAnswer(db: Db, secrets: Secrets, claim: Claim, fingerprints: Buffer[]): Promise<Result> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['id', 'fingerprint', 'status', 'answer'])
    .where(isClaimed(claim))
    .executeTakeFirstOrThrow();
  if (!fingerprints.some((one) => one.length === first.fingerprint.length && timingSafeEqual(one, first.fingerprint)))
    throw invalid({ pointer: '/Idempotency-Key', code: 'key_reused' });
  const answer: Answer = first.answer ? JSON.parse(secrets.open(ANSWER, first.answer, first.id).toString()) : {};
  return { status: first.status ?? 200, ...answer };
}

/** Not even as a MAC. */
const withoutPasswords = (key: string, value: unknown) => (key.includes('password') ? undefined : value);

const isClaimed = ({ caller_id, operation, key }: Claim) =>
  sql<boolean>`caller_id = ${caller_id} AND operation = ${operation} AND key = ${key}`;
