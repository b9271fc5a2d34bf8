import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPeople } from '../../../testing/people/people.ts';
import { addCompanies } from '../../../testing/records/profiles.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { runJobs } from '../../../testing/server/run-jobs.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const people = createPeople(portal);
let admin: Awaited<ReturnType<typeof people.come>>;
let ids: string[] = [];

beforeAll(async () => {
  await portal.db.deleteFrom('tasks').execute();
  await portal.db.deleteFrom('jobs').execute();
  await portal.db.updateTable('companies').set({ lifecycle: 'prospect' }).execute();
  admin = await people.come('administrator');
  ids = await addCompanies(portal, 9);
});

const open = (period: string, dry_run = false, headers?: Record<string, string>) =>
  send(admin, 'POST', '/api/tasks/open-month', { period, dry_run }, headers);
const tasksOf = (period: string) =>
  portal.db
    .selectFrom('tasks')
    .selectAll()
    .where('period', '=', period)
    .orderBy('company_id')
    .orderBy('kind')
    .execute();
const howMany = async (table: 'tasks' | 'liabilities' | 'declarations' | 'jobs' | 'audit') =>
  (await portal.db.selectFrom(table).select('id').execute()).length;

describe('opening a month', () => {
  test('is counted before it is done, and the counts come true', async () => {
    const asked = await open('2026-03', true);
    expect(asked.status).toBe(200);
    expect(asked.body.data).toMatchObject({
      period: '2026-03',
      dry_run: true,
      settlements: 6,
      payrolls: 2,
      exists: 0,
      job: null,
    });
    expect([await howMany('tasks'), await howMany('jobs')]).toEqual([0, 0]);
    const reasons = asked.body.data.skipped
      .filter(({ company }: { company: { id: string } }) => ids.includes(company.id))
      .map(({ company, reason }: { company: { name: string }; reason: string }) => [company.name, reason]);
    expect(reasons).toEqual([
      ['Firma 7', 'suspended'],
      ['Firma 8', 'not_active'],
      ['Firma 9', 'contract_ended'],
    ]);

    const { body } = await open('2026-03');
    expect(body.data.job).toMatchObject({
      kind: 'open_month',
      status: 'queued',
      done: 0,
      created_by: expect.any(String),
    });
    await runJobs(portal);
    const { settlements, payrolls, liabilities, declarations } = asked.body.data;
    const job = (await get(admin, `/api/jobs/${body.data.job.id}`)).body.data;
    expect(job).toMatchObject({
      status: 'done',
      counts: { settlements, payrolls, liabilities, declarations, exists: 0 },
    });
    expect(job.done).toBe(job.total);
    expect([await howMany('tasks'), await howMany('liabilities'), await howMany('declarations')]).toEqual([
      settlements + payrolls,
      liabilities,
      declarations,
    ]);
  });

  test('makes a settlement from the profile of the company', async () => {
    const owner = await people.add('accountant');
    const payroll = await people.add('payroll');
    const [id = ''] = await addCompanies(portal, 1, {
      name: 'Cedr Sp. z o.o.',
      short_name: 'Cedr',
      vat_number: '1234563218',
      company_type: 'zoo',
      taxation_form: 'cit9',
      books_form: 'full',
      has_employees: true,
      owner_id: owner.id,
      payroll_owner_id: payroll.id,
      zus_account: '12600000020260001234563218',
      docs_due_day: 5,
    });
    await open('2026-03');
    await runJobs(portal);
    const tasks = (await tasksOf('2026-03')).filter(({ company_id }) => company_id === id);
    const common = { company_id: id, period: '2026-03', status: 'awaiting_documents', docs_due_at: '2026-04-03' };
    expect(tasks).toMatchObject([
      {
        ...common,
        kind: 'payroll',
        title: 'Płace i ZUS 03/2026 – Cedr',
        assignee_id: payroll.id,
        due_at: '2026-04-13',
        client_visible: false,
      },
      {
        ...common,
        kind: 'settlement',
        title: 'Rozliczenie 03/2026 – Cedr',
        assignee_id: owner.id,
        due_at: '2026-04-13',
        client_visible: true,
      },
    ]);
    expect(tasks[1]?.checklist[0]).toEqual({
      id: expect.any(String),
      text: 'Dokumenty kompletne i opisane',
      done_at: null,
      done_by: null,
    });
    const liabilities = await portal.db
      .selectFrom('liabilities')
      .select([
        'task_id',
        'kind',
        'status',
        'amount',
        'statutory_date',
        'due_date',
        'account',
        'transfer_symbol',
        'transfer_period',
      ])
      .where('company_id', '=', id)
      .orderBy('kind')
      .execute();
    const micro = '88101000712222123456321800';
    const unpaid = { task_id: tasks[1]?.id, status: 'to_calculate', amount: null };
    const tax = {
      ...unpaid,
      account: micro,
      transfer_period: '26M03',
      statutory_date: '2026-04-20',
      due_date: '2026-04-20',
    };
    expect(liabilities).toEqual([
      { ...tax, kind: 'cit', transfer_symbol: 'CIT' },
      { ...tax, kind: 'pit4', transfer_symbol: 'PIT4R' },
      { ...tax, kind: 'vat', transfer_symbol: 'VAT7', statutory_date: '2026-04-25', due_date: '2026-04-27' },
      {
        ...unpaid,
        kind: 'zus',
        statutory_date: '2026-04-15',
        due_date: '2026-04-15',
        account: '12600000020260001234563218',
        transfer_symbol: null,
        transfer_period: null,
      },
    ]);
    const declarations = await portal.db
      .selectFrom('declarations')
      .select(['form', 'period', 'due_date', 'status'])
      .where('company_id', '=', id)
      .orderBy('form')
      .execute();
    expect(declarations).toEqual([
      { form: 'dra', period: '2026-03', due_date: '2026-04-15', status: 'to_prepare' },
      { form: 'jpk_v7m', period: '2026-03', due_date: '2026-04-27', status: 'to_prepare' },
    ]);
    expect(await people.history(tasks[1]?.id ?? '')).toEqual([['task.opened', { period: [null, '2026-03'] }]]);
  });

  test('a second time makes nothing new', async () => {
    const before = await Promise.all([tasksOf('2026-03'), howMany('liabilities'), howMany('audit')]);
    const { body } = await open('2026-03', true);
    expect(body.data).toMatchObject({ settlements: 0, payrolls: 0, liabilities: 0, declarations: 0, exists: 7 });
    await open('2026-03');
    await runJobs(portal);
    expect(await Promise.all([tasksOf('2026-03'), howMany('liabilities'), howMany('audit')])).toEqual(before);
  });

  test('asked for while it is going on it is the same job', async () => {
    const [one, other] = [await open('2026-04'), await open('2026-04')];
    expect(other.body.data.job.id).toBe(one.body.data.job.id);
    await runJobs(portal);
    expect((await open('2026-04')).body.data.job.id).not.toBe(one.body.data.job.id);
    await runJobs(portal);
  });

  test('asked for by thirty at the same moment it is one job', async () => {
    const before = await howMany('jobs');
    const answers = await Promise.all(Array.from({ length: 30 }, () => open('2026-04')));
    expect(new Set(answers.map(({ body }) => body.data.job.id)).size).toBe(1);
    expect(await howMany('jobs')).toBe(before + 1);
    await runJobs(portal);
  });

  test('takes what came meanwhile: a new company, the first employee, a settlement that was cancelled', async () => {
    const before = await tasksOf('2026-03');
    const [first = ''] = ids;
    await portal.db.updateTable('tasks').set({ status: 'cancelled' }).where('company_id', '=', first).execute();
    await portal.db
      .updateTable('companies')
      .set({ has_employees: true })
      .where('id', '=', ids[3] ?? '')
      .execute();
    const [id = ''] = await addCompanies(portal, 1, { vat_number: '5260250274' });
    expect((await open('2026-03', true)).body.data).toMatchObject({ settlements: 2, payrolls: 1, exists: 6 });
    await open('2026-03');
    await runJobs(portal);
    const known = new Set(before.map((task) => task.id));
    const added = (await tasksOf('2026-03')).filter((task) => !known.has(task.id));
    expect(added.map(({ company_id, kind }) => `${company_id} ${kind}`).toSorted()).toEqual(
      [`${first} settlement`, `${ids[3]} payroll`, `${id} settlement`].toSorted(),
    );
  });

  test('a month that has not begun is refused at its field', async () => {
    const { status, body } = await open('2099-01', true);
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/period', code: 'future', message: 'Ten miesiąc się jeszcze nie zaczął' }],
    ]);
  });

  test.each(['2026', '2026-Q1', '2026-13', 'x'])('%s is no month', async (period) => {
    expect((await open(period, true)).status).toBe(422);
  });

  test('is not for an assistant, and does not exist for a client', async () => {
    const [assistant, client] = [await people.come('assistant'), await people.come('viewer')];
    const ask = (by: Pick<typeof admin, 'call'>) =>
      send(by, 'POST', '/api/tasks/open-month', { period: '2026-03', dry_run: true });
    expect([(await ask(assistant)).status, (await ask(client)).status]).toEqual([403, 404]);
    const payroll = await ask(await people.come('payroll'));
    expect([payroll.status, payroll.body.code]).toEqual([403, 'role']);
    expect((await get(client, `/api/jobs/${uuid()}`)).status).toBe(404);
  });
});
