import { expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import { get, remove, send } from '../../testing/server/answers.ts';

const { admin, people, company, newClient } = sharedSettlementOffice();

const PERSON = {
  first_name: 'Zofia',
  last_name: 'Żuk',
  pesel: '44051401359',
  contract_type: 'employment',
  employed_from: '2024-01-01',
  fte: 1,
  salary: '5200',
};
const list = () => `/api/companies/${company.id}/employees`;
const add = async () => (await send(admin, 'POST', list(), PERSON)).body.data;
const namesOf = async () => (await get(admin, list())).body.data.map(({ id }: { id: string }) => id);

test('an employee who was typed twice goes and comes back, sealed PESEL and all', async () => {
  const [one, two] = [await add(), await add()];
  expect((await remove(admin, `${list()}/${two.id}`)).status).toBe(204);
  expect(await namesOf()).toContain(one.id);
  expect(await namesOf()).not.toContain(two.id);
  const { status, body } = await send(admin, 'POST', `${list()}/${two.id}/restore`, {});
  expect([status, body.data]).toEqual([200, two]);
  const identity = await send(admin, 'POST', `${list()}/${two.id}/identity`, {});
  expect(identity.body.data.pesel).toBe(PERSON.pesel);
  const told = (await people.history(company.id)).filter(([action]) => /employee\.(deleted|restored)/.test(action));
  expect(told).toEqual([
    ['employee.deleted', { employee: ['Zofia Żuk', null] }],
    ['employee.restored', { employee: [null, 'Zofia Żuk'] }],
  ]);
});

test('a report about somebody keeps them', async () => {
  const employee = await add();
  const client = await newClient('representative');
  const absence = { kind: 'absence', absence_kind: 'holiday', date_from: '2026-11-02', date_to: '2026-11-03' };
  await send(client, 'POST', `/api/companies/${company.id}/staff-reports`, { ...absence, employee_id: employee.id });
  const { status, body } = await remove(admin, `${list()}/${employee.id}`);
  expect([status, body.code]).toEqual([409, 'employee_kept']);
  expect((await remove(client, `${list()}/${employee.id}`)).status).toBe(404);
});

test('nobody is deleted through another company', async () => {
  const employee = await add();
  const other = await people.company('Delta');
  expect((await remove(admin, `/api/companies/${other.id}/employees/${employee.id}`)).status).toBe(404);
  await remove(admin, `${list()}/${employee.id}`);
  expect((await send(admin, 'POST', `/api/companies/${other.id}/employees/${employee.id}/restore`, {})).status).toBe(
    404,
  );
  expect(await namesOf()).not.toContain(employee.id);
});

test('deleted ones are listed at their own company only, for the office', async () => {
  const employee = await add();
  await remove(admin, `${list()}/${employee.id}`);
  const deleted = async (id: string) => (await get(admin, `/api/companies/${id}/employees/deleted`)).body.data;
  expect((await deleted(company.id))[0]).toEqual({
    id: employee.id,
    name: 'Zofia Żuk',
    deleted_at: expect.any(String),
    deleted_by: 'Anna Kowalska',
  });
  expect(await deleted((await people.company('Delta')).id)).toEqual([]);
  const client = await newClient('representative');
  expect((await get(client, `${list()}/deleted`)).status).toBe(404);
  await send(admin, 'POST', `${list()}/${employee.id}/restore`, {});
  expect((await deleted(company.id)).map(({ id }: { id: string }) => id)).not.toContain(employee.id);
});

test('the hours of somebody who was deleted stay in the report of working time, also when it is corrected', async () => {
  const [stays, goes] = [await add(), await add()];
  const client = await newClient('representative');
  const hours = (first: number) => [
    { employee_id: stays.id, hours: first },
    { employee_id: goes.id, hours: 84.5 },
  ];
  const month = { kind: 'worktime', date_from: '2026-10-01' };
  const sent = await send(client, 'POST', `/api/companies/${company.id}/staff-reports`, {
    ...month,
    hours: hours(168),
  });
  expect((await remove(admin, `${list()}/${goes.id}`)).status).toBe(204);

  const gone = { employee: { id: goes.id, name: 'Zofia Żuk' }, hours: 84.5, deleted: true };
  const reports = (await get(client, `/api/companies/${company.id}/staff-reports`)).body.data;
  const report = reports.find(({ id }: { id: string }) => id === sent.body.data.id);
  expect(report.hours).toEqual([{ employee: { id: stays.id, name: 'Zofia Żuk' }, hours: 168, deleted: false }, gone]);

  const url = `/api/staff-reports/${report.id}`;
  const back = { to: 'returned', remark: 'Sprawdźcie proszę', version: report.version };
  const { version } = (await send(admin, 'POST', `${url}/status`, back)).body.data;
  const corrected = await send(client, 'PUT', url, { ...month, hours: hours(160), version });
  expect([corrected.status, corrected.body.data.hours[1]]).toEqual([200, gone]);
  const anew = await send(client, 'POST', `/api/companies/${company.id}/staff-reports`, { ...month, hours: hours(8) });
  expect([anew.status, anew.body.errors[0].pointer]).toEqual([422, '/hours/1/employee_id']);
});
