import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { JobsTable } from '#platform/database/tables/operations.ts';
import type { JobKind, JobParams } from './job-step.ts';

type Row = Selectable<JobsTable>;
export type Claimed = Pick<Row, 'id' | 'kind' | 'attempts'>;
export type Running = Pick<Row, 'params' | 'done' | 'total' | 'counts' | 'created_by'>;

export interface NewJob {
  id: string;
  kind: JobKind;
  /** What the job is about, when there should be at most one unfinished job of this kind about it. */
  key?: string | undefined;
  params: JobParams;
  createdBy: string | null;
}

/** False when an unfinished job has the same key. Waits for a concurrent insert. */
export async function insertJob(db: Db, { id, kind, key, params, createdBy }: NewJob): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jobs')
    .values({
      id,
      kind,
      dedupe_key: key,
      params: JSON.stringify(params),
      created_by: createdBy,
      created_at: undefined,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Long exports keep a process busy: those of one user run one at a time. */
const isNext = sql<boolean>`(kind <> 'export' OR NOT EXISTS (SELECT FROM jobs earlier
  WHERE earlier.kind = 'export' AND earlier.created_by = jobs.created_by AND earlier.status IN ('queued', 'running')
    AND (earlier.created_at, earlier.id) < (jobs.created_at, jobs.id)))`;

/** Leases a due job for `lease` seconds: when the process dies, another one takes it after that. */
export async function claimJob(db: Db, kinds: JobKind[], lease: number): Promise<Claimed | undefined> {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('kind', 'in', kinds)
    .where(sql<boolean>`coalesce(locked_until, '-infinity') <= now()`)
    .where(isNext)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('jobs')
    .set((set) => ({
      status: 'running',
      attempts: set('attempts', '+', 1),
      locked_until: sql<Date>`now() + make_interval(secs => ${lease})`,
    }))
    .where('id', '=', due)
    .returning(['id', 'kind', 'attempts'])
    .executeTakeFirst();
}

/** The job as of its last step, locked until the transaction ends; undefined when it is finished. */
export const lockJob = (db: Db, id: string): Promise<Running | undefined> =>
  db
    .selectFrom('jobs')
    .select(['params', 'done', 'total', 'counts', 'created_by'])
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();

interface Progress {
  params: JobParams;
  done: number;
  total: number;
  counts: Record<string, number>;
  over: boolean;
}

/** Ends the lease, so that any process can take the next step. */
export async function saveProgress(db: Db, id: string, progress: Progress): Promise<void> {
  const { params, done, total, counts, over } = progress;
  await db
    .updateTable('jobs')
    .set({
      params: JSON.stringify(params),
      counts: JSON.stringify(counts),
      done,
      total,
      attempts: 0,
      locked_until: null,
      ...(over && { status: 'done', finished_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
}

/** The step is repeated after this many seconds. */
export async function postponeJob(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ locked_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** Ends the lease of a step that was interrupted, as if nobody had begun it. */
export async function releaseJob(db: Db, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ locked_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** `reason` is a code; its sentence is in the messages of the feature `jobs`. */
export async function failJob(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ status: 'failed', error: reason, locked_until: null, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

const shown = (db: Db) =>
  db
    .selectFrom('jobs')
    .leftJoin('users', 'users.id', 'jobs.created_by')
    .select([
      'jobs.id',
      'jobs.kind',
      'jobs.status',
      'jobs.done',
      'jobs.total',
      'jobs.counts',
      'jobs.error',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('created_by'),
      'jobs.created_at',
      'jobs.finished_at',
    ]);

export type Shown = Awaited<ReturnType<typeof latestJobs>>[number];

export const latestJobs = (db: Db, limit: number) =>
  shown(db).orderBy('jobs.created_at', 'desc').orderBy('jobs.id', 'desc').limit(limit).execute();

export const findJob = (db: Db, id: string) => shown(db).where('jobs.id', '=', id).executeTakeFirst();

const unfinished = (db: Db, kind: JobKind) =>
  db.selectFrom('jobs').where('kind', '=', kind).where('status', 'in', ['queued', 'running']);

/** The unfinished job with this kind and key. */
export async function findUnfinished(db: Db, kind: JobKind, key: string): Promise<string | undefined> {
  const job = await unfinished(db, kind).where('dedupe_key', '=', key).select('id').executeTakeFirst();
  return job?.id;
}

/** Number of unfinished jobs of this kind that a user has enqueued. */
export async function countUnfinished(db: Db, kind: JobKind, createdBy: string): Promise<number> {
  const { count } = await unfinished(db, kind)
    .where('created_by', '=', createdBy)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
