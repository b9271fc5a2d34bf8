import { beforeAll, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import type { Calling } from '../../../testing/people/people.ts';
import { get, send } from '../../../testing/server/answers.ts';
import { handOver } from '../../../testing/server/uploads.ts';

const office = sharedSettlementOffice();
const { portal, people, company, newTask, addPublished, liability } = office;

let representative: Someone;
let viewer: Someone;
let employee: Someone;
let stranger: Someone;
beforeAll(async () => {
  representative = await office.newClient('representative');
  viewer = await office.newClient('viewer');
  employee = await office.newClient('employee');
  stranger = await office.newClient('representative', (await people.company('Optyk')).id);
});

const pdf = { name: 'przelew.pdf', content: '%PDF-1.7 przelew' };
const paid = { paid_at: '2026-11-20', amount: '1234' };
const pay = (by: Calling, id: string, payment: object = paid) =>
  send(by, 'POST', `/api/liabilities/${id}/mark-paid`, payment);

test('a viewer looks and changes nothing, an employee and a stranger see nothing', async () => {
  const id = await addPublished(await newTask());
  const proof = `/api/liabilities/${id}/proof`;
  await handOver(representative, ['PUT', proof], 'payment_proof', pdf);
  const calls = (by: Calling) => [
    by.call({ method: 'GET', url: `/api/liabilities/${id}` }),
    by.call({ method: 'GET', url: `/api/liabilities/${id}/transfer` }),
    by.call({ method: 'GET', url: `/api/liabilities/${id}/proof` }),
    by.call({ method: 'POST', url: `/api/liabilities/${id}/mark-paid`, payload: paid }),
    by.call({ method: 'DELETE', url: `/api/liabilities/${id}/mark-paid` }),
    handOver(by, ['PUT', proof], 'payment_proof', pdf).then(({ status }) => ({ statusCode: status })),
  ];
  const statuses = async (by: Calling) => (await Promise.all(calls(by))).map(({ statusCode }) => statusCode);
  expect(await statuses(viewer)).toEqual([200, 200, 200, 403, 403, 403]);
  expect(await statuses(employee)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404, 404]);
  for (const nobody of [employee, stranger]) {
    const { body } = await get(nobody, `/api/liabilities/my?state=all&company_id=${company.id}`);
    expect(body).toEqual({ data: [], meta: { page: 1, limit: 25, total: 0 } });
  }
  expect((await liability(id)).status).toBe('read');
});

test('an assistant of the office looks, payroll pays contributions only', async () => {
  const [assistant, payroll] = [await people.come('assistant'), await people.come('payroll')];
  const vat = await addPublished(await newTask());
  const zus = await addPublished(await newTask(), { kind: 'zus' });
  expect((await pay(assistant, vat)).status).toBe(403);
  expect((await pay(payroll, vat)).body.code).toBe('role');
  expect((await pay(payroll, zus)).status).toBe(200);
});

test('somebody who belongs to the company no more sees nothing', async () => {
  const gone = await people.come('representative');
  await people.belong(gone.id, company.id);
  const id = await addPublished(await newTask());
  expect((await get(gone, `/api/liabilities/${id}`)).status).toBe(200);
  await portal.db.deleteFrom('company_users').where('user_id', '=', gone.id).execute();
  expect((await get(gone, `/api/liabilities/${id}`)).status).toBe(404);
});
