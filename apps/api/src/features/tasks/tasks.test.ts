import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { sharedTaskOffice } from '../../testing/offices/task-office.ts';
import { get, send } from '../../testing/server/answers.ts';

const { portal, people, settlements, office, clients, companies, task, row } = sharedTaskOffice();

const create = (body: object, by = office.accountant) => send(by, 'POST', '/api/tasks', body);
const update = (id: string, body: object, by = office.accountant) => send(by, 'PUT', `/api/tasks/${id}`, body);
const mistake = ({ status, body }: Awaited<ReturnType<typeof create>>) => [
  status,
  body.errors?.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`),
];
const told = async (id: string) =>
  (await settlements.notices('task_assigned'))
    .filter(({ entity_id }) => entity_id === id)
    .map(({ user_id }) => user_id);

describe('a new task', () => {
  test('that settles a month has what opening the month makes', async () => {
    const { status, body } = await create({ company_id: companies.own, kind: 'settlement', period: '2026-02' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'Rozliczenie 02/2026 – Firma 1',
      kind: 'settlement',
      period: '2026-02',
      company: { id: companies.own, name: 'Firma 1' },
      assignee: null,
      reviewer: null,
      priority: 'normal',
      status: 'awaiting_documents',
      docs_due_at: '2026-03-06',
      due_at: '2026-03-18',
      client_visible: true,
      tracks: [
        { kind: 'pit', status: 'to_calculate', due_date: '2026-03-20' },
        { kind: 'zus', status: 'to_calculate', due_date: '2026-03-20' },
        { kind: 'vat', status: 'to_calculate', due_date: '2026-03-25' },
      ],
    });
    expect(body.data.checklist).toHaveLength(8);
    expect((await people.history(body.data.id)).map(([action]) => action)).toEqual(['task.created']);
  });

  test('of the same company, kind and period is refused with a link to the one that is there', async () => {
    const values = { company_id: companies.own, kind: 'settlement', period: '2025-11' };
    const { id } = (await create(values)).body.data;
    const { status, body } = await create(values);
    expect([status, body.code, body.errors]).toEqual([
      409,
      'task_exists',
      [
        {
          pointer: '/period',
          code: 'taken',
          message: 'To zadanie już jest: Rozliczenie 11/2025 – Firma 1',
          link: `/tasks/${id}`,
        },
      ],
    ]);
    const correction = { ...values, kind: 'correction', due_at: '2026-01-15' };
    expect([(await create(correction)).status, (await create(correction)).status]).toEqual([201, 201]);
  });

  test('of one’s own has one’s own words, date and checklist, and owes nothing', async () => {
    const { body } = await create({
      company_id: companies.own,
      kind: 'one_off',
      period: '2026',
      title: ' Wniosek do ZUS ',
      assignee_id: office.payroll.id,
      reviewer_id: office.owner.id,
      priority: 'urgent',
      due_at: '2026-05-04',
      checklist: ['Wniosek', 'Załączniki'],
      time_budget_minutes: 90,
      client_visible: true,
    });
    expect(body.data).toMatchObject({
      title: 'Wniosek do ZUS',
      assignee: { id: office.payroll.id },
      reviewer: { id: office.owner.id },
      priority: 'urgent',
      docs_due_at: null,
      due_at: '2026-05-04',
      time_budget_minutes: 90,
      client_visible: true,
      tracks: [],
    });
    expect(body.data.checklist.map(({ text }: { text: string }) => text)).toEqual(['Wniosek', 'Załączniki']);
    expect(await told(body.data.id)).toEqual([office.payroll.id]);
  });

  test.each<[object, string[]]>([
    [{ company_id: uuid() }, ['/company_id unknown']],
    [{ kind: 'settlement', period: '2026' }, ['/period of_settlement']],
    [{ kind: 'payroll', period: '2026-Q1' }, ['/period of_payroll']],
    [{ kind: 'annual', period: '2026-01' }, ['/period of_annual']],
    [{ assignee_id: uuid() }, ['/assignee_id unknown']],
    [{ kind: 'one_off' }, ['/due_at required']],
    [{ period: '2026-13' }, ['/period pattern']],
  ])('with %j: %j', async (values, expected) => {
    const usual = { company_id: companies.own, kind: 'settlement', period: '2024-01' };
    expect(mistake(await create({ ...usual, ...values }))).toEqual([422, expected]);
  });

  test('is checked by somebody else, from the office', async () => {
    const usual = { company_id: companies.own, kind: 'correction', period: '2024-01', due_at: '2024-02-20' };
    const { id } = office.accountant;
    expect(mistake(await create({ ...usual, assignee_id: id, reviewer_id: id }))).toEqual([
      422,
      ['/reviewer_id same_person'],
    ]);
    expect(mistake(await create({ ...usual, reviewer_id: clients.representative.id }))).toEqual([
      422,
      ['/reviewer_id unknown'],
    ]);
  });

  test('is for whoever may edit tasks; payroll adds payroll tasks', async () => {
    const payroll = { company_id: companies.own, kind: 'payroll', period: '2024-05' };
    expect((await create(payroll, office.payroll)).status).toBe(201);
    const refused = await create({ ...payroll, kind: 'settlement' }, office.payroll);
    expect([refused.status, refused.body.code]).toEqual([403, 'role']);
    expect((await create(payroll, office.assistant)).status).toBe(403);
    expect((await create(payroll, clients.representative)).status).toBe(404);
  });
});

describe('changing a task', () => {
  const values = {
    title: 'Nowy tytuł',
    assignee_id: null,
    reviewer_id: null,
    priority: 'high',
    docs_due_at: null,
    due_at: '2026-04-16',
    time_budget_minutes: null,
    client_visible: false,
    version: 1,
  };

  test('keeps what was before in the history, and tells the new assignee', async () => {
    const { id } = await task();
    const { status, body } = await update(id, { ...values, assignee_id: office.payroll.id });
    expect([status, body.data.title, body.data.version]).toEqual([200, 'Nowy tytuł', 2]);
    const [[, changes] = []] = await people.history(id);
    expect(changes).toMatchObject({
      title: ['Rozliczenie', 'Nowy tytuł'],
      priority: ['normal', 'high'],
      client_visible: ['true', 'false'],
    });
    expect(await told(id)).toEqual([office.payroll.id]);
  });

  test('on top of somebody else’s change is a conflict', async () => {
    const { id } = await task();
    await update(id, values);
    const { status, body } = await update(id, { ...values, title: 'Moje' }, office.owner);
    expect([status, body.code, (await row(id)).title]).toEqual([409, 'version_conflict', 'Nowy tytuł']);
  });

  test('by two at the same moment lets one through', async () => {
    const { id } = await task();
    const both = await Promise.all([update(id, values), update(id, { ...values, title: 'Moje' }, office.owner)]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
  });

  test('keeps somebody who is away by now, but does not name them anew', async () => {
    const gone = await people.add('accountant', { status: 'deactivated' });
    const { id } = await task({ assignee_id: gone.id });
    expect((await update(id, { ...values, assignee_id: gone.id })).status).toBe(200);
    const other = await task();
    expect(mistake(await update(other.id, { ...values, assignee_id: gone.id }))).toEqual([
      422,
      ['/assignee_id unknown'],
    ]);
  });

  test('of a task that is not there is 404', async () => {
    expect((await update(uuid(), values)).status).toBe(404);
    const { id } = await task();
    expect((await update(id, values, clients.representative)).status).toBe(404);
    expect((await update(id, values, office.payroll)).status).toBe(403);
  });
});

describe('the checklist', () => {
  const tick = (id: string, item: string, done: boolean, by = office.accountant) =>
    send(by, 'PUT', `/api/tasks/${id}/checklist/${item}`, { done });

  test('is ticked and unticked, once each, beside an open form', async () => {
    const item = { id: uuid(), text: 'Koszty', done_at: null, done_by: null };
    const { id } = await task({ checklist: JSON.stringify([item]) });
    const { body } = await tick(id, item.id, true);
    expect(body.data).toMatchObject({
      version: 1,
      checklist: [{ ...item, done_at: expect.any(String), done_by: expect.stringMatching(/^Test/) }],
    });
    expect((await tick(id, item.id, true, office.owner)).body.data.checklist).toEqual(body.data.checklist);
    expect((await tick(id, item.id, false)).body.data.checklist).toEqual([item]);
    expect(await people.history(id)).toEqual([
      ['task.ticked', { item: [null, 'Koszty'] }],
      ['task.unticked', { item: [null, 'Koszty'] }],
    ]);
    expect((await tick(id, uuid(), true)).status).toBe(404);
  });
});

test('the history tells who did what, newest first', async () => {
  const { id } = await task({ status: 'booking' });
  await send(office.accountant, 'POST', `/api/tasks/${id}/status`, { to: 'booked', version: 1 });
  await send(office.accountant, 'POST', `/api/tasks/${id}/status`, { to: 'booking', version: 2, reason: 'Faktura' });
  const { body } = await get(office.assistant, `/api/tasks/${id}/history`);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['task.moved', 'task.moved']);
  expect(body.data[0]).toMatchObject({
    actor: expect.stringMatching(/^Test/),
    changes: [
      { field: 'status', before: 'booked', after: 'booking' },
      { field: 'reason', before: null, after: 'Faktura' },
    ],
  });
  expect((await get(office.assistant, `/api/tasks/${uuid()}/history`)).status).toBe(404);
});

test('the company’s row keeps step with its tasks', async () => {
  const company = () =>
    portal.db.selectFrom('companies').select('open_tasks').where('id', '=', companies.other).executeTakeFirstOrThrow();
  const before = (await company()).open_tasks;
  await task({ company_id: companies.other, kind: 'settlement', period: '2026-08', status: 'booking' });
  expect(await company()).toEqual({ open_tasks: before + 1 });
});
