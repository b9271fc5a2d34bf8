import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPeople } from '../../testing/people/people.ts';
import { createFakeLog } from '../../testing/server/fake-log.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import type { JobStep } from './job-step.ts';
import { createJobWorkers, enqueueJob } from './jobs.ts';
import { claimJob, failJob, findJob, insertJob } from './jobs-queries.ts';
import { runStep, TRIES } from './run-step.ts';

const portal = sharedTestApp({});
const people = createPeople(portal);
beforeEach(() => portal.db.deleteFrom('jobs').execute());

/** A job of ten pieces, three at a time, which leaves a mark for each piece; `trouble` is asked before a step is over. */
const marking =
  (trouble: (mark: number) => void | Promise<void> = () => {}): JobStep =>
  async ({ db, done, cursor, params }) => {
    const pieces = Array.from({ length: Math.min(3, 10 - done) }, (_, index) => done + index);
    await db
      .insertInto('outbox')
      .values(pieces.map((piece) => messageOf(`${String(params.name)} ${piece}`)))
      .execute();
    await trouble(done);
    const after = done + pieces.length;
    return {
      done: after,
      total: 10,
      counts: { pieces: pieces.length },
      cursor: `${cursor ?? ''}${after}.`,
      more: after < 10,
    };
  };

const messageOf = (name: string) => ({
  id: uuid(),
  channel: 'email' as const,
  recipient: 'nobody@job.example',
  subject: name,
  text: '',
  code: null,
  link: null,
  dedupe_key: uuid(),
  last_error: null,
  next_attempt_at: undefined,
  created_at: undefined,
});

const put = async (name = 'job') => {
  const id = uuid();
  await insertJob(portal.db, { id, kind: 'publish', params: { name }, createdBy: null });
  return id;
};
const row = (id: string) => portal.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const marks = async (name = 'job') => {
  const found = await portal.db
    .selectFrom('outbox')
    .select('subject')
    .where('subject', 'like', `${name} %`)
    .orderBy('id')
    .execute();
  return found.map(({ subject }) => Number(subject.slice(name.length + 1)));
};
const ALL = Array.from({ length: 10 }, (_, index) => index);
const runner = (step: JobStep, log = createFakeLog()) => ({
  tenant: portal.tenant,
  steps: { publish: step },
  log,
  backoff: () => 0,
});
async function runAll(step: JobStep, log = createFakeLog()): Promise<number> {
  let steps = 0;
  while (await runStep(runner(step, log))) steps += 1;
  return steps;
}

