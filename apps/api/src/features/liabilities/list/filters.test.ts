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
  expect(new Set(await ids('filters[month]=2029-12'))).toEqual(new Set([month, quarter]));
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

test('of earlier months those are found that somebody still has to act on', async () => {
  const task = await newTask({ period: '2016-05' });
  const add = (values: object) => addLiability(task, { kind: 'other', ...values });
  const toCalculate = await add({ status: 'to_calculate' });
  const open = await add({ status: 'published', result: 'payable', amount: '1.00' });
  const toConfirm = await add({ status: 'paid', result: 'payable', amount: '1.00' });
  await add({ status: 'calculated', result: 'zero', amount: '0.00' });
  await add({ status: 'read', result: 'refund', amount: '1.00' });
  await add({ status: 'confirmed', result: 'payable', amount: '1.00' });
  expect(new Set(await ids('filters[unfinished_before]=2016-06'))).toEqual(new Set([toCalculate, open, toConfirm]));
  expect(await ids('filters[unfinished_before]=2016-05')).toEqual([]);
});

test('the totals are those of the list, all together and in each state', async () => {
  const task = await newTask({ period: '2015-05' });
  const add = (values: object) => addLiability(task, { kind: 'other', ...values });
  await add({ status: 'to_calculate' });
  await add({ status: 'calculated', result: 'payable', amount: '1234.56' });
  await add({ status: 'published', result: 'payable', amount: '1000000.10' });
  await add({ status: 'read', result: 'payable', amount: '0.20' });
  await add({ status: 'read', result: 'refund', amount: '15.00' });
  await add({ status: 'confirmed', result: 'overpaid', amount: '0.50' });
  await add({ status: 'not_applicable', result: 'payable', amount: '99.00' });
  const of = async (query: string) => (await get(admin, `/api/liabilities/totals?${query}`)).body.data;
  const nothing = { count: 0, to_pay: '0.00', to_return: '0.00' };
  expect(await of('filters[month]=2015-05')).toEqual({
    all: { count: 7, to_pay: '1001234.86', to_return: '15.50' },
    states: [
      { state: 'to_calculate', ...nothing, count: 1 },
      { state: 'to_publish', ...nothing, count: 1, to_pay: '1234.56' },
      { state: 'open', ...nothing, count: 2, to_pay: '1000000.30' },
      { state: 'to_confirm', ...nothing },
      { state: 'done', count: 3, to_pay: '0.00', to_return: '15.50' },
    ],
  });
  expect((await of('filters[month]=2015-05&filters[state]=open')).all).toEqual({
    count: 2,
    to_pay: '1000000.30',
    to_return: '0.00',
  });
  expect((await of('filters[month]=2014-01')).all).toEqual(nothing);
});
