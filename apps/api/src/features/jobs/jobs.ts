import type { components } from '@biuro/contract';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { findFile } from '#platform/export/export-queries.ts';
import { TYPES } from '#platform/export/sheet.ts';
import type { Handlers, Wire } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { findJob, latestJobs, type Shown } from '#platform/jobs/jobs-queries.ts';
import messages from './messages.json' with { type: 'json' };

const LATEST = 20;

export const jobHandlers: Pick<Handlers, 'listJobs' | 'getJob' | 'getExport'> = {
  async listJobs(_request, { db, locale }) {
    const jobs = await latestJobs(db, LATEST);
    return { status: 200, body: { data: jobs.map((job) => inWords(job, locale)) } };
  },

  async getJob({ params }, { db, locale }) {
    const job = await findJob(db, params.id);
    if (!job) throw notFound();
    return { status: 200, body: { data: inWords(job, locale) } };
  },

  async getExport({ params }, { db, caller }) {
    const found = await findFile(db, params.id, caller.id);
    if (!found) throw notFound();
    const { name, format, body } = found;
    return { status: 200, file: { name, type: TYPES[format], body } };
  },
};

function inWords(job: Shown, locale: Locale): Wire<components['schemas']['Job']> {
  return { ...job, error: job.error === null ? null : createText(messages, locale)('gave_up') };
}
