import { addDays } from '@biuro/core/lib/date.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { createPeople } from '../../testing/people/people.ts';
import { ADMIN, CLIENT, sharedSignIn } from '../../testing/people/sign-in.ts';
import { get, send } from '../../testing/server/answers.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';
import { listEmployees } from './queries.ts';

const portal = sharedTestApp({ fixture: 'office' });
const admin = sharedSignIn(portal, ADMIN);
const client = sharedSignIn(portal, CLIENT);
const people = createPeople(portal);

let company: string;
const PERSON = {
  first_name: 'Zofia',
  last_name: 'Żuk',
  contract_type: 'employment',
  employed_from: '2024-01-01',
  fte: 1,
  salary: '5200',
};

beforeAll(async () => {
  company = (await people.company('Delta')).id;
});
beforeEach(async () => {
  await portal.db.deleteFrom('staff_reports').execute();
  await portal.db.deleteFrom('employees').execute();
});

const addEmployee = async (values: object = {}) =>
  (await send(admin, 'POST', `/api/companies/${company}/employees`, { ...PERSON, ...values })).body.data;
const change = (employee: { id: string; version: number }, values: object) =>
  send(admin, 'PUT', `/api/companies/${company}/employees/${employee.id}`, {
    ...PERSON,
    status: 'employed',
    version: employee.version,
    ...values,
  });
/** What the office has done of what a client reported. */
async function done(values: object) {
  const { body } = await send(client, 'POST', `/api/companies/${company}/staff-reports`, values);
  const { id, version } = body.data;
  expect((await send(admin, 'POST', `/api/staff-reports/${id}/status`, { to: 'done', version })).status).toBe(200);
}
/** The only employee as on the day after so many days. */
async function after(days: number) {
  const [row] = await listEmployees(portal.db, company, addDays(today(), days));
  return row;
}
const statusesAfter = async (...days: number[]) =>
  (await Promise.all(days.map((day) => after(day)))).map((row) => row?.status);

describe('as the days go by', () => {
  test('an absence that is told ahead begins and ends by itself, and the next one, too', async () => {
    const { id: employee_id } = await addEmployee();
    const absent = (from: number, to: number) =>
      done({
        kind: 'absence',
        employee_id,
        date_from: addDays(today(), from),
        date_to: addDays(today(), to),
        absence_kind: 'holiday',
      });
    await absent(2, 4);
    await absent(8, 8);
    expect(await statusesAfter(0, 1, 2, 4, 5, 8, 9)).toEqual([
      'employed',
      'employed',
      'absent',
      'absent',
      'employed',
      'absent',
      'employed',
    ]);
    expect((await after(3))?.absent_until).toBe(addDays(today(), 4));
    expect((await after(5))?.absent_until).toBeNull();
  });

  test('whoever was given notice has left after the last day', async () => {
    const { id: employee_id } = await addEmployee();
    await done({ kind: 'termination', employee_id, date_from: addDays(today(), 3) });
    expect(await statusesAfter(0, 3, 4)).toEqual(['notice', 'notice', 'dismissed']);
  });

  test('a contract for a time ends by itself', async () => {
    await addEmployee({ employed_to: addDays(today(), 1) });
    expect(await statusesAfter(1, 2)).toEqual(['employed', 'dismissed']);
  });

  test('a salary that is changed for later holds from its day', async () => {
    const { id: employee_id } = await addEmployee();
    const raise = (amount: string, from: number) =>
      done({ kind: 'change', employee_id, amount, date_from: addDays(today(), from), note: 'Podwyżka' });
    await raise('5500', 0);
    await raise('6000', 5);
    const [shown] = (await get(client, `/api/companies/${company}/employees`)).body.data;
    expect(shown).toMatchObject({
      salary: '5500.00',
      next_salary: '6000.00',
      next_salary_from: addDays(today(), 5),
    });
    expect(await after(4)).toMatchObject({ salary: '5500.00', next_salary: '6000.00' });
    expect(await after(5)).toMatchObject({ salary: '6000.00', next_salary: null, next_salary_from: null });
  });

  test('a salary that has come to hold stays when the office changes something else', async () => {
    const employee = await addEmployee();
    await portal.db.updateTable('employees').set({ next_salary: '6000', next_salary_from: today() }).execute();
    const { salary: _unsaid, ...rest } = PERSON;
    const values = { ...rest, medical_until: '2030-01-01', status: 'employed', version: employee.version };
    const { body } = await send(admin, 'PUT', `/api/companies/${company}/employees/${employee.id}`, values);
    expect(body.data).toMatchObject({ salary: '6000.00', next_salary: null });
  });
});