describe('a job', () => {
  test('goes on step by step, each with its progress', async () => {
    const id = await put('steps');
    const seen: unknown[] = [];
    const watched: JobStep = async (step) => {
      seen.push([step.done, step.cursor, step.params]);
      return marking()(step);
    };
    await runStep(runner(watched));
    expect(await row(id)).toMatchObject({ status: 'running', done: 3, total: 10, counts: { pieces: 3 }, attempts: 0 });
    await runAll(watched);
    expect(seen).toEqual([
      [0, undefined, { name: 'steps' }],
      [3, '3.', { name: 'steps' }],
      [6, '3.6.', { name: 'steps' }],
      [9, '3.6.9.', { name: 'steps' }],
    ]);
    const { status, done, total, counts, finished_at, locked_until } = await row(id);
    expect([status, done, total, counts, locked_until]).toEqual(['done', 10, 10, { pieces: 10 }, null]);
    expect(finished_at).toBeInstanceOf(Date);
    expect(await marks('steps')).toEqual(ALL);
  });

  test('that fails is tried again from the last step, and what the failed one did is undone', async () => {
    const id = await put('again');
    let failures = 0;
    const log = createFakeLog();
    await runAll(
      marking((done) => {
        if (done === 3 && failures++ < 2) throw new Error('no');
      }),
      log,
    );
    expect(await row(id)).toMatchObject({ status: 'done', attempts: 0, error: null });
    expect(await marks('again')).toEqual(ALL);
    expect(log.lines.map(({ level, text }) => [level, text])).toEqual([
      ['warn', 'job step failed'],
      ['warn', 'job step failed'],
      ['info', 'job done'],
    ]);
  });

  test('whose connection breaks in a step goes on as well', async () => {
    const id = await put('broken');
    let broken = false;
    await runAll(async (step) => {
      const result = await marking()(step);
      if (step.done === 6 && !broken) {
        broken = true;
        await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(step.db);
      }
      return result;
    });
    expect([broken, (await row(id)).status, await marks('broken')]).toEqual([true, 'done', ALL]);
  });

  test('that fails each time is given up, with what it has done kept', async () => {
    const id = await put('lost');
    const log = createFakeLog();
    const steps = await runAll(
      marking((done) => {
        if (done === 3) throw new Error('never');
      }),
      log,
    );
    expect(steps).toBe(1 + TRIES);
    expect(await row(id)).toMatchObject({ status: 'failed', done: 3, error: 'gave_up', attempts: TRIES });
    expect((await row(id)).finished_at).toBeInstanceOf(Date);
    expect(await marks('lost')).toEqual([0, 1, 2]);
    expect(log.lines.at(-1)).toMatchObject({ level: 'error', text: 'job failed' });
  });

  test('that takes its process with it each time is given up too', async () => {
    const id = await put('deadly');
    await portal.db.updateTable('jobs').set({ status: 'running', attempts: TRIES }).where('id', '=', id).execute();
    await runAll(marking());
    expect(await row(id)).toMatchObject({ status: 'failed', error: 'gave_up' });
    expect(await marks('deadly')).toEqual([]);
  });

  test('whose process died is taken up when its lock has run out', async () => {
    const id = await put('orphan');
    const lock = (seconds: number) =>
      portal.db
        .updateTable('jobs')
        .set({ status: 'running', attempts: 1, locked_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
        .where('id', '=', id)
        .execute();
    await lock(60);
    expect(await runAll(marking())).toBe(0);
    await lock(-1);
    await runAll(marking());
    expect((await row(id)).status).toBe('done');
  });

  test('is done once by many at once', async () => {
    const ids = await Promise.all(['one', 'two', 'three'].map(put));
    await Promise.all(Array.from({ length: 4 }, () => runAll(marking())));
    // Whoever found a job locked has stopped looking before its last step.
    await runAll(marking());
    expect(await Promise.all(ids.map(async (id) => (await row(id)).status))).toEqual(['done', 'done', 'done']);
    for (const name of ['one', 'two', 'three']) expect(await marks(name)).toEqual(ALL);
  });

  test('leaves what nobody here can do to others', async () => {
    const id = await put('foreign');
    expect(await runStep({ ...runner(marking()), steps: { open_month: marking() } })).toBe(false);
    expect((await row(id)).status).toBe('queued');
  });

  test('that is interrupted by a stop is released at once, and loses no attempt', async () => {
    const id = await put('stopped');
    const workers = createJobWorkers([portal.tenant], {
      steps: {
        publish: ({ signal }) =>
          new Promise<never>((_, reject) => {
            const end = () => reject(new Error('stopped'));
            if (signal.aborted) end();
            signal.addEventListener('abort', end);
          }),
      },
      plan: async () => {},
    });
    workers.start();
    await expect.poll(async () => (await row(id)).status).toBe('running');
    await workers.stop();
    expect(await row(id)).toMatchObject({ status: 'running', attempts: 0, locked_until: null });
    await runAll(marking());
    expect(await marks('stopped')).toEqual(ALL);
  });

  test('runs what is left for after the commit then, and not after a failure', async () => {
    await put('later');
    const told: string[] = [];
    let fails = true;
    await runAll(async (step) => {
      step.afterCommit(() => told.push(`${step.done}`));
      if (step.done === 3 && fails) {
        fails = false;
        throw new Error('once');
      }
      return marking()(step);
    });
    expect(told).toEqual(['0', '3', '6', '9']);
  });
});

test('of the long files of a person one is made at a time, whoever else waits', async () => {
  const [one, other] = [await people.add('administrator'), await people.add('administrator')];
  const ids: string[] = [];
  for (const { id: createdBy } of [one, one, other]) {
    ids.push(uuid());
    await insertJob(portal.db, { id: ids.at(-1) ?? '', kind: 'export', params: {}, createdBy });
  }
  const claim = async () => (await claimJob(portal.db, ['export'], 15))?.id;
  expect([await claim(), await claim(), await claim()]).toEqual([ids[0], ids[2], undefined]);
  await failJob(portal.db, ids[0] ?? '', 'gave_up');
  expect(await claim()).toBe(ids[1]);
});

describe('the workers', () => {
  test('begin at once with what was committed, and stop after the step that is going on', async () => {
    const { id: created } = await people.add('administrator');
    const workers = createJobWorkers([portal.tenant], { steps: { publish: marking() }, plan: async () => {} });
    workers.start();
    const committed: (() => void)[] = [];
    const caller = { id: created, sessionId: '', role: 'administrator', isAdmin: true, rowSecurity: false } as const;
    const context = { ...portal, caller, afterCommit: (work: () => void) => committed.push(work) };
    const id = await enqueueJob(context, { kind: 'publish', params: { name: 'worker' } });
    for (const work of committed) work();
    await expect.poll(async () => (await row(id)).status, { timeout: 1_500 }).toBe('done');
    await workers.stop();
    expect(await marks('worker')).toEqual(ALL);
    expect(await findJob(portal.db, id)).toMatchObject({
      id,
      kind: 'publish',
      status: 'done',
      counts: { pieces: 10 },
      created_by: expect.stringMatching(/^Test /),
    });
  });

  test('go on after planning has failed', async () => {
    const id = await put('planned');
    const log = createFakeLog();
    const plan = () => Promise.reject(new Error('no calendar'));
    const workers = createJobWorkers([portal.tenant], { steps: { publish: marking() }, plan });
    workers.start(log);
    await expect.poll(async () => (await row(id)).status).toBe('done');
    await workers.stop();
    expect(log.lines.map(({ text }) => text)).toContain('planning of jobs failed');
  });
});
