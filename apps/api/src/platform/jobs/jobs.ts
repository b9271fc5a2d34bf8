import { v7 as uuid } from 'uuid';
import type { Context } from '#platform/http/contract/handlers.ts';
import { createWorker, type Log, SILENT, type Worker } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import type { JobKind, JobParams, JobSteps } from './job-step.ts';
import { findUnfinished, insertJob } from './jobs-queries.ts';
import { type Runner, runStep } from './run-step.ts';

/** Runs the jobs of the table `jobs`, step by step. Any number of processes may do so at once. */
export interface JobWorkers {
  start(log?: Log): void;
  /** Interrupts a long step and waits for a short one; the job continues after the next start. */
  stop(): Promise<void>;
}

export interface Jobs {
  steps: JobSteps;
  /** Enqueues what is due by the calendar; called every minute. */
  plan(tenant: Tenant, now: Date): Promise<void>;
}

const LOOK_EVERY = 2_000;
const PLAN_EVERY = 60_000;

const workers = new WeakMap<Tenant, Worker>();

/** Looks for jobs now, because one was committed. */
const wake = (tenant: Tenant) => workers.get(tenant)?.nudge();

/**
 * Enqueues a job, which starts after the transaction has committed, and returns its id. When an unfinished job has the
 * same kind and key, returns the id of that one.
 */
export async function enqueueJob(
  { db, tenant, caller, afterCommit }: Pick<Context, 'db' | 'tenant' | 'caller' | 'afterCommit'>,
  { kind, params, key }: { kind: JobKind; params: JobParams; key?: string },
): Promise<string> {
  for (;;) {
    const id = uuid();
    if (await insertJob(db, { id, kind, key, params, createdBy: caller.id })) {
      afterCommit(() => wake(tenant));
      return id;
    }
    // Undefined when it has finished meanwhile.
    const before = key === undefined ? undefined : await findUnfinished(db, kind, key);
    if (before !== undefined) return before;
  }
}

/** One worker per tenant. */
export function createJobWorkers(tenants: Tenant[], { steps, plan }: Jobs): JobWorkers {
  let planning: NodeJS.Timeout | undefined;
  let started: Worker[] = [];
  let stopping = new AbortController();
  return {
    start(log = SILENT) {
      stopping = new AbortController();
      const { signal } = stopping;
      started = tenants.map((tenant) => startWorker({ tenant, steps, log, signal }));
      const planAll = () => Promise.all(tenants.map((tenant) => planFor(tenant, plan, log)));
      void planAll();
      planning = setInterval(planAll, PLAN_EVERY).unref();
    },
    async stop() {
      clearInterval(planning);
      stopping.abort();
      await Promise.all(started.map((worker) => worker.stop()));
    },
  };
}

function startWorker(runner: Runner): Worker {
  const { tenant, log } = runner;
  const look = () => runStep(runner);
  const worker = createWorker({ name: `jobs ${tenant.name}`, look, every: LOOK_EVERY, log });
  workers.set(tenant, worker);
  return worker;
}

async function planFor(tenant: Tenant, plan: Jobs['plan'], log: Log): Promise<void> {
  try {
    await plan(tenant, new Date());
    wake(tenant);
  } catch (error) {
    log.warn({ err: error, tenant: tenant.name }, 'planning of jobs failed');
  }
}
