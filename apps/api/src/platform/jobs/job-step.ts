import type { components } from '@biuro/contract';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';

export type JobKind = components['schemas']['Job']['kind'];
export type JobParams = Record<string, unknown>;

export interface StepOf<P = JobParams> {
  /** Of the job. */
  id: string;
  /** The transaction of this step, which commits together with its progress. */
  db: Db;
  tenant: Tenant;
  params: P;
  /** As the step before has left them: 0, 0 and undefined in the first one. */
  done: number;
  total: number;
  cursor: string | undefined;
  /** Who asked for the job; null for the portal itself. */
  createdBy: string | null;
  /** Runs once the step has committed, and never when it has not. */
  afterCommit: (work: () => void) => void;
  log: Log;
}

export interface StepResult {
  /** Of the whole job so far, for the progress that people see. */
  done: number;
  total: number;
  /** What came of this step; the runner adds the steps up. */
  counts: Record<string, number>;
  /** Where the next step goes on, if `done` does not say it. */
  cursor?: string;
  more: boolean;
}

/**
 * A part of a job that takes at most a second or two. It may be cut off at any moment and is then done again from the start, so everything
 * that it does is written through `db`.
 */
export type JobStep = (step: StepOf) => Promise<StepResult>;
export type JobSteps = Partial<Record<JobKind, JobStep>>;
