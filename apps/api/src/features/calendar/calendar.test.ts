import { addDays } from '@biuro/core/lib/date.ts';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { type Calling, createPeople, type Person } from '../../testing/people/people.ts';
import { createSettlements } from '../../testing/records/settlements.ts';
import { get } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const portal = sharedTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: 'on' } });
const people = createPeople(portal);
const { addTask, addPublished, addLiability, addDeclaration } = createSettlements(portal);

type Someone = Person & Calling;
const soon = addDays(today(), 10);

const make = async (by: Calling): Promise<string> =>
  (await by.call({ method: 'POST', url: '/api/users/me/calendar' })).json().data.url;
/** As a calendar program asks: with the address and nothing else. */
const fetchIcs = (url: string) => portal.app.inject({ method: 'GET', url: new URL(url).pathname });

async function entries(url: string) {
  const answer = await fetchIcs(url);
  const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
  return events
    .map((component) => new ICAL.Event(component))
    .map(({ uid, summary, startDate }) => ({ uid, summary, day: startDate.toString() }));
}

/** Where the entries of a day lead. */
async function addressesOn(url: string, day: string) {
  const events = new ICAL.Component(ICAL.parse((await fetchIcs(url)).body)).getAllSubcomponents('vevent');
  return events
    .filter((event) => new ICAL.Event(event).startDate.toString() === day)
    .map((event) => {
      const { pathname, search } = new URL(String(event.getFirstPropertyValue('url')));
      return pathname + decodeURIComponent(search);
    });
}

async function client(role: 'representative' | 'viewer' | 'employee', companyId: string): Promise<Someone> {
  const person = await people.come(role);
  await portal.db.insertInto('company_users').values({ user_id: person.id, company_id: companyId, role }).execute();
  return person;
}

let a: { id: string; name: string };
let b: { id: string; name: string };
let representative: Someone;
beforeAll(async () => {
  a = await people.company('Meble Dębowe Żubr');
  b = await people.company('Optyk');
  representative = await client('representative', a.id);
});

describe('an address', () => {
  test('is shown once, kept as a hash, and the one before stops working', async () => {
    expect((await get(representative, '/api/users/me/calendar')).body.data).toEqual({
      created_at: null,
      read_at: null,
    });
    const first = await make(representative);
    expect(first).toMatch(/^http.*\/api\/calendar\/[A-Za-z0-9]{64}\.ics$/);
    const stored = await portal.db.selectFrom('calendar_addresses').selectAll().execute();
    const [, token = ''] = /calendar\/(\w+)\.ics$/.exec(first) ?? [];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await get(representative, '/api/users/me/calendar')).body.data).toMatchObject({
      created_at: expect.any(String),
      read_at: null,
    });

    expect((await fetchIcs(first)).statusCode).toBe(200);
    expect((await fetchIcs(first.replace('.ics', ''))).statusCode).toBe(200);
    expect((await get(representative, '/api/users/me/calendar')).body.data.read_at).toEqual(expect.any(String));
    const second = await make(representative);
    expect([(await fetchIcs(first)).statusCode, (await fetchIcs(second)).statusCode]).toEqual([404, 200]);
    expect((await representative.call({ method: 'DELETE', url: '/api/users/me/calendar' })).statusCode).toBe(204);
    expect((await fetchIcs(second)).statusCode).toBe(404);
  });

  test('is a file of a calendar, for nobody to keep', async () => {
    const { headers } = await fetchIcs(await make(representative));
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="terminy.ics"; filename*=UTF-8''terminy.ics`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['deactivated', 'blocked'] as const)(
    'of somebody who is %s stops working, and works again with them',
    async (status) => {
      const person = await client('representative', a.id);
      const url = await make(person);
      const set = (value: 'active' | typeof status) =>
        portal.db.updateTable('users').set({ status: value }).where('id', '=', person.id).execute();
      await set(status);
      expect((await fetchIcs(url)).statusCode).toBe(404);
      await set('active');
      expect((await fetchIcs(url)).statusCode).toBe(200);
      await portal.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', person.id).execute();
      expect((await fetchIcs(url)).statusCode).toBe(404);
    },
  );

  test.each(['x', 'a'.repeat(64), `${'a'.repeat(64)}.ics`])('that nobody has is not found: %s', async (token) => {
    expect((await fetchIcs(`http://x/api/calendar/${token}`)).statusCode).toBe(404);
  });

  test('that is asked for too often has to wait', async () => {
    const url = await make(await client('representative', a.id));
    const statuses = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await fetchIcs(url)).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  });
});

