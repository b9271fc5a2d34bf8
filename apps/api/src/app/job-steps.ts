import { companyExport } from '../companies/companies.ts';
import { declarationExport } from '../declarations/declarations.ts';
import { liabilityExport } from '../liabilities/liability-read.ts';
import { publishStep } from '../liabilities/publish-step.ts';
import { reportExport } from '../reports/reports.ts';
import { planMonths } from '../tasks/month-schedule.ts';
import { openMonthStep } from '../tasks/open-month-step.ts';
import { taskExport } from '../tasks/tasks.ts';
import { uptimeExport } from '../uptimes/uptimes.ts';
import { userExport } from '../users/users-list.ts';
import { createExportStep } from './export/export-step.ts';
import type { JobKind, JobStep } from './jobs/job-step.ts';
import type { Jobs } from './jobs/jobs.ts';

/** How each kind of job is done. */
export const jobSteps = {
  open_month: openMonthStep,
  publish: publishStep,
  export: createExportStep([
    userExport,
    companyExport,
    taskExport,
    liabilityExport,
    declarationExport,
    uptimeExport,
    reportExport,
  ]),
} satisfies Record<JobKind, JobStep>;

export const jobs: Jobs = { steps: jobSteps, plan: planMonths };
