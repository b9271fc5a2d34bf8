import { expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import { send } from '../../testing/server/answers.ts';
import { countWaiting } from '../../testing/server/waiting.ts';

const { portal, admin, people, newTask, newClient, addDeclaration } = sharedSettlementOffice();
const put = (id: string, body: object, by: Parameters<typeof send>[0] = admin) =>
  send(by, 'PUT', `/api/declarations/${id}`, { version: 1, ...body });

test('another day needs a reason, the computed one takes it away', async () => {
  const task = await newTask();
  const id = await addDeclaration(task, { form: 'dra', due_date: '2026-11-16' });
  const without = await put(id, { due_date: '2026-11-30' });
  expect([without.status, without.body.error, without.body.errors[0].pointer]).toEqual([
    422,
    'Napisz, dlaczego termin jest inny niż ustawowy',
    '/due_reason',
  ]);
  const moved = await put(id, { due_date: '2026-11-30', due_reason: ' Odroczenie ZUS ', remark: ' Czeka na kadry ' });
  expect(moved.body.data).toMatchObject({
    due_date: '2026-11-30',
    due_reason: 'Odroczenie ZUS',
    remark: 'Czeka na kadry',
    version: 2,
  });
  const back = await put(id, { due_date: '2026-11-16', due_reason: 'Odroczenie ZUS', version: 2 });
  expect(back.body.data).toMatchObject({ due_date: '2026-11-16', due_reason: null, remark: null });
  expect((await people.history(task.id))[0]).toEqual([
    'declaration.updated',
    {
      declaration: [null, 'dra 2026-10'],
      due_date: ['2026-11-16', '2026-11-30'],
      due_reason: [null, 'Odroczenie ZUS'],
      remark: [null, 'Czeka na kadry'],
    },
  ]);
});

test('a change waits for whoever is just closing the settlement, and is refused then', async () => {
  const task = await newTask();
  const id = await addDeclaration(task);
  const { answer } = await portal.db.transaction().execute(async (db) => {
    await db.updateTable('tasks').set({ status: 'closed' }).where('id', '=', task.id).execute();
    const sent = { answer: put(id, { due_date: '2026-11-25' }) };
    await expect.poll(() => countWaiting(portal.db)).toBe(1);
    return sent;
  });
  expect((await answer).body.code).toBe('task_closed');
});

test('what somebody else has changed meanwhile, what is closed and what is not one’s own is refused', async () => {
  const id = await addDeclaration(await newTask());
  expect((await put(id, { due_date: '2026-11-25', version: 7 })).body.code).toBe('version_conflict');
  const closed = await addDeclaration(await newTask({ status: 'closed' }));
  expect((await put(closed, { due_date: '2026-11-25' })).body.code).toBe('task_closed');
  const payroll = await people.come('payroll');
  expect((await put(id, { due_date: '2026-11-25' }, payroll)).status).toBe(403);
  expect((await put(id, { due_date: '2026-11-25' }, await newClient('representative'))).status).toBe(404);
});
