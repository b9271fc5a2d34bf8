import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { BulkReport } from './action.ts';

/** Records of one call; the contract takes no more of some. */
const AT_ONCE = 100;

/** Does it to some of the records. With the key of an earlier call it is that call, and not another. */
type BulkCall = (ids: string[], key: string) => Promise<Pick<BulkReport, 'rows'>>;

/**
 * Does something to many records in calls of a hundred, one after another, and adds up what became of each; a call that found nobody is made
 * once more. What fails the first call fails all. A later failure ends the work, and the report says how much of it is left.
 */
export async function inParts(
  ids: string[],
  call: BulkCall,
  onProgress: (done: number) => void = () => undefined,
): Promise<BulkReport> {
  const rows: BulkReport['rows'] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    try {
      rows.push(...(await surely(call, ids.slice(from, from + AT_ONCE))));
    } catch (thrown) {
      if (from === 0) throw thrown;
      return { ...summed(rows), left: { ids: ids.slice(from), thrown } };
    }
    onProgress(rows.length);
  }
  return summed(rows);
}

async function surely(call: BulkCall, ids: string[]): Promise<BulkReport['rows']> {
  const key = createIdempotencyKey();
  try {
    return (await call(ids, key)).rows;
  } catch (thrown) {
    const found = !(thrown instanceof ApiError) || thrown.failure.kind !== 'offline';
    if (found) throw thrown;
    return (await call(ids, key)).rows;
  }
}

function summed(rows: BulkReport['rows']): BulkReport {
  const refused = rows.filter(({ result }) => result === 'refused').length;
  return { done: rows.length - refused, refused, rows };
}
