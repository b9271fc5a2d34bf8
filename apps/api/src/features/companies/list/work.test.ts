import { settledMonth } from '@biuro/core/poland/period.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import type { TasksTable } from '#platform/database/tables/settlements.ts';
import { demoNips, inventCompany } from '../../../demo/office/names.ts';
import { type Calling, createPeople, type Person } from '../../../testing/people/people.ts';
import { sharedSignIn } from '../../../testing/people/sign-in.ts';
import { get } from '../../../testing/server/answers.ts';
import { sharedTestApp } from '../../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'two-companies' });
const admin = sharedSignIn(portal, 'admin@two.example');
const people = createPeople(portal);

const day = (days: number) => today(new Date(Date.now() + days * 86_400_000));
const [YESTERDAY, TOMORROW] = [day(-1), day(1)];

let mine: Person & Calling;
const ids: Record<string, string> = {};

type Task = Partial<Insertable<TasksTable>>;
const addTask = (company: string, values: Task) =>
  portal.db
    .insertInto('tasks')
    .values({
      id: uuid(),
      company_id: ids[company] ?? '',
      kind: 'settlement',
      title: 'Rozliczenie',
      period: '2026-10',
      due_at: TOMORROW,
      docs_due_at: TOMORROW,
      created_at: undefined,
      updated_at: undefined,
      ...values,
    })
    .execute();

const NAMES = ['Nic', 'Czeka', 'Spóźniona', 'Niepełna', 'Komplet', 'Wstrzymana', 'Ukryta'];

beforeAll(async () => {
  mine = await people.come('accountant');
  const payroll = await people.add('payroll');
  const nips = demoNips();
  for (let skipped = 0; skipped < 1_000; skipped++) nips.next();
  for (const [index, name] of NAMES.entries()) {
    const id = uuid();
    ids[name] = id;
    const { city } = inventCompany(index);
    const owners = {
      owner_id: name === 'Komplet' ? mine.id : null,
      payroll_owner_id: name === 'Nic' ? mine.id : payroll.id,
    };
    await portal.db
      .insertInto('companies')
      .values({
        id,
        name: `Praca ${name}`,
        company_type: 'jdg',
        vat_number: nips.next().value,
        email: null,
        phone: null,
        city,
        ...owners,
        created_at: undefined,
        updated_at: undefined,
      })
      .execute();
  }
  await addTask('Czeka', {});
  await addTask('Czeka', { period: '2026-09', status: 'closed', docs_due_at: YESTERDAY, due_at: YESTERDAY });
  await addTask('Czeka', { kind: 'annual', period: '2026', status: 'booking', due_at: YESTERDAY });
  await addTask('Spóźniona', { docs_due_at: YESTERDAY });
  await addTask('Niepełna', { status: 'incomplete', docs_due_at: YESTERDAY });
  await addTask('Niepełna', { kind: 'settlement', period: '2026-Q4', status: 'booking' });
  await addTask('Komplet', { status: 'calculated' });
  await addTask('Komplet', { period: '2026-11', status: 'cancelled' });
  await addTask('Wstrzymana', { status: 'suspended', status_before: 'incomplete' });
  await addTask('Ukryta', { client_visible: false, due_at: YESTERDAY });
});

const inOctober = (query: string) => (query.includes('filters[month]') ? query : `filters[month]=2026-10&${query}`);
const rows = async (query: string, by: Calling = admin) =>
  (await get(by, `/api/companies?search=praca&${inOctober(query)}`)).body.data as {
    name: string;
    accounting_month: string | null;
    accounting_status: string | null;
    unfinished_before: object | null;
    open_tasks: number;
    late_tasks: number;
    documents: object | null;
  }[];
const none = { received: 0, to_check: 0, missing: 0 };
const names = async (query: string, by?: Calling) =>
  (await rows(query, by)).map(({ name }) => name.replace('Praca ', '')).toSorted();

