import { publishStep } from '../liabilities/publish-step.ts';
import { planMonths } from '../tasks/month-schedule.ts';
import { openMonthStep } from '../tasks/open-month-step.ts';
import type { JobKind, JobStep } from './jobs/job-step.ts';
import type { Jobs } from './jobs/jobs.ts';

/** How each kind of job is done. */
export const jobSteps = { open_month: openMonthStep, publish: publishStep } satisfies Record<JobKind, JobStep>;

export const jobs: Jobs = { steps: jobSteps, plan: planMonths };