describe('the office', () => {
  test('sends somebody away until a day, moves it and takes them back', async () => {
    const employee = await addEmployee();
    const until = addDays(today(), 10);
    const silent = await change(employee, { status: 'absent' });
    expect([silent.status, silent.body.error]).toEqual([422, 'Podaj ostatni dzień nieobecności']);
    const past = await change(employee, { status: 'absent', absent_until: addDays(today(), -1) });
    expect([past.status, past.body.error]).toEqual([422, 'Ten dzień już minął']);
    const away = await change(employee, { status: 'absent', absent_until: until });
    expect(away.body.data).toMatchObject({ status: 'absent', absent_until: until });
    expect(await statusesAfter(10, 11)).toEqual(['absent', 'employed']);
    const kept = await change(away.body.data, { status: 'absent', absent_until: until, fte: 0.5 });
    expect(kept.body.data).toMatchObject({ status: 'absent', absent_until: until, fte: 0.5 });
    const longer = await change(kept.body.data, { status: 'absent', absent_until: addDays(until, 1) });
    expect(longer.body.data).toMatchObject({ status: 'absent', absent_until: addDays(until, 1) });
    const back = await change(longer.body.data, { status: 'employed' });
    expect(back.body.data).toMatchObject({ status: 'employed', absent_until: null });
    expect(await statusesAfter(1, 11)).toEqual(['employed', 'employed']);
  });

  test('brings nobody back whose contract is over, and lets dates decide otherwise', async () => {
    const employee = await addEmployee();
    const left = await change(employee, { employed_to: addDays(today(), -1) });
    expect(left.body.data.status).toBe('dismissed');
    const back = await change(left.body.data, { employed_to: addDays(today(), -1), status: 'employed' });
    expect([back.status, back.body.errors[0].pointer]).toEqual([422, '/employed_to']);
    const prolonged = await change(left.body.data, { employed_to: null, status: 'employed' });
    expect(prolonged.body.data).toMatchObject({ status: 'employed', employed_to: null });
  });

  test('does not move the beginning past an end that it leaves as it is', async () => {
    const employee = await addEmployee({ employed_to: '2030-01-31' });
    const { status, body } = await change(employee, { employed_from: '2030-02-01' });
    expect([status, body.errors[0].pointer]).toEqual([422, '/employed_to']);
  });
});

test('mistakes are named all at once, those that the contract finds and those that the feature finds', async () => {
  const slips = {
    first_name: '',
    employed_from: '2024-02-30',
    contract_type: 'civil',
    fte: 1,
    birth_date: '1990-01-01',
    pesel: '44051401358',
    passport: '?',
  };
  const pointers = ['/first_name', '/employed_from', '/contract_type', '/pesel', '/passport'];
  const employee = await addEmployee();
  const added = await send(admin, 'POST', `/api/companies/${company}/employees`, { ...PERSON, ...slips });
  for (const { status, body } of [added, await change(employee, slips)]) {
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(pointers.toSorted());
  }
});

describe('who somebody is', () => {
  const read = async (by: typeof admin, id: string, of = company) =>
    send(by, 'POST', `/api/companies/${of}/employees/${id}/identity`, '');

  test('is read in full where it is needed, and the history tells by whom', async () => {
    const { id } = await addEmployee({ pesel: '44051401359', passport: 'FA1234567' });
    const { status, body } = await read(admin, id);
    expect([status, body]).toEqual([200, { data: { pesel: '44051401359', passport: 'FA1234567' } }]);
    const [last] = (await get(admin, `/api/companies/${company}/history`)).body.data;
    expect(last).toMatchObject({
      action: 'employee.identity_read',
      actor: 'Anna Kowalska',
      changes: [{ field: 'employee', before: null, after: 'Zofia Żuk' }],
    });
    expect(JSON.stringify(last)).not.toContain('44051401359');
  });

  test('is nothing to read where nothing is known, and nothing is written down', async () => {
    const { id } = await addEmployee();
    expect((await read(admin, id)).body.data).toEqual({ pesel: null, passport: null });
    const [last] = (await get(admin, `/api/companies/${company}/history`)).body.data;
    expect(last.action).toBe('employee.created');
  });

  test('is not for clients, for who only looks, nor of another company', async () => {
    const { id } = await addEmployee({ pesel: '44051401359' });
    expect((await read(client, id)).status).toBe(404);
    const assistant = await people.come('assistant');
    expect((await send(assistant, 'POST', `/api/companies/${company}/employees/${id}/identity`, '')).status).toBe(403);
    const other = await people.company('Optyk');
    expect((await read(admin, id, other.id)).status).toBe(404);
  });
});

test('the PESEL of a company’s owner is read in full, and the history tells by whom', async () => {
  const owner = await portal.db
    .selectFrom('companies')
    .select(['id', 'version'])
    .where('company_type', '=', 'jdg')
    .limit(1)
    .executeTakeFirstOrThrow();
  const url = `/api/companies/${owner.id}`;
  expect((await send(admin, 'POST', `${url}/pesel`, '')).body).toEqual({ data: { pesel: null } });
  const {
    name,
    vat_number,
    company_type,
    taxation_form,
    books_form,
    income_period,
    vat_status,
    vat_period,
    zus_scheme,
  } = (await get(admin, url)).body.data;
  const profile = { name, vat_number, company_type, taxation_form, books_form, income_period, vat_status, vat_period };
  const saved = await send(admin, 'PUT', url, { ...profile, zus_scheme, pesel: '44051401359', version: owner.version });
  expect([saved.status, saved.body.data?.pesel]).toEqual([200, '*******1359']);
  expect((await send(admin, 'POST', `${url}/pesel`, '')).body).toEqual({ data: { pesel: '44051401359' } });
  const [last] = (await get(admin, `${url}/history`)).body.data;
  expect(last).toMatchObject({ action: 'company.pesel_read', actor: 'Anna Kowalska', changes: [] });
  expect((await send(client, 'POST', `${url}/pesel`, '')).status).toBe(404);
});