describe('the work for a company', () => {
  test('stands in its row', async () => {
    const shown = Object.fromEntries(
      (await rows('')).map(({ name, accounting_status, open_tasks, late_tasks, documents }) => [
        name.replace('Praca ', ''),
        [accounting_status, open_tasks, late_tasks, documents],
      ]),
    );
    expect(shown).toEqual({
      Nic: [null, 0, 0, null],
      Czeka: ['awaiting_documents', 2, 1, { state: 'waiting', due_at: TOMORROW, ...none }],
      Spóźniona: ['awaiting_documents', 1, 0, { state: 'late', due_at: YESTERDAY, ...none }],
      Niepełna: ['incomplete', 2, 0, { state: 'incomplete', due_at: YESTERDAY, ...none }],
      Komplet: ['calculated', 1, 0, { state: 'complete', due_at: TOMORROW, ...none }],
      Wstrzymana: ['suspended', 1, 0, { state: 'incomplete', due_at: TOMORROW, ...none }],
      Ukryta: ['awaiting_documents', 1, 1, { state: 'waiting', due_at: TOMORROW, ...none }],
    });
  });

  test.each([
    ['filters[late]=true', ['Czeka', 'Ukryta']],
    ['filters[late]=false', ['Komplet', 'Nic', 'Niepełna', 'Spóźniona', 'Wstrzymana']],
    ['filters[documents_missing]=true', ['Niepełna', 'Spóźniona']],
    ['filters[documents_missing]=false', ['Czeka', 'Komplet', 'Nic', 'Ukryta', 'Wstrzymana']],
    ['filters[accounting_status]=incomplete', ['Niepełna']],
    ['filters[without_owner]=false', ['Komplet']],
    ['filters[without_owner]=true&filters[late]=true', ['Czeka', 'Ukryta']],
    ['filters[mine]=true', []],
    ['filters[vat_status]=exempt', []],
    ['filters[taxation_form]=linear', []],
  ])('is found by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected.toSorted());
  });

  test('one’s own companies are those of the books and those of the payroll, and everybody has others', async () => {
    expect(await names('filters[mine]=true', mine)).toEqual(['Komplet', 'Nic']);
    expect(await names('filters[mine]=false', mine)).toEqual(
      ['Czeka', 'Niepełna', 'Spóźniona', 'Ukryta', 'Wstrzymana'].toSorted(),
    );
    const total = async (by: Calling) => (await get(by, '/api/companies?filters[mine]=true')).body.meta.total;
    expect([await total(mine), await total(admin), await total(mine)]).toEqual([2, 0, 2]);
  });

  test.each(['accounting_status', 'tasks'])('sorts by %s both ways, and walks by cursors', async (key) => {
    for (const way of ['asc', 'desc']) {
      const all = await rows(`sort=${key}:${way}`);
      const values = all.map((row) => (key === 'tasks' ? row.open_tasks : row.accounting_status));
      const known = values.filter((value) => value !== null);
      const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual([
        ...(way === 'asc' ? sorted : sorted.toReversed()),
        ...values.filter((value) => value === null),
      ]);
      const walked: string[] = [];
      for (let cursor = ''; ; ) {
        const { body } = await get(
          admin,
          `/api/companies?search=praca&filters[month]=2026-10&sort=${key}:${way}&limit=2${cursor}`,
        );
        walked.push(...body.data.map(({ name }: { name: string }) => name));
        if (!body.meta.next) break;
        cursor = `&cursor=${body.meta.next}`;
      }
      expect(walked).toEqual(all.map(({ name }) => name));
    }
  });

  test('a row forgets a task that is gone', async () => {
    const id = uuid();
    await addTask('Nic', { id, status: 'booking' });
    expect((await rows('')).find(({ name }) => name.endsWith('Nic'))).toMatchObject({
      accounting_status: 'booking',
      open_tasks: 1,
    });
    await portal.db.deleteFrom('tasks').where('id', '=', id).execute();
    expect((await rows('')).find(({ name }) => name.endsWith('Nic'))).toMatchObject({
      accounting_status: null,
      open_tasks: 0,
    });
  });
});

