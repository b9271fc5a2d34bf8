import { runStep } from '#platform/jobs/run-step.ts';
import { jobSteps } from '../../app/job-steps.ts';
import { createFakeLog } from './fake-log.ts';
import type { TestApp } from './test-app.ts';

/** Runs all due jobs. */
export async function runJobs({ tenant }: Pick<TestApp, 'tenant'>): Promise<void> {
  const runner = { tenant, steps: jobSteps, log: createFakeLog() };
  while (await runStep(runner));
}