describe('a client’s calendar', () => {
  test('holds what is to be paid and handed in, and nothing of another company', async () => {
    const mine = await addTask({ company_id: a.id, docs_due_at: soon, due_at: soon });
    const open = await addPublished(mine, { due_date: soon });
    await addLiability(mine, { kind: 'zus', status: 'approved', amount: '5.00', result: 'payable', due_date: soon });
    await addPublished(mine, { kind: 'pit', result: 'refund', due_date: soon });
    await addPublished(mine, { kind: 'cit', status: 'paid', due_date: soon });
    await addPublished(mine, { kind: 'pit4', due_date: addDays(today(), -40) });
    const theirs = await addTask({ company_id: b.id, docs_due_at: soon, due_at: soon });
    await addPublished(theirs, { due_date: soon });
    const url = await make(representative);
    expect((await entries(url)).toSorted((one, other) => one.uid.localeCompare(other.uid))).toEqual([
      { uid: expect.stringContaining(`documents-${mine.id}@`), summary: `Dokumenty za 10/2026, ${a.name}`, day: soon },
      { uid: expect.stringContaining(`liability-${open}@`), summary: `VAT 10/2026: zapłata, ${a.name}`, day: soon },
    ]);
    const { body } = await fetchIcs(url);
    expect(body).not.toMatch(/1234|88101000712222123456321800/);
    expect((await fetchIcs(url)).body).toBe(body);
    expect(await entries(await make(await client('employee', a.id)))).toEqual([]);
    expect(await entries(await make(await client('viewer', a.id)))).toHaveLength(2);
  });

  test('names a quarter as Poles do', async () => {
    const company = await people.company('Młyn');
    const person = await client('representative', company.id);
    const task = await addTask({ company_id: company.id, docs_due_at: addDays(today(), -30), due_at: soon });
    await addPublished(task, { period: '2026-Q3', due_date: soon });
    const summaries = (await entries(await make(person))).map(({ summary }) => summary);
    expect(summaries.toSorted()).toEqual([
      `Dokumenty za 10/2026, ${company.name}`,
      `VAT 3 kw. 2026: zapłata, ${company.name}`,
    ]);
  });

  test('loses what belongs to a company that the client has left', async () => {
    const person = await client('representative', a.id);
    const url = await make(person);
    expect(await entries(url)).not.toEqual([]);
    await portal.db.deleteFrom('company_users').where('user_id', '=', person.id).execute();
    expect(await entries(url)).toEqual([]);
  });
});

describe('the office’s calendar', () => {
  test('holds open tasks and days of own companies, those of many as one entry', async () => {
    const accountant = await people.come('accountant');
    const ids = [a.id, b.id];
    await portal.db.updateTable('companies').set({ owner_id: accountant.id }).where('id', 'in', ids).execute();
    const day = addDays(today(), 20);
    for (const company_id of ids) {
      const task = await addTask({ company_id, period: '2027-01', due_at: day, title: 'Styczeń' });
      await addLiability(task, { due_date: day, period: '2027-01' });
      await addDeclaration(task, { due_date: day, period: '2027-01' });
      await addDeclaration(task, { form: 'dra', due_date: day, period: '2027-01', status: 'sent' });
    }
    const foreign = await addTask({
      company_id: (await people.company('Fundacja Zielone')).id,
      period: '2027-01',
      due_at: day,
    });
    await addLiability(foreign, { kind: 'cit', due_date: day, period: '2027-01' });
    const found = (await entries(await make(accountant))).filter((entry) => entry.day === day);
    expect(found).toEqual([
      {
        uid: expect.stringContaining('declaration-jpk_v7m-2027-01'),
        summary: 'JPK_V7M 01/2027: złożenie, 2 firmy',
        day,
      },
      { uid: expect.stringContaining('liability-vat-2027-01'), summary: 'VAT 01/2027: zapłata, 2 firmy', day },
      { uid: expect.stringContaining('task-settlement-2027-01'), summary: 'Rozliczenie 01/2027, 2 firmy', day },
    ]);
    const lists = await addressesOn(await make(accountant), day);
    expect(lists).toEqual([
      `/dashboard/declarations?filters[due_date]=${day}&filters[form]=jpk_v7m`,
      `/dashboard/liabilities?filters[due_date]=${day}&filters[kind]=vat`,
      `/dashboard/tasks?filters[period]=2027-01&filters[kind]=settlement&filters[due_at]=${day}`,
    ]);
    const payroll = await people.come('payroll');
    await portal.db.updateTable('companies').set({ payroll_owner_id: payroll.id }).where('id', '=', a.id).execute();
    expect((await entries(await make(payroll))).filter((entry) => entry.day === day)).toEqual([]);
  });
});
