import { createExportStep } from '#platform/export/export-step.ts';
import type { JobKind, JobStep } from '#platform/jobs/job-step.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { features } from './features.ts';

/** The step of each kind of job. A kind without a step does not compile. */
export const jobSteps = {
  ...features.jobSteps,
  export: createExportStep(features.exports),
} satisfies Record<JobKind, JobStep>;

export const jobs: Jobs = { steps: jobSteps, plan: features.planJobs };
