import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { get } from '../../../testing/server/answers.ts';

const { portal, settlements, office, clients, companies, task } = sharedTaskOffice();

describe('the list', () => {
  const list = async (query: string) => {
    const { status, body } = await get(office.assistant, `/api/tasks?${query}`);
    return status === 200 ? body.data.map(({ title }: { title: string }) => title) : status;
  };

  test('shows each task with its liabilities and its checklist', async () => {
    const items = [true, false, false].map((done) => ({
      id: uuid(),
      text: 'Punkt',
      done_at: done ? '2026-04-01T10:00:00.000Z' : null,
      done_by: null,
    }));
    const due = { title: 'Wiersz', assignee_id: office.owner.id, due_at: '2020-01-02', docs_due_at: '2020-01-01' };
    const added = await task({ ...due, checklist: JSON.stringify(items) });
    await settlements.addLiability(added, { kind: 'zus', due_date: '2026-04-20' });
    const { body } = await get(office.assistant, '/api/tasks?search=wiersz');
    expect(body).toEqual({
      data: [
        {
          id: added.id,
          title: 'Wiersz',
          kind: 'correction',
          period: '2026-03',
          company: { id: companies.own, name: 'Firma 1' },
          assignee: { id: office.owner.id, name: expect.stringMatching(/^Test/) },
          priority: 'normal',
          status: 'awaiting_documents',
          docs_due_at: '2020-01-01',
          due_at: '2020-01-02',
          late: true,
          late_docs: false,
          checklist_done: 1,
          checklist_total: 3,
          tracks: [{ kind: 'zus', status: 'to_calculate', due_date: '2026-04-20' }],
          version: 1,
        },
      ],
      meta: { page: 1, limit: 25, total: 1 },
    });
  });

  test('is found by the NIP of the company, whole or in part, as people write it', async () => {
    const company_id = companies.other;
    const { vat_number: nip } = await portal.db
      .selectFrom('companies')
      .select('vat_number')
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow();
    await task({ title: 'Po numerze', company_id, period: '2018-05' });
    await task({ title: `Numer ${nip} w tytule`, period: '2018-05' });
    const found = (search: string) =>
      list(`search=${encodeURIComponent(search)}&filters[period]=2018-05&sort=title:asc`);
    const both = [`Numer ${nip} w tytule`, 'Po numerze'];
    expect(await found(nip)).toEqual(both);
    expect(await found(`${nip.slice(0, 3)}-${nip.slice(3, 6)}-${nip.slice(6, 8)}-${nip.slice(8)}`)).toEqual(both);
    expect(await found(`PL ${nip.slice(0, 3)} ${nip.slice(3)}`)).toEqual(both);
    expect(await found(nip.slice(-6))).toEqual(both);
    expect(await found(`${nip} numerze`)).toEqual(['Po numerze']);
    expect(await found(nip.slice(-4))).toEqual([both[0]]);
    const total = async (search: string) =>
      (await get(office.assistant, `/api/tasks?search=${search}&limit=1`)).body.meta.total;
    expect(await total(nip)).toBeGreaterThanOrEqual(2);
  });

  test('is filtered and sorted', async () => {
    const company_id = companies.other;
    const period = '2019-07';
    const add = (title: string, values: object) => task({ title, company_id, period, ...values });
    await add('Luty', { priority: 'low', due_at: '2019-08-02', status: 'closed' });
    await add('Maj', { priority: 'urgent', due_at: '2019-08-03', status: 'booking', late_docs: true });
    await add('Ćma', { priority: 'normal', due_at: '2099-08-01', assignee_id: office.owner.id });
    await add('Dąb', { priority: 'high', due_at: '2019-08-04', kind: 'payroll', status: 'cancelled' });
    const here = `filters[period]=${period}`;
    expect(await list(`${here}&sort=title:asc`)).toEqual(['Ćma', 'Dąb', 'Luty', 'Maj']);
    expect(await list(`${here}&sort=priority:desc`)).toEqual(['Maj', 'Dąb', 'Ćma', 'Luty']);
    expect(await list(here)).toEqual(['Luty', 'Maj', 'Dąb', 'Ćma']);
    expect(await list(`${here}&filters[open]=true&sort=title:asc`)).toEqual(['Ćma', 'Maj']);
    expect(await list(`${here}&filters[late]=true`)).toEqual(['Maj']);
    expect(await list(`${here}&filters[late]=false&sort=title:asc`)).toEqual(['Ćma', 'Dąb', 'Luty']);
    expect(await list(`${here}&filters[late_docs]=true`)).toEqual(['Maj']);
    expect(await list(`${here}&filters[kind]=payroll`)).toEqual(['Dąb']);
    expect(await list(`${here}&filters[status]=closed`)).toEqual(['Luty']);
    expect(await list(`${here}&filters[assignee_id]=${office.owner.id}`)).toEqual(['Ćma']);
    expect(await list(`${here}&filters[company_id]=${companies.own}`)).toEqual([]);
    expect(await list(`${here}&filters[status]=unknown`)).toBe(422);
    expect(await list('sort=checklist:asc')).toBe(422);
  });

  test.each(['due_at', 'title', 'company', 'period', 'status', 'priority', 'assignee', 'created_at'])(
    'pages through everything by %s, forwards and by number',
    async (key) => {
      for (const priority of ['low', 'high', 'normal'] as const) {
        await task({ priority, title: `Zadanie ${priority}`, assignee_id: office.payroll.id });
        await task({ priority, company_id: companies.other, period: '2017-Q1', status: 'booked' });
      }
      const titles = async (query: string) => (await get(office.owner, `/api/tasks?sort=${key}:desc&${query}`)).body;
      const all = (await titles('limit=100')).data.map(({ id }: { id: string }) => id);
      const first = await titles('limit=5');
      const second = await titles(`limit=5&cursor=${first.meta.next}`);
      const byNumber = await titles('limit=5&page=2');
      const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
      expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 10));
      expect(ids(byNumber)).toEqual(all.slice(5, 10));
    },
  );

  test('goes into a file with the words of the office', async () => {
    const { status, body } = await get(office.assistant, '/api/tasks/my');
    expect([status, body.data]).toEqual([200, []]);
    const file = await office.assistant.call({
      url: '/api/tasks/export?format=csv&filters[period]=2019-07&sort=title:asc&columns=title,kind,status,priority,due_at',
    });
    expect(file.body.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
      'Zadanie;Rodzaj;Status;Priorytet;Termin',
      'Ćma;Korekta;Oczekuje na dokumenty;Normalny;2099-08-01',
      'Dąb;Płace i ZUS;Anulowane;Wysoki;2019-08-04',
    ]);
  });
});

