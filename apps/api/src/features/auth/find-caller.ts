import { hash } from 'node:crypto';
import { createBatch } from '#platform/access/batch-loader.ts';
import type { Db } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import { loadCallers } from './sessions-queries.ts';

/** Two, so that one slow connection does not stop everybody. */
const AT_ONCE = 2;

const batches = new WeakMap<Db, (tokenHash: string) => Promise<Caller | undefined>>();

/** Whose access token this is. It runs on every request; those that come at the same time share one look-up. */
export function findCaller(db: Db, accessToken: string): Promise<Caller | undefined> {
  const find = batches.get(db) ?? createBatch((hashes) => loadCallers(db, hashes), AT_ONCE);
  batches.set(db, find);
  return find(`\\x${hash('sha256', accessToken)}`);
}
