import { countCacheOf } from '#platform/database/list/count-cache.ts';
import type { JobStep } from '#platform/jobs/job-step.ts';
import { openBatch } from './batch.ts';
import { batchOf, countsOf } from './month-batch.ts';
import { countCompanies, nextCompanies } from './queries.ts';

/** Companies per step. */
export const AT_ONCE = 500;

const TAGS = ['tasks', 'liabilities', 'declarations', 'companies'];

/** Opens the month `params.period` for the next companies; the cursor is the id of the last one. */
export const createOpenMonthStep =
  (atOnce: number): JobStep =>
  async ({ db, tenant, params, done, total, cursor, createdBy, afterCommit }) => {
    const month = String(params.period);
    const companies = await nextCompanies(db, { month, after: cursor, limit: atOnce });
    const opened = await openBatch(db, batchOf(companies, month, tenant.settings), createdBy);
    afterCommit(() => {
      for (const tag of TAGS) countCacheOf(tenant).forget(tag);
    });
    const last = companies.at(-1)?.id;
    return {
      done: done + companies.length,
      total: Math.max(total || (await countCompanies(db)), done + companies.length),
      counts: countsOf(opened),
      ...(last !== undefined && { cursor: last }),
      more: companies.length === atOnce,
    };
  };

export const openMonthStep = createOpenMonthStep(AT_ONCE);
