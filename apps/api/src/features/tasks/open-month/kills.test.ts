import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/database/database.ts';
import type { JobStep } from '#platform/jobs/job-step.ts';
import { insertJob } from '#platform/jobs/jobs-queries.ts';
import { runStep } from '#platform/jobs/run-step.ts';
import { createPeople } from '../../../testing/people/people.ts';
import { addCompanies } from '../../../testing/records/profiles.ts';
import { createFakeLog } from '../../../testing/server/fake-log.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';
import { createOpenMonthStep, openMonthStep } from './step.ts';

const COMPANIES = 230;
const AT_ONCE = 25;
const MONTH = '2026-03';

const portal = sharedTestApp({});
const people = createPeople(portal);
let createdBy = '';
beforeAll(async () => {
  createdBy = (await people.add('owner')).id;
  await addCompanies(portal, COMPANIES);
});
afterEach(async () => {
  for (const table of ['tasks', 'jobs'] as const) await portal.db.deleteFrom(table).execute();
});

async function put(): Promise<string> {
  const id = uuid();
  await insertJob(portal.db, { id, kind: 'open_month', params: { period: MONTH }, createdBy });
  return id;
}

async function runAll(step: JobStep, db = portal.db): Promise<void> {
  const tenant = { ...portal.tenant, db };
  while (await runStep({ tenant, steps: { open_month: step }, log: createFakeLog(), backoff: () => 0 }));
}

const inSmallSteps = createOpenMonthStep(AT_ONCE);

const job = (id: string) => portal.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Everything that was made, without what is new each time: ids and instants. */
async function made(db: Db) {
  const [tasks, liabilities, declarations, history] = await Promise.all([
    sql`SELECT company_id, kind, period, title, docs_due_at, due_at, status, assignee_id, client_visible,
      (SELECT json_agg(item ->> 'text') FROM jsonb_array_elements(checklist) item) AS checklist
      FROM tasks ORDER BY company_id, kind`.execute(db),
    sql`SELECT tasks.company_id, tasks.kind AS of, liabilities.kind, liabilities.period, statutory_date, due_date, account, transfer_symbol
      FROM liabilities JOIN tasks ON tasks.id = task_id ORDER BY 1, 2, 3, 4`.execute(db),
    sql`SELECT tasks.company_id, tasks.kind AS of, form, declarations.period, due_date
      FROM declarations JOIN tasks ON tasks.id = task_id ORDER BY 1, 2, 3, 4`.execute(db),
    sql`SELECT audit.company_id, tasks.kind, action, changes FROM audit JOIN tasks ON tasks.id = entity_id ORDER BY 1, 2`.execute(
      db,
    ),
  ]);
  const listed = await sql`SELECT id, open_tasks FROM companies ORDER BY id`.execute(db);
  return [tasks.rows, liabilities.rows, declarations.rows, history.rows, listed.rows];
}

/** The same numbers between 0 and 1 for the same seed. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Cut off in half of its steps: before anything was done, after everything was, or with the connection. */
const killed =
  (chance: () => number): JobStep =>
  async (step) => {
    const fate = chance();
    if (fate < 0.15) throw new Error('killed before');
    const result = await inSmallSteps(step);
    if (fate < 0.35) throw new Error('killed after');
    if (fate < 0.5) await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(step.db);
    return result;
  };

test('a job that is killed at any moment comes to the same end as one that nobody disturbs', async () => {
  const undisturbed = await put();
  await runAll(inSmallSteps);
  const expected = await made(portal.db);
  const { counts, done, total } = await job(undisturbed);
  expect([done, total]).toEqual([COMPANIES, COMPANIES]);

  for (const seed of [1, 7, 42, 1_000, 31_337, 271_828]) {
    for (const table of ['tasks', 'jobs'] as const) await portal.db.deleteFrom(table).execute();
    const id = await put();
    const chance = createChance(seed);
    await runAll(killed(chance));
    expect(await made(portal.db)).toEqual(expected);
    expect(await job(id)).toMatchObject({ status: 'done', counts, done, total });
  }
});

test('two that open the same month at the same time make it once', async () => {
  const ids = [await put(), await put()];
  await Promise.all([runAll(inSmallSteps), runAll(inSmallSteps)]);
  await runAll(inSmallSteps);
  expect(await Promise.all(ids.map(async (id) => (await job(id)).status))).toEqual(['done', 'done']);
  const twice = await sql`SELECT company_id FROM tasks GROUP BY company_id, kind, period HAVING count(*) > 1`.execute(
    portal.db,
  );
  expect(twice.rows).toEqual([]);
  const orphans = await sql`SELECT id FROM tasks WHERE kind = 'settlement' AND NOT EXISTS (
    SELECT FROM audit WHERE entity_id = tasks.id)`.execute(portal.db);
  expect(orphans.rows).toEqual([]);
});

test('takes less than 100 statements for a thousand companies', async () => {
  await addCompanies(portal, 1_000, { has_employees: true }, COMPANIES);
  await put();
  let statements = 0;
  const count = {
    transformQuery: ({ node }: { node: unknown }) => {
      statements += 1;
      return node as never;
    },
    transformResult: async ({ result }: { result: unknown }) => result as never,
  };
  await runAll(openMonthStep, portal.db.withPlugin(count));
  const companies = COMPANIES + 1_000;
  const steps = Math.ceil(companies / 500);
  // BEGIN and COMMIT of each step are none of Kysely's queries.
  expect(statements + 2 * steps).toBeLessThan((companies / 1_000) * 40);
  expect(await portal.db.selectFrom('tasks').select('id').where('kind', '=', 'settlement').execute()).not.toEqual([]);
});
