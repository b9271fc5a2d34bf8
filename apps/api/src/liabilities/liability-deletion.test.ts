import { expect, test } from 'vitest';
import { get, remove, send } from '../app/testing/answers.ts';
import { sharedSettlementOffice } from '../app/testing/settlement-office.ts';

const { portal, admin, people, newTask, addLiability, addPublished } = sharedSettlementOffice();
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
  await portal.db.deleteFrom('tasks').where('id', '=', task.id).execute();
  expect((await send(admin, 'POST', `${url(second)}/restore`, {})).status).toBe(404);
});

test('payroll deletes what is payroll’s', async () => {
  const payroll = await people.come('payroll');
  const task = await newTask();
  const [vat, zus] = [await addLiability(task), await addLiability(task, { kind: 'zus' })];
  expect((await remove(payroll, url(vat))).status).toBe(403);
  expect((await remove(payroll, url(zus))).status).toBe(204);
});
