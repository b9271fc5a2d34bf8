import { addDays } from '@biuro/core/lib/date.ts';
import { expect, test } from 'vitest';
import { today } from '#platform/clock/today.ts';
import { sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import { get } from '../../testing/server/answers.ts';

const { admin, people, company, portal, newTask, newClient, addDeclaration } = sharedSettlementOffice();

const list = async (query: string, by: Parameters<typeof get>[0] = admin) =>
  (await get(by, `/api/declarations?limit=100&${query}`)).body;
const ids = async (query: string, by?: Parameters<typeof get>[0]): Promise<string[]> =>
  (await list(query, by)).data.map(({ id }: { id: string }) => id);

test('what is still to be sent, and what should have been', async () => {
  const task = await newTask({ status: 'published' });
  const [yesterday, tomorrow] = [addDays(today(), -1), addDays(today(), 1)];
  const rejected = await addDeclaration(task, { form: 'dra', status: 'rejected', due_date: yesterday });
  const signed = await addDeclaration(task, { form: 'jpk_v7m', status: 'signed', due_date: yesterday });
  const later = await addDeclaration(task, { form: 'vat_ue', due_date: tomorrow });
  const sent = await addDeclaration(task, { form: 'pit4r', status: 'sent', due_date: yesterday });
  const here = `filters[task_id]=${task.id}`;
  expect(new Set(await ids(`${here}&filters[open]=true`))).toEqual(new Set([rejected, signed, later]));
  expect(await ids(`${here}&filters[open]=false`)).toEqual([sent]);
  expect(new Set(await ids(`${here}&filters[late]=true`))).toEqual(new Set([rejected, signed]));
  expect(await ids(`${here}&filters[due_date]=${tomorrow}`)).toEqual([later]);
  await portal.db.updateTable('tasks').set({ status: 'cancelled' }).where('id', '=', task.id).execute();
  expect(await ids(`${here}&filters[open]=true`)).toEqual([]);
});

test('those of my tasks, with who works on each', async () => {
  const accountant = await people.come('accountant');
  const id = await addDeclaration(await newTask({ assignee_id: accountant.id }));
  await addDeclaration(await newTask());
  const { data, meta } = await list('filters[mine]=true', accountant);
  expect([meta.total, data[0]]).toMatchObject([
    1,
    { id, company: { id: company.id }, assignee: { id: accountant.id, name: expect.stringContaining('Test') } },
  ]);
  expect(await ids(`filters[assignee_id]=${accountant.id}`)).toEqual([id]);
});

test.each(['due_date', 'company', 'form', 'period', 'status'])('pages through everything by %s', async (key) => {
  for (const form of ['dra', 'pit11', 'jpk_v7m'] as const) await addDeclaration(await newTask(), { form });
  const all = await ids(`sort=${key}:desc`);
  const first = (await get(admin, `/api/declarations?sort=${key}:desc&limit=2`)).body;
  const second = (await get(admin, `/api/declarations?sort=${key}:desc&limit=2&cursor=${first.meta.next}`)).body;
  const found = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
  expect(found).toEqual(all.slice(0, 4));
});

test('goes into a file with the words of the office, which is not for clients', async () => {
  const task = await newTask();
  await addDeclaration(task, {
    form: 'cit8',
    period: '2030',
    due_date: '2031-03-31',
    status: 'accepted',
    upo_number: '6A1-77',
  });
  const url =
    '/api/declarations/export?format=csv&filters[form]=cit8&columns=company,form,period,due_date,status,upo_number';
  const file = await admin.call({ url });
  expect(file.body.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Firma;Deklaracja;Okres;Termin;Status;Numer UPO',
    `${company.name};CIT-8;2030;2031-03-31;Przyjęta (UPO);6A1-77`,
    '',
  ]);
  const client = await newClient('representative');
  expect((await client.call({ url })).statusCode).toBe(404);
});
