import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { runStep } from '#platform/jobs/run-step.ts';
import { jobSteps } from '../../../app/job-steps.ts';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { createFakeLog } from '../../../testing/server/fake-log.ts';
import { runJobs } from '../../../testing/server/run-jobs.ts';
import { countWaiting } from '../../../testing/server/waiting.ts';

const office = sharedSettlementOffice();
const { portal, admin, people, company, addTask, addLiability, liability, notices } = office;
const newTask = (values: Parameters<typeof office.newTask>[0] = {}) =>
  office.newTask({ status: 'calculated', ...values });

let client: Someone;
beforeAll(async () => {
  client = await office.newClient('representative');
});

const ready = { status: 'calculated' as const, amount: '100.00', result: 'payable' as const };
const publish = (ids: string[], options: object = {}) =>
  send(admin, 'POST', '/api/liabilities/publish', { ids, channels: ['email'], dry_run: false, ...options });
const task = (id: string) => portal.db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const told = async (taskId: string) => (await notices('taxes_ready')).filter((notice) => notice.entity_id === taskId);

describe('a dry run', () => {
  test('shows what each client will get, and what stands in the way', async () => {
    const other = await people.company('Optyk');
    const first = await newTask();
    const second = await addTask({ company_id: other.id, period: '2029-10', status: 'calculated' });
    const ids = [
      await addLiability(first, { ...ready, amount: '1234.00' }),
      await addLiability(first, { ...ready, kind: 'zus', amount: '1646.47' }),
      await addLiability(first, { ...ready, kind: 'pit', result: 'refund', amount: '77.00' }),
      await addLiability(second, { ...ready, kind: 'zus', account: null }),
      await addLiability(second),
    ];
    const { status, body } = await publish(ids, { dry_run: true });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ dry_run: true, publishable: 3, refused: 2, total: '2880.47', job: null });
    expect(body.data.companies).toMatchObject([
      { company: { id: company.id, name: company.name }, recipients: 1, total: '2880.47' },
      { company: { id: other.id, name: other.name }, recipients: 1, total: '0.00' },
    ]);
    expect(body.data.companies[1].liabilities.map(({ refused }: { refused: string }) => refused).toSorted()).toEqual([
      'Brakuje numeru rachunku. Uzupełnij go w zobowiązaniu albo w danych firmy',
      'Kwota nie jest jeszcze wyliczona',
    ]);
    await runJobs(portal);
    expect((await liability(ids[0] ?? '')).status).toBe('calculated');
  });

  test('names an id that is none', async () => {
    const { status, body } = await publish([company.id], { dry_run: true });
    expect([status, body.errors[0].pointer, body.error]).toEqual([422, '/ids/0', 'Nie ma takiego zobowiązania']);
  });
});

