import type { Locale } from '@biuro/core/i18n/text.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { countUnfinished, findJob, type Shown } from '#platform/jobs/jobs-queries.ts';
import { lockExports } from './export-queries.ts';
import type { ExportQuery, ListExport } from './list-export.ts';

/** What the job knows about the request; its user is a column of the job. */
export interface ExportParams {
  operation: string;
  query: ExportQuery;
  locale: Locale;
  requestId: string;
  ip: string;
}

/** Unfinished exports of one user. They run one after the other, so that other users do not wait for them. */
const MOST_AT_ONCE = 3;

/**
 * Enqueues the job that makes the file. Repeating the same request returns the same job while it runs; a fourth job at
 * a time is a 429.
 */
export function exportLater(context: Context, { operation }: ListExport, query: ExportQuery): Promise<Shown> {
  const { caller, locale, ip, requestId } = context;
  const key = sha256(JSON.stringify([caller.id, operation, locale, query])).toString('hex');
  const params: ExportParams = { operation, query, locale, ip, requestId };
  return inTransaction(context, async (inside) => {
    await lockExports(inside.db, caller.id);
    const id = await enqueueJob(inside, { kind: 'export', key, params: { ...params } });
    if ((await countUnfinished(inside.db, 'export', caller.id)) > MOST_AT_ONCE)
      throw new Problem(429, 'too_many_exports', { values: { max: MOST_AT_ONCE }, retryAfter: 30 });
    const job = await findJob(inside.db, id);
    if (!job) throw notFound();
    return job;
  });
}
