import type { components } from '@biuro/contract';
import Papa from 'papaparse';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { type Calling, createPeople, type Person } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { createSettlements } from '../../testing/records/settlements.ts';
import { addEntries } from '../../testing/records/uptime-entries.ts';
import { get } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

type Schemas = components['schemas'];
type Companies = Schemas['CompaniesUptimesAnswer']['data'];
type Workers = Schemas['ReportWorkersAnswer']['data'];

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);
const { addTask, addLiability } = createSettlements(portal);

const HOUR = 3_600;
/** In this month nobody of the demo has worked. */
const MAY = 'from=2032-05-01&to=2032-05-31';
let alfa: { id: string; name: string };
let zubr: { id: string; name: string };
let accountant: Person & Calling;
let payroll: Person & Calling;

beforeAll(async () => {
  alfa = await people.company('Alfa');
  zubr = await people.company('Meble Dębowe Żubr');
  accountant = await people.come('accountant', { first_name: 'Łucja', last_name: 'Żak' });
  payroll = await people.come('payroll', { first_name: 'Adam', last_name: 'Ćma' });
  await addEntries(portal, [
    { user_id: accountant.id, company_id: alfa.id, start: '2032-05-04 08:00', end: '2032-05-04 10:00', billable: true },
    {
      user_id: accountant.id,
      company_id: alfa.id,
      start: '2032-05-05 08:00',
      end: '2032-05-05 09:00',
      category: 'vat',
    },
    {
      user_id: payroll.id,
      company_id: alfa.id,
      start: '2032-05-20 08:00',
      end: '2032-05-20 08:30',
      status: 'submitted',
    },
    {
      user_id: payroll.id,
      company_id: zubr.id,
      start: '2032-05-21 08:00',
      end: '2032-05-21 12:00',
      status: 'approved',
    },
    { user_id: payroll.id, start: '2032-05-22 08:00', end: '2032-05-22 08:15', category: 'training' },
    { user_id: payroll.id, company_id: zubr.id, start: '2032-05-23 08:00', end: null },
  ]);
});

/** The history of a task. */
const addMoves = (task: string, moves: [at: string, before: string, after: string][]) =>
  portal.db
    .insertInto('audit')
    .values(
      moves.map(([at, before, after]) => ({
        id: uuid(),
        at,
        action: 'task.moved',
        entity: 'task' as const,
        entity_id: task,
        changes: JSON.stringify([{ field: 'status', before, after }]),
      })),
    )
    .execute();

const companies = async (query = MAY, person: Calling = admin): Promise<Companies> =>
  (await get(person, `/api/reports/companies-uptimes?${query}`)).body.data;
const workers = async (query = MAY, person: Calling = admin): Promise<Workers> =>
  (await get(person, `/api/reports/${alfa.id}/workeruptimes?${query}`)).body.data;

test('time of all companies: the most first, work for none among it, what runs not yet', async () => {
  const { rows, people: who, ...sums } = await companies();
  expect(sums).toEqual({
    from: '2032-05-01',
    to: '2032-05-31',
    seconds: 7.75 * HOUR,
    entries: 5,
    comparison: null,
  });
  expect(
    rows.map(({ company, seconds, entries, billable_seconds }) => [company?.name, seconds, entries, billable_seconds]),
  ).toEqual([
    [zubr.name, 4 * HOUR, 1, 0],
    [alfa.name, 3.5 * HOUR, 3, 2 * HOUR],
    [undefined, 0.25 * HOUR, 1, 0],
  ]);
  expect(who).toEqual([
    { user: { id: payroll.id, name: 'Adam Ćma' }, seconds: 4.75 * HOUR, entries: 3 },
    { user: { id: accountant.id, name: 'Łucja Żak' }, seconds: 3 * HOUR, entries: 2 },
  ]);
});

test('a report knows as many days before as it has', async () => {
  const worked = (day: string, hours: number) => ({
    user_id: payroll.id,
    company_id: alfa.id,
    start: `${day} 08:00`,
    end: `${day} ${String(8 + hours).padStart(2, '0')}:00`,
  });
  await addEntries(portal, [worked('2021-04-10', 2), worked('2021-04-30', 4), worked('2021-05-05', 3)]);
  expect((await companies('from=2021-05-01&to=2021-05-10')).comparison).toEqual({
    from: '2021-05-01',
    to: '2021-05-10',
    seconds: 3 * HOUR,
    previous_from: '2021-04-01',
    previous_to: '2021-04-10',
    previous_seconds: 2 * HOUR,
  });
  const { body } = await get(admin, `/api/reports/${alfa.id}/uptimes?from=2021-05-02&to=2021-05-05`);
  expect(body.data.comparison).toMatchObject({
    seconds: 3 * HOUR,
    previous_from: '2021-04-28',
    previous_seconds: 4 * HOUR,
  });
});

