import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { get, remove, send } from '../../../testing/server/answers.ts';

const { portal, people, office, clients, companies, settlements } = sharedTaskOffice();

let month = 0;
const newTask = (values: object = {}) => {
  month += 1;
  return settlements.addTask({ company_id: companies.own, period: `20${30 + month}-10`, ...values });
};
const url = (id: string) => `/api/tasks/${id}`;

test('a task goes with its drafts and comes back with them', async () => {
  const task = await newTask();
  const liability = await settlements.addLiability(task);
  const declaration = await settlements.addDeclaration(task);
  const before = (await get(office.accountant, url(task.id))).body.data;
  expect((await remove(office.accountant, url(task.id))).status).toBe(204);
  expect((await get(office.accountant, url(task.id))).status).toBe(404);
  expect((await get(clients.representative, `/api/tasks/my/${task.id}`)).status).toBe(404);
  const back = await send(office.accountant, 'POST', `${url(task.id)}/restore`, {});
  expect([back.status, back.body.data]).toEqual([200, before]);
  expect((await get(office.accountant, `/api/liabilities/${liability}`)).status).toBe(200);
  const filed = (await get(office.accountant, `/api/declarations?filters[task_id]=${task.id}`)).body.data;
  expect(filed.map(({ id }: { id: string }) => id)).toEqual([declaration]);
  expect((await people.history(task.id)).map(([action]) => action)).toEqual(['task.deleted', 'task.restored']);
});

test.each([
  ['an amount that the client knows', (task: Task) => settlements.addPublished(task)],
  ['a declaration that was sent', (task: Task) => settlements.addDeclaration(task, { sent_at: new Date() })],
  [
    'work time',
    (task: Task) =>
      portal.db
        .insertInto('uptimes')
        .values({
          id: uuid(),
          user_id: office.accountant.id,
          company_id: task.company_id,
          settlement_id: task.id,
          start_date: '2026-11-02T08:00:00Z',
          end_date: '2026-11-02T09:00:00Z',
          category: 'bookkeeping',
          source: 'manual',
          created_at: undefined,
          updated_at: undefined,
        })
        .execute(),
  ],
])('%s keeps its task', async (_what, add) => {
  const task = await newTask();
  await add(task);
  const { status, body } = await remove(office.accountant, url(task.id));
  expect([status, body.code]).toEqual([409, 'task_kept']);
});
type Task = Awaited<ReturnType<typeof newTask>>;

test('one that was opened anew meanwhile stands in its place', async () => {
  const task = await newTask();
  await remove(office.accountant, url(task.id));
  month -= 1;
  await newTask();
  const { status, body } = await send(office.accountant, 'POST', `${url(task.id)}/restore`, {});
  expect([status, body.code]).toEqual([409, 'task_opened_anew']);
});

test('whoever does the payrolls deletes nothing else, and an assistant nothing', async () => {
  const task = await newTask();
  expect((await remove(office.payroll, url(task.id))).status).toBe(403);
  expect((await remove(office.assistant, url(task.id))).status).toBe(403);
});

test('deleted ones are listed with their company, for whoever may bring them back', async () => {
  const listOf = async (by: Parameters<typeof get>[0]) => (await get(by, '/api/tasks/deleted')).body.data;
  const [task, payroll] = [await newTask({ title: 'Z pomyłki' }), await newTask({ kind: 'payroll', title: 'Płace' })];
  await remove(office.accountant, url(task.id));
  await remove(office.accountant, url(payroll.id));
  const [second, first] = await listOf(office.accountant);
  expect([second.id, first]).toEqual([
    payroll.id,
    {
      id: task.id,
      title: 'Z pomyłki',
      kind: 'settlement',
      period: expect.stringMatching(/^20/),
      company: { id: companies.own, name: 'Firma 1' },
      deleted_at: expect.any(String),
      deleted_by: expect.stringMatching(/^Test/),
    },
  ]);
  expect((await listOf(office.payroll)).map(({ id }: { id: string }) => id)).toEqual([payroll.id]);
  expect((await get(office.assistant, '/api/tasks/deleted')).status).toBe(403);
  expect((await get(clients.representative, '/api/tasks/deleted')).status).toBe(404);
  await send(office.accountant, 'POST', `${url(task.id)}/restore`, {});
  expect((await listOf(office.accountant)).map(({ id }: { id: string }) => id)).not.toContain(task.id);
});
