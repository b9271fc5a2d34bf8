import { today } from '#platform/clock/today.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { findJob } from '#platform/jobs/jobs-queries.ts';
import { assertMayChange } from '../rights.ts';
import { batchOf, countsOf, type Skipped } from './month-batch.ts';
import { nextCompanies } from './queries.ts';
import { AT_ONCE } from './step.ts';

/** Limit of skipped companies that are named. */
const NAMED = 100;

export const openMonthHandlers: Pick<Handlers, 'openMonth'> = {
  async openMonth({ body: { period, dry_run } }, context) {
    assertMayChange(context.caller, { kind: 'settlement' });
    if (period > today().slice(0, 7)) throw invalid({ pointer: '/period', code: 'future' });
    const { skipped, ...counts } = await forecast(context, period);
    const job = dry_run ? null : await jobFor(context, period);
    return { status: 200, body: { data: { period, dry_run, ...counts, skipped, job } } };
  },
};

/** Preview, by the code of the job, without writing anything. */
async function forecast({ db, tenant }: Context, month: string) {
  const sums = { settlements: 0, payrolls: 0, liabilities: 0, declarations: 0, exists: 0 };
  const skipped: Skipped[] = [];
  let after: string | undefined;
  for (;;) {
    const companies = await nextCompanies(db, { month, after, limit: AT_ONCE });
    const batch = batchOf(companies, month, tenant.settings);
    const counts = countsOf(batch);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name];
    skipped.push(...batch.skipped.slice(0, NAMED - skipped.length));
    after = companies.at(-1)?.id;
    if (companies.length < AT_ONCE) return { ...sums, skipped };
  }
}

/** The job that opens this month; an unfinished one is reused. */
async function jobFor(context: Context, period: string) {
  const id = await enqueueJob(context, { kind: 'open_month', key: period, params: { period } });
  const job = await findJob(context.db, id);
  return job ? { ...job, error: null } : null;
}