test('person and activity narrow every report', async () => {
  expect((await companies(`${MAY}&user_id=${payroll.id}`)).seconds).toBe(4.75 * HOUR);
  expect((await companies(`${MAY}&category=vat`)).seconds).toBe(HOUR);
  expect((await workers(`${MAY}&user_id=${payroll.id}`)).seconds).toBe(0.5 * HOUR);
  const { body } = await get(admin, `/api/reports/${alfa.id}/uptimes?${MAY}&user_id=${accountant.id}&category=vat`);
  expect(body.data.seconds).toBe(HOUR);
});

test('whoever may not see others sees themselves by name and the rest in one sum', async () => {
  const { seconds, rows, people: who } = await companies(MAY, accountant);
  expect([seconds, rows.length]).toEqual([7.75 * HOUR, 3]);
  expect(who).toEqual([
    { user: { id: accountant.id, name: 'Łucja Żak' }, seconds: 3 * HOUR, entries: 2 },
    { user: null, seconds: 4.75 * HOUR, entries: 3 },
  ]);
  const own = await workers(MAY, accountant);
  expect([own.only_own, own.seconds, own.rows.length]).toEqual([true, 3 * HOUR, 2]);
  const asked = async (path: string) =>
    (await get(accountant, `/api/reports/${path}?${MAY}&user_id=${payroll.id}`)).status;
  expect(
    await Promise.all(
      ['companies-uptimes', 'profitability', `${alfa.id}/uptimes`, `${alfa.id}/workeruptimes`].map(asked),
    ),
  ).toEqual([403, 403, 403, 403]);
});

test('who worked for a company, by the state of the approval, with each entry', async () => {
  const { people: who, rows, ...sums } = await workers();
  expect(sums).toEqual({
    company: { id: alfa.id, name: alfa.name },
    from: '2032-05-01',
    to: '2032-05-31',
    only_own: false,
    seconds: 3.5 * HOUR,
    entries: 3,
    waiting: 1,
  });
  const none = { saved: 0, submitted: 0, approved: 0, rejected: 0, invoiced: 0 };
  expect(who).toEqual([
    { user: { id: accountant.id, name: 'Łucja Żak' }, entries: 2, seconds: 3 * HOUR, ...none, saved: 3 * HOUR },
    { user: { id: payroll.id, name: 'Adam Ćma' }, entries: 1, seconds: 0.5 * HOUR, ...none, submitted: 0.5 * HOUR },
  ]);
  expect(rows.map(({ day, start_date, seconds }) => [day, start_date, seconds])).toEqual([
    ['2032-05-20', '2032-05-20 08:00:00', 0.5 * HOUR],
    ['2032-05-05', '2032-05-05 08:00:00', HOUR],
    ['2032-05-04', '2032-05-04 08:00:00', 2 * HOUR],
  ]);
});

test('entries come page by page, sums of all of them', async () => {
  const { body } = await get(admin, `/api/reports/${alfa.id}/workeruptimes?${MAY}&limit=2&page=2`);
  expect(body.meta).toEqual({ page: 2, limit: 2, total: 3 });
  expect([body.data.rows.length, body.data.seconds]).toEqual([1, 3.5 * HOUR]);
});

test('the peak window goes from the 5th to the 20th', async () => {
  const { body } = await get(admin, `/api/reports/profitability?${MAY}`);
  const { rows, ...sums } = body.data;
  expect(sums).toEqual({
    from: '2032-05-01',
    to: '2032-05-31',
    basis: 'hours',
    seconds: 7.75 * HOUR,
    peak_seconds: 1.5 * HOUR,
  });
  expect(rows.map(({ peak_seconds }: { peak_seconds: number }) => peak_seconds)).toEqual([0, 1.5 * HOUR, 0]);
});