describe('months do not hide each other', () => {
  const months = async (month: string) =>
    Object.fromEntries(
      (await rows(`filters[month]=${month}`))
        .filter(({ name }) => name.endsWith('Czeka') || name.endsWith('Spóźniona'))
        .map(({ name, accounting_month, accounting_status, unfinished_before }) => [
          name.replace('Praca ', ''),
          [accounting_month, accounting_status, unfinished_before],
        ]),
    );

  beforeAll(async () => {
    // Their documents are due in the month after.
    for (const name of ['Czeka', 'Spóźniona']) await addTask(name, { period: '2026-11' });
    return () =>
      portal.db.deleteFrom('tasks').where('period', '=', '2026-11').where('status', '<>', 'cancelled').execute();
  });

  test('the row shows the month that is asked for, and before it what is not finished', async () => {
    expect(await months('2026-11')).toEqual({
      Czeka: ['2026-11', 'awaiting_documents', { count: 1, month: '2026-10', status: 'awaiting_documents' }],
      Spóźniona: ['2026-11', 'awaiting_documents', { count: 1, month: '2026-10', status: 'awaiting_documents' }],
    });
    expect(await months('2026-09')).toEqual({ Czeka: ['2026-09', 'closed', null], Spóźniona: [null, null, null] });
  });

  test('a month that was opened changes nothing of the one before', async () => {
    expect(await months('2026-10')).toEqual({
      Czeka: ['2026-10', 'awaiting_documents', null],
      Spóźniona: ['2026-10', 'awaiting_documents', null],
    });
    for (const month of ['2026-10', '2026-11'])
      expect(await names(`filters[month]=${month}&filters[documents_missing]=true`)).toEqual(['Niepełna', 'Spóźniona']);
  });

  test('companies with something older that is not finished are found', async () => {
    expect(await names('filters[month]=2026-11&filters[unfinished_before]=2026-11')).toEqual(
      ['Czeka', 'Komplet', 'Niepełna', 'Spóźniona', 'Ukryta'].toSorted(),
    );
    expect(await names('filters[unfinished_before]=2026-10')).toEqual([]);
    expect(await names('filters[month]=2026-11&filters[accounting_status]=awaiting_documents')).toEqual([
      'Czeka',
      'Spóźniona',
    ]);
  });

  test('without a month the list shows the one that is being settled', async () => {
    const { body } = await get(admin, '/api/companies?search=praca');
    const shown = body.data.map(({ accounting_month }: { accounting_month: string | null }) => accounting_month);
    const { body: asked } = await get(admin, `/api/companies?search=praca&filters[month]=${settledMonth(today())}`);
    expect(body).toEqual(asked);
    expect(new Set(shown).size).toBeGreaterThan(0);
  });
});

describe('a client', () => {
  const own = async (role: 'representative' | 'viewer' | 'employee', name: string) => {
    const client = await people.come(role);
    await sql`INSERT INTO company_users (user_id, company_id, role) VALUES (${client.id}, ${ids[name]}, ${role})`.execute(
      portal.db,
    );
    return { client, list: (await get(client, '/api/companies/my')).body.data, id: ids[name] };
  };

  test('reads how far the own company is, and nothing of what only the office sees', async () => {
    const { client, list, id } = await own('viewer', 'Spóźniona');
    const row = {
      accounting_status: 'awaiting_documents',
      open_tasks: 1,
      documents: { state: 'late', due_at: YESTERDAY, ...none },
    };
    expect(list).toEqual([expect.objectContaining({ id, ...row })]);
    await portal.db
      .updateTable('companies')
      .set({ notes: 'TAJNE', notice_period: 'TAJNE' })
      .where('id', '=', id ?? '')
      .execute();
    const answer = await client.call({ url: `/api/companies/${id}` });
    expect(answer.json().data).toMatchObject({ id, ...row, office: null });
    expect(answer.body).not.toContain('TAJNE');
  });

  test('is not told of settlements that the office does not show', async () => {
    const { list, client, id } = await own('representative', 'Ukryta');
    const nothing = { accounting_month: null, accounting_status: null, open_tasks: 0, late_tasks: 0, documents: null };
    expect(list).toEqual([expect.objectContaining(nothing)]);
    expect((await get(client, `/api/companies/${id}`)).body.data).toMatchObject(nothing);
  });

  test('who is an employee there reads neither settlements nor accounts', async () => {
    const { client, list, id } = await own('employee', 'Komplet');
    await portal.db
      .updateTable('companies')
      .set({ bank_accounts: ['88101000712222123456321800'], pesel_end: '1359' })
      .where('id', '=', id ?? '')
      .execute();
    const nothing = { accounting_month: null, accounting_status: null, open_tasks: 0, late_tasks: 0, documents: null };
    expect(list).toEqual([expect.objectContaining(nothing)]);
    expect((await get(client, `/api/companies/${id}`)).body.data).toMatchObject({
      ...nothing,
      pesel: null,
      bank_accounts: [],
      zus_account: null,
      office: null,
    });
  });

  test('gets 404 for what belongs to another company or to the office', async () => {
    const { client } = await own('representative', 'Czeka');
    const other = ids.Komplet;
    const urls = ['', '/people', '/history', '/checklist'].map((rest) => `/api/companies/${other}${rest}`);
    const office = [
      '/api/companies',
      '/api/companies/views',
      '/api/companies/imports',
      '/api/companies/export?format=csv',
    ];
    const statuses = await Promise.all(
      [...urls, ...office].map(async (url) => (await client.call({ url })).statusCode),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  });
});
