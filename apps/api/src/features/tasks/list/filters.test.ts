import { expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { get } from '../../../testing/server/answers.ts';

const { settlements, office, companies, task, read } = sharedTaskOffice();

const titles = async (query: string, by = office.accountant): Promise<string[]> =>
  (await get(by, `/api/tasks?sort=title:asc&limit=100&${query}`)).body.data.map(
    ({ title }: { title: string }) => title,
  );

test('mine is what I work on, and what waits for my review', async () => {
  const period = '2019-01';
  const { accountant, owner } = office;
  await task({ period, title: 'A', assignee_id: accountant.id });
  await task({ period, title: 'B', assignee_id: owner.id, reviewer_id: accountant.id, status: 'review' });
  await task({ period, title: 'C', assignee_id: owner.id, reviewer_id: accountant.id, status: 'booking' });
  await task({ period, title: 'D' });
  const here = `filters[period]=${period}`;
  expect(await titles(`${here}&filters[mine]=true`)).toEqual(['A', 'B']);
  expect(await titles(`${here}&filters[mine]=false`)).toEqual(['C', 'D']);
  expect(await titles(`${here}&filters[mine]=true`, owner)).toEqual(['B', 'C']);
});

test('a stage is a part of the month', async () => {
  const period = '2019-02';
  const statuses = [
    'awaiting_documents',
    'incomplete',
    'complete',
    'booking',
    'clarification',
    'booked',
    'calculated',
  ] as const;
  const later = ['review', 'published', 'closed', 'correcting', 'suspended', 'cancelled'] as const;
  for (const status of [...statuses, ...later]) await task({ period, title: status, status });
  const at = (stage: string) => titles(`filters[period]=${period}&filters[stage]=${stage}`);
  expect(await at('documents')).toEqual(['awaiting_documents', 'incomplete']);
  expect(await at('work')).toEqual([
    'booked',
    'booking',
    'calculated',
    'clarification',
    'complete',
    'correcting',
    'review',
  ]);
  expect(await at('told')).toEqual(['published']);
  expect((await get(office.accountant, '/api/tasks?filters[stage]=over')).status).toBe(422);
});

test('what can be closed is exactly what the move to closed lets through', async () => {
  const period = '2019-03';
  const amounts = [
    { status: 'to_calculate' },
    { status: 'calculated', result: 'zero', amount: '0.00' },
    { status: 'calculated', result: 'payable', amount: '5.00' },
    { status: 'published', result: 'payable', amount: '5.00' },
    { status: 'read', result: 'refund', amount: '5.00' },
    { status: 'paid', result: 'payable', amount: '5.00' },
    { status: 'confirmed', result: 'payable', amount: '5.00' },
    { status: 'confirmed', result: 'payable', amount: '5.00', pending: '{"by":null}' },
    { status: 'not_applicable' },
  ] as const;
  const filings = ['to_prepare', 'signed', 'sent', 'rejected', 'accepted', 'corrected', 'not_applicable'] as const;
  const added = [await task({ period, status: 'published' }), await task({ period, status: 'calculated' })];
  for (const liability of amounts) {
    for (const status of filings) {
      const one = await task({ period, status: 'published', company_id: companies.other });
      await settlements.addLiability(one, liability);
      await settlements.addLiability(one, { kind: 'zus', status: 'confirmed', result: 'payable', amount: '1.00' });
      await settlements.addDeclaration(one, { status });
      added.push(one);
    }
  }
  const closable = [];
  for (const { id } of added) {
    const { transitions } = await read(office.accountant, id);
    const move = transitions.find(({ to }: { to: string }) => to === 'closed');
    if (move?.refused === null) closable.push(id);
  }
  const { body } = await get(
    office.accountant,
    `/api/tasks?limit=100&filters[period]=${period}&filters[closable]=true`,
  );
  const found: string[] = body.data.map(({ id }: { id: string }) => id);
  expect(found.toSorted()).toEqual(closable.toSorted());
  expect(closable.length).toBeGreaterThan(10);
});

test('a day is one to be due on', async () => {
  await task({ period: '2019-04', title: 'Dzień', due_at: '2019-05-20' });
  await task({ period: '2019-04', title: 'Inny', due_at: '2019-05-21' });
  expect(await titles('filters[due_at]=2019-05-20')).toEqual(['Dzień']);
});

test('a month has what is settled with it: its own tasks, and those of the quarter and the year that it ends', async () => {
  for (const period of ['2018-09', '2018-Q3', '2018-10', '2018-12', '2018-Q4', '2018'])
    await task({ period, title: period, kind: 'one_off' });
  const of = (month: string) => titles(`filters[month]=${month}`);
  expect(await of('2018-09')).toEqual(['2018-09', '2018-Q3']);
  expect(await of('2018-10')).toEqual(['2018-10']);
  expect(await of('2018-12')).toEqual(['2018', '2018-12', '2018-Q4']);
  expect((await get(office.accountant, '/api/tasks?filters[month]=2018-Q3')).status).toBe(422);
});

test('what is not finished of earlier months is what the office still has to act on', async () => {
  const values = { period: '2017-05', kind: 'one_off' } as const;
  for (const status of [
    'booking',
    'correcting',
    'incomplete',
    'published',
    'closed',
    'suspended',
    'cancelled',
  ] as const)
    await task({ ...values, title: status, status });
  expect(await titles('filters[unfinished_before]=2017-05')).toEqual([]);
  expect(await titles('filters[unfinished_before]=2017-06')).toEqual(['booking', 'correcting', 'incomplete']);
});

test('documents are missing once their date is past', async () => {
  const period = '2017-07';
  const [past, future] = ['2017-08-07', '2099-01-07'];
  await task({ period, kind: 'one_off', title: 'A', docs_due_at: past });
  await task({ period, kind: 'one_off', title: 'B', docs_due_at: past, status: 'incomplete' });
  await task({ period, kind: 'one_off', title: 'C', docs_due_at: future });
  await task({ period, kind: 'one_off', title: 'D', docs_due_at: past, status: 'complete' });
  await task({ period, kind: 'one_off', title: 'E' });
  const here = `filters[month]=${period}`;
  expect(await titles(`${here}&filters[documents_missing]=true`)).toEqual(['A', 'B']);
  expect(await titles(`${here}&filters[documents_missing]=false`)).toEqual(['C', 'D', 'E']);
});