test('budgets are those of the tasks whose date is in the period', async () => {
  await addTask({ company_id: alfa.id, period: '2032-04', due_at: '2032-05-18', time_budget_minutes: 120 });
  const { rows } = await companies();
  expect(rows.map(({ budget_seconds }) => budget_seconds)).toEqual([null, 2 * HOUR, null]);
  const { body } = await get(admin, `/api/reports/${alfa.id}/uptimes?from=2032-04-01&to=2032-05-31`);
  expect(body.data.budget_seconds).toBe(2 * HOUR);
  expect(body.data.months).toEqual([
    { month: '2032-04', seconds: 0, budget_seconds: null },
    { month: '2032-05', seconds: 3.5 * HOUR, budget_seconds: 2 * HOUR },
  ]);
  expect(body.data.cells).toEqual([
    { month: '2032-05', category: 'bookkeeping', seconds: 2.5 * HOUR },
    { month: '2032-05', category: 'vat', seconds: HOUR },
  ]);
});

test('an entry belongs to the day on which it begins in Poland, and lasts as long as it lasted', async () => {
  const night = { user_id: accountant.id, company_id: zubr.id };
  await addEntries(portal, [
    { ...night, start: '2026-03-28 21:00', end: '2026-03-29 04:00' },
    { ...night, start: '2026-10-24 20:00', end: '2026-10-25 05:00' },
    { ...night, start: '2032-08-31 22:30', end: '2032-08-31 23:30' },
  ]);
  const spent = async (day: string) =>
    (await companies(`from=${day}&to=${day}&user_id=${accountant.id}`)).seconds / HOUR;
  const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2032-08-31', '2032-09-01'];
  expect(await Promise.all(days.map(spent))).toEqual([7, 0, 9, 0, 0, 1]);
});

test('a month without entries is a report, too', async () => {
  const empty = await companies('from=2033-02-01&to=2033-02-28');
  expect(empty).toMatchObject({ seconds: 0, entries: 0, rows: [], people: [] });
  const { body } = await get(admin, `/api/reports/${alfa.id}/uptimes?from=2033-02-01&to=2033-02-28`);
  expect(body.data).toMatchObject({ seconds: 0, budget_seconds: null, categories: [], cells: [] });
  expect(body.data.months).toEqual([{ month: '2033-02', seconds: 0, budget_seconds: null }]);
});

test('settlements of a company with their stages, amounts, time and lateness', async () => {
  const task = await addTask({
    company_id: zubr.id,
    period: '2032-06',
    docs_due_at: '2032-07-07',
    due_at: '2032-07-18',
    status: 'closed',
    documents_confirmed_at: '2032-07-09T08:00:00Z',
    created_at: '2032-07-01T05:00:00Z',
    time_budget_minutes: 60,
  });
  await addMoves(task.id, [
    ['2032-07-12T08:00:00Z', 'booking', 'booked'],
    ['2032-07-14T08:00:00Z', 'booked', 'booking'],
    ['2032-07-15T08:00:00Z', 'booking', 'booked'],
    ['2032-07-16T08:00:00Z', 'booked', 'calculated'],
    ['2032-07-27T08:00:00Z', 'published', 'closed'],
  ]);
  const told = { published_at: '2032-07-20T22:30:00Z', status: 'confirmed', result: 'payable' } as const;
  await addLiability(task, { ...told, amount: '1000.50', paid_amount: '1000.50', paid_at: '2032-07-25' });
  await addLiability(task, { ...told, kind: 'zus', amount: '200.00' });
  await addEntries(portal, [
    {
      user_id: accountant.id,
      company_id: zubr.id,
      settlement_id: task.id,
      start: '2032-07-10 08:00',
      end: '2032-07-10 09:30',
    },
  ]);
  const { body } = await get(admin, `/api/reports/${zubr.id}?from=2032-06-01&to=2032-06-30`);
  expect(body.data).toEqual({
    company: { id: zubr.id, name: zubr.name },
    from: '2032-06-01',
    to: '2032-06-30',
    seconds: 1.5 * HOUR,
    amount: '1200.50',
    paid: '1000.50',
    late: { client: 2, office: 1 },
    settlements: [
      {
        task: { id: task.id, title: 'Rozliczenie', kind: 'settlement', period: '2032-06', status: 'closed' },
        docs_due_at: '2032-07-07',
        due_at: '2032-07-18',
        opened_at: '2032-07-01',
        documents_at: '2032-07-09',
        booked_at: '2032-07-12',
        calculated_at: '2032-07-16',
        published_at: '2032-07-21',
        closed_at: '2032-07-27',
        amount: '1200.50',
        paid: '1000.50',
        seconds: 1.5 * HOUR,
        budget_seconds: HOUR,
        late: { client: 2, office: 1 },
      },
    ],
  });
});

