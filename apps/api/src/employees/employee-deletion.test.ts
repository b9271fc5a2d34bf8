import { expect, test } from 'vitest';
import { get, remove, send } from '../app/testing/answers.ts';
import { sharedSettlementOffice } from '../app/testing/settlement-office.ts';

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