describe('the board', () => {
  test('has a column for each status, with at most 50 cards and how many there are', async () => {
    const period = '2018-02';
    for (let index = 0; index < 52; index++) await task({ period, status: 'booking', due_at: '2018-03-20' });
    const first = await task({ period, status: 'booking', due_at: '2018-03-01', assignee_id: office.owner.id });
    await task({ period, status: 'closed' });
    const { body } = await get(office.assistant, `/api/tasks/board?month=${period}`);
    const columns: { status: string; count: number; tasks: { id: string }[] }[] = body.data.columns;
    expect(columns.map(({ status, count, tasks }) => [status, count, tasks.length])).toEqual([
      ['awaiting_documents', 0, 0],
      ['incomplete', 0, 0],
      ['complete', 0, 0],
      ['booking', 53, 50],
      ['clarification', 0, 0],
      ['booked', 0, 0],
      ['calculated', 0, 0],
      ['review', 0, 0],
      ['published', 0, 0],
      ['correcting', 0, 0],
      ['closed', 1, 1],
      ['suspended', 0, 0],
      ['cancelled', 0, 0],
    ]);
    expect(columns[3]?.tasks[0]?.id).toBe(first.id);
    const own = await get(office.assistant, `/api/tasks/board?month=${period}&assignee_id=${office.owner.id}`);
    expect(own.body.data.columns[3]).toMatchObject({ count: 1, tasks: [{ id: first.id }] });
    expect((await get(office.assistant, '/api/tasks/board?month=x')).status).toBe(422);
  });
});

test('a client finds nothing of the office’s tasks', async () => {
  const { id } = await task();
  for (const url of [
    '/api/tasks',
    '/api/tasks/export?format=csv',
    '/api/tasks/board?month=2026-03',
    `/api/tasks/${id}`,
  ])
    expect((await clients.representative.call({ url })).statusCode).toBe(404);
  expect((await get(clients.representative, `/api/tasks/${id}/history`)).status).toBe(404);
});
