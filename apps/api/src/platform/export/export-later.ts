import type { Locale } from '@biuro/core/i18n/text.ts';
import { sha256 } from '#platform/access/secrets.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { countUnfinished, findJob, type Shown } from '#platform/jobs/jobs-queries.ts';
import { lockExports } from './export-queries.ts';
import type { ExportQuery, ListExport } from './list-export.ts';

/** What the job knows of the request; who asks is in the job itself. */
export interface ExportParams {
  operation: string;
  query: ExportQuery;
  locale: Locale;
  requestId: string;
  ip: string;
}

/** Of one person, made one after the other: others' work waits for them. */
const MOST_AT_ONCE = 3;

/** The job that makes the file. Whoever asks the same again while it goes on gets the same one; a fourth at a time is a 429. */
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
