import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { BulkReport } from './action.ts';

/** Records of one call: the most that some calls of the contract take. */
const BATCH = 100;

/** Does it to some of the records. A call with the key of an earlier one is answered as that one was. */
type BulkCall = (ids: string[], key: string) => Promise<Pick<BulkReport, 'rows'>>;

/**
 * Does something to many records in calls of a hundred, one after another, and adds up what became of each. A call that did not reach the
 * server is made once more. A failure of the first call is thrown; a later one ends the work, and the report names the records left.
 */
export async function inBatches(
  ids: string[],
  call: BulkCall,
  onProgress: (done: number) => void = () => undefined,
): Promise<BulkReport> {
  const rows: BulkReport['rows'] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    try {
      rows.push(...(await withRetry(call, ids.slice(from, from + BATCH))));
    } catch (thrown) {
      if (from === 0) throw thrown;
      return { ...reportOf(rows), left: { ids: ids.slice(from), thrown } };
    }
    onProgress(rows.length);
  }
  return reportOf(rows);
}

async function withRetry(call: BulkCall, ids: string[]): Promise<BulkReport['rows']> {
  const key = createIdempotencyKey();
  try {
    return (await call(ids, key)).rows;
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.failure.kind !== 'offline') throw thrown;
    return (await call(ids, key)).rows;
  }
}

function reportOf(rows: BulkReport['rows']): BulkReport {
  const refused = rows.filter(({ result }) => result === 'refused').length;
  return { done: rows.length - refused, refused, rows };
}