test('a quarter and a year belong to the month in which they begin', async () => {
  for (const period of ['2033', '2033-Q1', '2033-Q2'] as const)
    await addTask({ company_id: zubr.id, period, due_at: '2033-08-18' });
  const { body } = await get(admin, `/api/reports/${zubr.id}?from=2033-01-15&to=2033-03-31`);
  const periods = body.data.settlements.map(({ task }: { task: { period: string } }) => task.period);
  expect(periods).toEqual(['2033-Q1', '2033']);
});

test('the list shows each company with its three reports', async () => {
  const now = new Date();
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR * 1_000).toISOString().slice(0, 19);
  const before = (await get(admin, '/api/reports?search=alfa')).body.data[0];
  await portal.db.deleteFrom('uptimes').where('user_id', '=', payroll.id).where('end_date', 'is', null).execute();
  await addEntries(portal, [
    { user_id: payroll.id, company_id: alfa.id, start: at(0.02), end: at(0.01), status: 'submitted' },
  ]);
  const [after] = (await get(admin, '/api/reports?search=alfa')).body.data;
  expect([after.id, after.title]).toEqual([alfa.id, alfa.name]);
  expect(after.report1.seconds - before.report1.seconds).toBe(36);
  expect(after.report3.entries - before.report3.entries).toBe(1);
  expect(after.report3.waiting - before.report3.waiting).toBe(1);
  expect(Object.keys(after.report2)).toEqual(['period', 'status']);
});

test('a person’s own companies, and one sort', async () => {
  await portal.db.updateTable('companies').set({ payroll_owner_id: payroll.id }).where('id', '=', zubr.id).execute();
  const mine = (await get(payroll, '/api/reports?filters[mine]=true')).body;
  expect(mine.data.map(({ title }: { title: string }) => title)).toEqual([zubr.name]);
  expect((await get(admin, '/api/reports?sort=report1:asc')).status).toBe(422);
});

test('files agree with the reports, in both languages', async () => {
  const exported = async (path: string, headers = {}) => {
    const response = await admin.call({ url: `/api/reports/${path}`, headers });
    expect(response.statusCode).toBe(200);
    return Papa.parse<Record<string, string>>(response.body.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
  };
  expect(await exported(`companies-uptimes/export?format=csv&from=2032-05-01&to=2032-05-20`)).toEqual([
    {
      Firma: alfa.name,
      'Czas (godz.:min)': '3:30',
      Wpisy: '3',
      'Do zafakturowania': '2:00',
      Budżet: '2:00',
    },
  ]);
  const entries = await exported(`${alfa.id}/workeruptimes/export?format=csv&${MAY}`, { 'accept-language': 'en' });
  expect(entries[0]).toEqual({
    Day: '2032-05-20',
    Person: 'Adam Ćma',
    Activity: 'Bookkeeping',
    Settlement: '',
    Start: '2032-05-20 10:00',
    End: '2032-05-20 10:30',
    'Time (h:min)': '0:30',
    Status: 'Submitted',
    Comment: '',
  });
  for (const path of ['profitability/export', `${alfa.id}/export`, `${alfa.id}/uptimes/export`, 'export'])
    await exported(`${path}?format=csv`);
  const workbook = await admin.call({ url: `/api/reports/companies-uptimes/export?format=xlsx&${MAY}` });
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('days that make no period are refused in words', async () => {
  const refused = await get(admin, '/api/reports/companies-uptimes?from=2026-03-10&to=2026-03-09');
  expect([refused.status, refused.body.error]).toEqual([422, 'Ostatni dzień nie może być wcześniejszy niż pierwszy']);
});

test('clients have no reports', async () => {
  const paths = [
    '',
    '/companies-uptimes',
    '/profitability',
    `/${alfa.id}`,
    `/${alfa.id}/uptimes`,
    `/${alfa.id}/workeruptimes`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => (await get(client, `/api/reports${path}`)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('a company that does not exist has no report', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000';
  const paths = ['', '/uptimes', '/workeruptimes'];
  const statuses = await Promise.all(
    paths.map(async (path) => (await get(admin, `/api/reports/${nobody}${path}`)).status),
  );
  expect(statuses).toEqual([404, 404, 404]);
});
