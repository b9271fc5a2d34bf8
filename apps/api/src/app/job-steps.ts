import { createExportStep } from '#platform/export/export-step.ts';
import type { JobKind, JobStep } from '#platform/jobs/job-step.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { companyExport } from '../features/companies/companies.ts';
import { declarationExport } from '../features/declarations/declarations.ts';
import { publishStep } from '../features/liabilities/publish/step.ts';
import { liabilityExport } from '../features/liabilities/read.ts';
import { reportExport } from '../features/reports/reports.ts';
import { planMonths } from '../features/tasks/open-month/schedule.ts';
import { openMonthStep } from '../features/tasks/open-month/step.ts';
import { taskExport } from '../features/tasks/tasks.ts';
import { uptimeExport } from '../features/uptimes/uptimes.ts';
import { userExport } from '../features/users/list/user-list.ts';

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
