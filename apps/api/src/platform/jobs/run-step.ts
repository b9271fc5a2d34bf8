import type { Log } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import type { JobKind, JobSteps, StepResult } from './job-step.ts';
import {
  type Claimed,
  claimJob,
  failJob,
  lockJob,
  postponeJob,
  type Running,
  releaseJob,
  saveProgress,
} from './jobs-queries.ts';

export interface Runner {
  tenant: Tenant;
  steps: JobSteps;
  log: Log;
  /** Interrupts the step when it is aborted. */
  signal?: AbortSignal;
  /** Seconds until the next attempt. */
  backoff?: (attempts: number) => number;
}

/** Seconds, longer than a step takes. A step that takes longer is still not disturbed: it has locked the row of its job. */
const LEASE = 15;
/** Attempts at one step. */
export const TRIES = 6;

/** 2, 6, 18 … seconds, with a third of jitter. */
const patiently = (attempts: number) => 2 * 3 ** (attempts - 1) * (0.67 + 0.66 * Math.random());

/** Runs one step of one due job; false when there is none. */
export async function runStep(runner: Runner): Promise<boolean> {
  const { tenant, steps, log, backoff = patiently } = runner;
  const kinds = Object.keys(steps) as JobKind[]; // its keys are kinds of jobs
  const job = await claimJob(tenant.db, kinds, LEASE);
  if (!job) return false;
  const about = { tenant: tenant.name, job: job.id, kind: job.kind, attempts: job.attempts };
  try {
    // Counted but never caught: the process died with the step each time.
    if (job.attempts > TRIES) throw new Error('cut off each time');
    const result = await step(runner, job);
    if (result?.more === false) log.info({ ...about, done: result.done }, 'job done');
  } catch (error) {
    if (runner.signal?.aborted) {
      log.info(about, 'job step goes on after the next start');
      await releaseJob(tenant.db, job.id);
    } else if (job.attempts >= TRIES) {
      log.error({ ...about, err: error }, 'job failed');
      await failJob(tenant.db, job.id, 'gave_up');
    } else {
      log.warn({ ...about, err: error }, 'job step failed');
      await postponeJob(tenant.db, job.id, backoff(job.attempts));
    }
  }
  return true;
}

const NEVER = new AbortController().signal;

/** The step and its progress in one transaction; undefined when somebody else has finished the job meanwhile. */
async function step(
  { tenant, steps, log, signal = NEVER }: Runner,
  { id, kind }: Claimed,
): Promise<StepResult | undefined> {
  const committed: (() => void)[] = [];
  const result = await tenant.db.transaction().execute(async (db) => {
    const job = await lockJob(db, id);
    const take = steps[kind];
    if (!job || !take) return undefined;
    const { cursor, ...params } = job.params;
    const taken = await take({
      id,
      db,
      tenant,
      params,
      done: job.done,
      total: job.total,
      cursor: typeof cursor === 'string' ? cursor : undefined,
      createdBy: job.created_by,
      signal,
      afterCommit: (work) => committed.push(work),
      log,
    });
    await saveProgress(db, id, progressOf(job, params, taken));
    return taken;
  });
  for (const work of committed) work();
  return result;
}

function progressOf(job: Running, params: Running['params'], { done, total, counts, cursor, more }: StepResult) {
  const sums = { ...job.counts };
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return { params: { ...params, ...(cursor !== undefined && { cursor }) }, done, total, counts: sums, over: !more };
}
