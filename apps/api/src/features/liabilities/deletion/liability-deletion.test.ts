import { expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { addCompanies } from '../../../testing/records/profiles.ts';
import { get, remove, send } from '../../../testing/server/answers.ts';

const { portal, admin, people, newTask, newClient, addLiability, addPublished } = sharedSettlementOffice();
const url = (id: string) => `/api/liabilities/${id}`;

test('a draft goes and comes back, and the history of its task tells of both', async () => {
  const task = await newTask();
  const id = await addLiability(task, { status: 'calculated', amount: '12.00', result: 'payable' });
  const before = (await get(admin, url(id))).body.data;
  expect((await remove(admin, url(id))).status).toBe(204);
  expect((await get(admin, url(id))).status).toBe(404);
  const { status, body } = await send(admin, 'POST', `${url(id)}/restore`, {});
  expect([status, body.data]).toEqual([200, before]);
  expect(await people.history(task.id)).toEqual([
    [
      'liability.deleted',
      { liability: [null, 'vat 2026-10'], amount: ['12.00', null], due_date: ['2026-11-25', null] },
    ],
    ['liability.restored', { liability: [null, 'vat 2026-10'], amount: [null, '12.00'] }],
  ]);
});

test('what is approved or told is not deleted', async () => {
  const task = await newTask();
  const approved = await addLiability(task, { status: 'approved', amount: '12.00', result: 'payable' });
  const told = await addPublished(task, { kind: 'zus' });
  for (const id of [approved, told]) {
    const { status, body } = await remove(admin, url(id));
    expect([status, body.code]).toEqual([409, 'not_draft']);
  }
});

test('another of the same kind, or a settlement that is over, stands in the way of the return', async () => {
  const task = await newTask();
  const first = await addLiability(task);
  await remove(admin, url(first));
  const second = await addLiability(task);
  expect((await send(admin, 'POST', `${url(first)}/restore`, {})).body.code).toBe('liability_exists');
  await remove(admin, url(second));
  await portal.db.updateTable('tasks').set({ status: 'closed' }).where('id', '=', task.id).execute();
  expect((await send(admin, 'POST', `${url(second)}/restore`, {})).body.code).toBe('task_closed');
  await portal.db.updateTable('tasks').set({ status: 'booking' }).where('id', '=', task.id).execute();
  await remove(admin, `/api/tasks/${task.id}`);
  const { status, body } = await send(admin, 'POST', `${url(second)}/restore`, {});
  expect([status, body.error]).toEqual([
    409,
    'Najpierw przywróć zadanie. Znajdziesz je na liście zadań ostatnio usuniętych',
  ]);
  await send(admin, 'POST', `/api/tasks/${task.id}/restore`, {});
  expect((await send(admin, 'POST', `${url(second)}/restore`, {})).status).toBe(200);
});

test('what was deleted before its company waits for the company', async () => {
  const company_id = (await addCompanies(portal, 1, { company_type: 'zoo', name: 'Znikająca' }))[0] ?? '';
  const task = await newTask({ company_id });
  const id = await addLiability(task, { amount: '99.00', result: 'payable', status: 'calculated' });
  await remove(admin, url(id));
  await remove(admin, `/api/companies/${company_id}`);
  const listed = (await get(admin, '/api/liabilities/deleted')).body.data.find((one: { id: string }) => one.id === id);
  expect(listed).toEqual({
    id,
    kind: 'vat',
    partner: null,
    period: '2026-10',
    amount: '99.00',
    company: { id: company_id, name: 'Znikająca' },
    deleted_at: expect.any(String),
    deleted_by: 'Anna Kowalska',
  });
  const { status, body } = await send(admin, 'POST', `${url(id)}/restore`, {});
  expect([status, body.code]).toEqual([409, 'restore_company_first']);
});

test('payroll is shown what payroll may bring back, and a client nothing', async () => {
  const payroll = await people.come('payroll');
  const task = await newTask();
  const [vat, zus] = [await addLiability(task), await addLiability(task, { kind: 'zus' })];
  for (const id of [vat, zus]) await remove(admin, url(id));
  const ids = (await get(payroll, '/api/liabilities/deleted')).body.data.map(({ id }: { id: string }) => id);
  expect([ids.includes(zus), ids.includes(vat)]).toEqual([true, false]);
  expect((await get(await newClient('representative'), '/api/liabilities/deleted')).status).toBe(404);
});

test('payroll deletes what is payroll’s', async () => {
  const payroll = await people.come('payroll');
  const task = await newTask();
  const [vat, zus] = [await addLiability(task), await addLiability(task, { kind: 'zus' })];
  expect((await remove(payroll, url(vat))).status).toBe(403);
  expect((await remove(payroll, url(zus))).status).toBe(204);
});