describe('publishing', () => {
  test('answers at once, goes on as a job, tells each client once and moves the settlement on', async () => {
    const one = await newTask();
    const ids = [await addLiability(one, ready), await addLiability(one, { ...ready, kind: 'zus' })];
    const { body } = await publish(ids);
    expect(body.data).toMatchObject({ publishable: 2, job: { kind: 'publish', status: 'queued', done: 0 } });
    expect((await get(client, `/api/liabilities/${ids[0]}`)).status).toBe(404);
    await runJobs(portal);
    const job = (await get(admin, `/api/jobs/${body.data.job.id}`)).body.data;
    expect(job).toMatchObject({ status: 'done', done: 2, total: 2, counts: { liabilities: 2, settlements: 1 } });
    expect((await get(client, `/api/liabilities/${ids[0]}`)).body.data.status).toBe('read');
    expect(await told(one.id)).toEqual([
      { user_id: client.id, entity_id: one.id, company_id: company.id, channel: 'email' },
    ]);
    expect((await task(one.id)).status).toBe('published');
    const history = (await people.history(one.id)).map(([action]) => action).toSorted();
    expect(history).toEqual(['liability.published', 'liability.published', 'liability.read', 'task.moved']);
  });

  test('twice at once is publishing once', async () => {
    const one = await newTask();
    const ids = [await addLiability(one, ready)];
    const answers = await Promise.all([publish(ids), publish(ids), publish(ids)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runJobs(portal);
    expect(await told(one.id)).toHaveLength(1);
    expect((await liability(ids[0] ?? '')).version).toBe(2);
    const again = await publish(ids);
    expect(again.body.data).toMatchObject({ publishable: 0, refused: 1, job: null });
  });

  test('of one half by each of two processes moves the settlement on', async () => {
    const one = await newTask();
    const ids = [await addLiability(one, ready), await addLiability(one, { ...ready, kind: 'zus' })];
    for (const id of ids) await publish([id]);
    const runner = { tenant: portal.tenant, steps: jobSteps, log: createFakeLog() };
    const steps = await portal.db.transaction().execute(async (db) => {
      await db.selectFrom('liabilities').select('id').where('id', 'in', ids).forUpdate().execute();
      const under = [runStep(runner), runStep(runner)];
      await expect.poll(() => countWaiting(portal.db)).toBe(2);
      return { under };
    });
    await Promise.all(steps.under);
    expect([...(await Promise.all(ids.map(liability))), await task(one.id)].map(({ status }) => status)).toEqual([
      'published',
      'published',
      'published',
    ]);
  });

  test('of a part leaves the settlement where it is', async () => {
    const one = await newTask();
    await addLiability(one, { kind: 'vat' });
    await publish([await addLiability(one, { ...ready, kind: 'zus' })]);
    await runJobs(portal);
    expect((await task(one.id)).status).toBe('calculated');
  });

  test('leaves out what was changed before the job came to it', async () => {
    const one = await newTask();
    const [kept, dropped] = [await addLiability(one, ready), await addLiability(one, { ...ready, kind: 'zus' })];
    await publish([kept, dropped]);
    await portal.db.updateTable('liabilities').set({ status: 'not_applicable' }).where('id', '=', dropped).execute();
    await runJobs(portal);
    expect([(await liability(kept)).status, (await liability(dropped)).status]).toEqual([
      'published',
      'not_applicable',
    ]);
    expect((await task(one.id)).status).toBe('published');
  });

  test('waits for the reviewer where somebody checks', async () => {
    const reviewer = await people.come('accountant', { first_name: 'Ewa', last_name: 'Sprawdzająca' });
    const one = await newTask({ status: 'review', reviewer_id: reviewer.id });
    const id = await addLiability(one, ready);
    const refused = await publish([id], { dry_run: true });
    expect(refused.body.data.companies[0].liabilities[0].refused).toBe('Kwotę zatwierdza najpierw Ewa Sprawdzająca');
    const { version } = await liability(id);
    await send(reviewer, 'POST', `/api/liabilities/${id}/status`, { to: 'approved', version });
    await publish([id]);
    await runJobs(portal);
    expect([(await liability(id)).status, (await task(one.id)).status]).toEqual(['published', 'published']);
  });

  test('leaves taxes to others than payroll', async () => {
    const payroll = await people.come('payroll');
    const one = await newTask();
    const ids = [await addLiability(one, ready), await addLiability(one, { ...ready, kind: 'zus' })];
    const { body } = await send(payroll, 'POST', '/api/liabilities/publish', {
      ids,
      channels: ['email'],
      dry_run: true,
    });
    expect(body.data).toMatchObject({ publishable: 1, refused: 1 });
  });

  test('is for the office only', async () => {
    const { status } = await send(client, 'POST', '/api/liabilities/publish', {
      ids: [company.id],
      channels: ['email'],
      dry_run: true,
    });
    expect(status).toBe(404);
  });
});

test('a job that is cut off at random comes to the same end: each is published once, each client told once', async () => {
  const tasks: { id: string; company_id: string }[] = [];
  for (let count = 0; count < 70; count += 1) {
    const company_id = (await addCompany(count)).id;
    tasks.push(await addTask({ company_id, period: '2028-10', status: 'calculated' }));
  }
  const ids: string[] = [];
  for (const one of tasks) ids.push(await addLiability(one, ready), await addLiability(one, { ...ready, kind: 'zus' }));
  await publish(ids);
  let alive = 0;
  const cutOff = new Error('cut off');
  const runner = {
    tenant: portal.tenant,
    log: createFakeLog(),
    steps: {
      publish: async (step: Parameters<NonNullable<typeof jobSteps.publish>>[0]) => {
        const result = await jobSteps.publish?.(step);
        alive += 1;
        if (alive % 2 === 1 || !result) throw cutOff;
        return result;
      },
    },
  };
  for (let tries = 0; tries < 20; tries += 1) {
    await runStep(runner);
    await sql`UPDATE jobs SET locked_until = NULL`.execute(portal.db);
  }
  const published = await portal.db
    .selectFrom('liabilities')
    .select(['status', 'version'])
    .where('id', 'in', ids)
    .execute();
  expect(new Set(published.map(({ status, version }) => `${status} ${version}`))).toEqual(new Set(['published 2']));
  const notes = (await notices('taxes_ready')).filter(({ entity_id }) => tasks.some(({ id }) => id === entity_id));
  expect(new Set(notes.map(({ entity_id }) => entity_id)).size).toBe(70);
  expect(notes).toHaveLength(70);
});

async function addCompany(count: number): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO companies (id, name, company_type, vat_number)
    VALUES (gen_random_uuid(), ${`Seria ${count}`}, 'zoo', ${String(9_000_000_000 + count)}) RETURNING id`.execute(
    portal.db,
  );
  const [added] = rows;
  if (!added) throw new Error('No company was added.');
  await people.belong(client.id, added.id);
  return added;
}
