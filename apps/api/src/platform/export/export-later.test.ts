import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { purge } from '#platform/database/purge.ts';
import type { JobStep } from '#platform/jobs/job-step.ts';
import { runStep } from '#platform/jobs/run-step.ts';
import { jobSteps } from '../../app/job-steps.ts';
import { type Calling, createPeople, type Person } from '../../testing/people/people.ts';
import { inParts } from '../../testing/records/in-parts.ts';
import { get } from '../../testing/server/answers.ts';
import { createFakeLog } from '../../testing/server/fake-log.ts';
import { runJobs } from '../../testing/server/run-jobs.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office' });
const people = createPeople(portal);
const MANY = 20_001;

let admin: Person & Calling;
beforeAll(async () => {
  admin = await people.come('administrator');
  await inParts(
    portal.db,
    MANY,
    (numbers) => sql`
    INSERT INTO users (id, email, first_name, last_name, role, status)
    SELECT gen_random_uuid(), 'long-' || n || '@list.example', 'Długa', 'Lista ' || n, 'viewer', 'active'
    FROM ${numbers} n`,
  );
});

const ask = (by: Calling, query = 'format=csv&columns=email,role&filters[role]=viewer&sort=email:desc') =>
  get(by, `/api/users/export?${query}`);
const download = (by: Calling, id: string) => by.call({ url: `/api/exports/${id}` });
const jobsOf = async ({ id }: Person) =>
  (await portal.db.selectFrom('jobs').select('id').where('created_by', '=', id).execute()).length;
const jobOf = async (id: string) => (await get(admin, `/api/jobs/${id}`)).body.data;

test('a long list becomes a file in the background, with all its rows in their order', async () => {
  const { status, body } = await ask(admin);
  const { id } = body.data;
  expect([status, body.data]).toMatchObject([202, { kind: 'export', status: 'queued', done: 0 }]);
  expect((await download(admin, id)).statusCode).toBe(404);
  await runJobs(portal);
  const job = await jobOf(id);
  expect(job).toMatchObject({ status: 'done', done: job.total, counts: { rows: job.total } });
  const { headers, body: file } = await download(admin, id);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/attachment; filename="uzytkownicy_\d{4}-\d\d-\d\d\.csv"/);
  const [heading, ...lines] = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(heading).toBe('E-mail;Rola');
  const rows = await portal.db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'viewer')
    .where('deleted_at', 'is', null)
    .orderBy(sql`email COLLATE "pl-x-icu"`, 'desc')
    .orderBy('id', 'desc')
    .execute();
  expect(lines).toEqual(rows.map(({ email }) => `${email};Tylko podgląd`));
  expect(await people.history(admin.id)).toMatchObject([
    ['user.exported', { rows: [null, String(lines.length)], file: [null, expect.stringContaining('.csv')] }],
  ]);
  expect(await portal.db.selectFrom('export_parts').selectAll().execute()).toEqual([]);
});

test('a workbook is one, too', async () => {
  const { body } = await ask(admin, 'format=xlsx&columns=email');
  await runJobs(portal);
  expect((await download(admin, body.data.id)).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('a workbook may take longer than a transaction may do nothing', async () => {
  const { body } = await ask(admin, 'format=xlsx&columns=name,role,companies,email,phone,position,status,created_at');
  const { export: exportStep } = jobSteps;
  const hurried: JobStep = async (step) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 500`.execute(step.db);
    return exportStep(step);
  };
  const runner = { tenant: portal.tenant, steps: { export: hurried }, log: createFakeLog(), backoff: () => 0 };
  while (await runStep(runner));
  expect(await jobOf(body.data.id)).toMatchObject({ status: 'done' });
});

test('a stop does not wait for a workbook, which is made after the next start', async () => {
  const { body } = await ask(admin, 'format=xlsx&columns=name,role,companies,email,phone,position,status,created_at');
  const { id } = body.data;
  const isWriting = async () =>
    (await portal.db.selectFrom('jobs').select('params').where('id', '=', id).executeTakeFirstOrThrow()).params
      .cursor === '"file"';
  const runner = { tenant: portal.tenant, steps: jobSteps, log: createFakeLog() };
  while (!(await isWriting())) await runStep(runner);

  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 100);
  const begun = performance.now();
  await runStep({ ...runner, signal: stopping.signal });
  expect(performance.now() - begun).toBeLessThan(1_000);
  const job = portal.db.selectFrom('jobs').select(['status', 'attempts', 'locked_until']).where('id', '=', id);
  expect(await job.executeTakeFirstOrThrow()).toEqual({ status: 'running', attempts: 0, locked_until: null });
  expect((await download(admin, id)).statusCode).toBe(404);

  await runJobs(portal);
  expect((await download(admin, id)).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('whoever asks the same while it goes on gets the same job, and another person one of their own', async () => {
  const other = await people.come('administrator');
  const ids = [await ask(admin), await ask(admin), await ask(other), await ask(admin, 'format=csv&columns=email')].map(
    ({ body }) => body.data.id,
  );
  expect([ids[1], new Set(ids).size]).toEqual([ids[0], 3]);
  await runJobs(portal);
  expect((await download(other, ids[0])).statusCode).toBe(404);
  expect((await download(other, ids[2])).statusCode).toBe(200);
});

test('thirty who ask the same at the same moment get one job', async () => {
  const person = await people.come('administrator');
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(person)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  expect(await jobsOf(person)).toBe(1);
  await runJobs(portal);
  const again = await ask(person);
  expect(again.body.data.id).not.toBe(answers[0]?.body.data.id);
  await runJobs(portal);
});

test('three files of a person are made at a time; of thirty who ask for others at the same moment three get a job', async () => {
  const person = await people.come('administrator');
  const askFor = (number: number) => ask(person, `format=csv&columns=email${',email'.repeat(number)}`);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => askFor(number)));
  const refused = answers.filter(({ status }) => status !== 202);
  expect([refused.length, await jobsOf(person)]).toEqual([27, 3]);
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([429, 'too_many_exports']);
    expect(body.error).toBe(
      'W tle powstają już Twoje pliki (3). Poczekaj, aż któryś będzie gotowy, i spróbuj ponownie',
    );
  }
  const got = answers.findIndex(({ status }) => status === 202);
  expect((await askFor(got)).body.data.id).toBe(answers[got]?.body.data.id);
  expect((await ask(admin)).status).toBe(202);
  await runJobs(portal);
  expect((await askFor(answers.findIndex(({ status }) => status === 429))).status).toBe(202);
  await runJobs(portal);
});

test('whoever has left the office by then gets no file', async () => {
  const leaver = await people.come('accountant');
  const { body } = await ask(leaver);
  await portal.db.updateTable('users').set({ status: 'deactivated' }).where('id', '=', leaver.id).execute();
  await runJobs(portal);
  expect(await jobOf(body.data.id)).toMatchObject({ status: 'done', counts: {} });
  expect(await portal.db.selectFrom('export_files').select('name').where('user_id', '=', leaver.id).execute()).toEqual(
    [],
  );
});

test('a file is gone after a day', async () => {
  const { body } = await ask(admin);
  await runJobs(portal);
  const yesterday = sql<Date>`now() - interval '25 hours'`;
  await portal.db.updateTable('export_files').set({ created_at: yesterday }).execute();
  expect((await download(admin, body.data.id)).statusCode).toBe(404);
  await purge(portal.db);
  expect(await portal.db.selectFrom('export_files').select('name').execute()).toEqual([]);
});

test('a column that does not exist is refused at once', async () => {
  expect((await ask(admin, 'format=csv&columns=password_hash')).status).toBe(422);
});
