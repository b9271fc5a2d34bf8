import { addDays } from '@biuro/core/lib/date.ts';
import { expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { get } from '../../../testing/server/answers.ts';

const { admin, people, portal, newTask, addLiability } = sharedSettlementOffice();

const ids = async (query: string, by: Parameters<typeof get>[0] = admin): Promise<string[]> =>
  (await get(by, `/api/liabilities?limit=100&${query}`)).body.data.map(({ id }: { id: string }) => id);

test('each status and result has one state, and lists, states and overdue agree', async () => {
  const task = await newTask();
  const late = addDays(today(), -1);
  const add = (values: object) => addLiability(task, { kind: 'other', due_date: late, ...values });
  const toCalculate = await add({ status: 'to_calculate' });
  const calculated = await add({ status: 'calculated', result: 'payable', amount: '1.00' });
  const zero = await add({ status: 'approved', result: 'zero', amount: '0.00' });
  const published = await add({ status: 'published', result: 'payable', amount: '1.00' });
  const read = await add({ status: 'read', result: 'payable', amount: '1.00' });
  const refund = await add({ status: 'read', result: 'refund', amount: '1.00' });
  const paid = await add({ status: 'paid', result: 'payable', amount: '1.00' });
  const confirmed = await add({ status: 'confirmed', result: 'payable', amount: '1.00' });
  const none = await add({ status: 'not_applicable' });
  const of = async (filter: string) => new Set(await ids(`filters[task_id]=${task.id}&${filter}`));
  expect(await of('filters[state]=to_calculate')).toEqual(new Set([toCalculate]));
  expect(await of('filters[state]=to_publish')).toEqual(new Set([calculated, zero]));
  expect(await of('filters[state]=open')).toEqual(new Set([published, read]));
  expect(await of('filters[state]=to_confirm')).toEqual(new Set([paid]));
  expect(await of('filters[state]=done')).toEqual(new Set([refund, confirmed, none]));
  expect(await of('filters[overdue]=true')).toEqual(new Set([toCalculate, calculated, published, read]));
  expect(await of('filters[overdue]=false')).toEqual(new Set([zero, refund, paid, confirmed, none]));
  expect(await of('filters[to_tell]=true')).toEqual(new Set([toCalculate, calculated]));
  await portal.db.updateTable('tasks').set({ status: 'suspended' }).where('id', '=', task.id).execute();
  expect(await of('filters[to_tell]=true')).toEqual(new Set());
});

test('those of a month’s settlements are found whatever period they are for, while the settlements go on', async () => {
  const [open, held] = [
    await newTask({ period: '2029-12' }),
    await newTask({ period: '2029-12', kind: 'one_off', status: 'suspended' }),
  ];
  const [month, quarter] = [
    await addLiability(open, { kind: 'pit4', period: '2029-12' }),
    await addLiability(open, { kind: 'vat', period: '2029-Q4' }),
  ];
  await addLiability(held, { kind: 'vat', period: '2029-12' });
  expect(new Set(await ids('filters[task_period]=2029-12'))).toEqual(new Set([month, quarter]));
});

test('mine are those of my tasks', async () => {
  const [accountant, reviewer] = [await people.come('accountant'), await people.come('accountant')];
  const own = await newTask({ assignee_id: accountant.id, reviewer_id: reviewer.id, status: 'review' });
  const liability = await addLiability(own);
  expect(await ids('filters[mine]=true', accountant)).toEqual([liability]);
  expect(await ids('filters[mine]=true', reviewer)).toEqual([liability]);
  await portal.db.updateTable('tasks').set({ status: 'booking' }).where('id', '=', own.id).execute();
  expect(await ids('filters[mine]=true', reviewer)).toEqual([]);
});
