import type { components } from '@biuro/contract';
import type { Db } from '#platform/database/database.ts';
import type { Log } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';

export type JobKind = components['schemas']['Job']['kind'];
export type JobParams = Record<string, unknown>;

export interface StepOf<P = JobParams> {
  /** Id of the job. */
  id: string;
  /** The transaction of this step, which commits together with the progress. */
  db: Db;
  tenant: Tenant;
  params: P;
  /** Progress as of the previous step: 0, 0 and undefined in the first one. */
  done: number;
  total: number;
  cursor: string | undefined;
  /** Null when the portal itself enqueued the job. */
  createdBy: string | null;
  /**
   * Aborted when the process stops. A step that takes longer than a second or two throws then, and is repeated after
   * the start.
   */
  signal: AbortSignal;
  /** Runs after the step has committed; not at all when it is rolled back. */
  afterCommit: (work: () => void) => void;
  log: Log;
}

export interface StepResult {
  /** Of the whole job so far; people see it as progress. */
  done: number;
  total: number;
  /** Results of this step; the runner adds them up. */
  counts: Record<string, number>;
  /** Where the next step continues, when `done` does not tell. */
  cursor?: string;
  more: boolean;
}

/**
 * A part of a job that takes at most a second or two. It may be interrupted at any moment and is then repeated from its
 * beginning, so it must write everything through `db`.
 */
export type JobStep = (step: StepOf) => Promise<StepResult>;
export type JobSteps = Partial<Record<JobKind, JobStep>>;
