import type { Locale } from '@biuro/core/i18n/text.ts';
import { sha256 } from '../access/secrets.ts';
import type { Context } from '../contract/handlers.ts';
import { inTransaction } from '../contract/in-transaction.ts';
import { enqueueJob } from '../jobs/jobs.ts';
import { findJob, findUnfinished, type Shown } from '../jobs/jobs-queries.ts';
import { notFound } from '../problem.ts';
import type { ExportQuery, ListExport } from './list-export.ts';

/** What the job knows of the question; who asks is in the job itself. */
export interface ExportParams {
  operation: string;
  query: ExportQuery;
  locale: Locale;
  requestId: string;
  ip: string;
}

/** The job that makes the file. Whoever asks the same again while it goes on gets the same one. */
export function exportLater(context: Context, { operation }: ListExport, query: ExportQuery): Promise<Shown> {
  const { caller, locale, ip, requestId } = context;
  const question = sha256(JSON.stringify([caller.id, operation, locale, query])).toString('hex');
  return inTransaction(context, async (inside) => {
    const params = { operation, query, locale, ip, requestId, question };
    const id =
      (await findUnfinished(inside.db, 'export', { question })) ??
      (await enqueueJob(inside, { kind: 'export', params: { ...params } }));
    const job = await findJob(inside.db, id);
    if (!job) throw notFound();
    return job;
  });
}
