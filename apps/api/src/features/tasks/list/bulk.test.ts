import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { send } from '../../../testing/server/answers.ts';

const { people, settlements, office, clients, task, row } = sharedTaskOffice();

const change = (body: object, by = office.accountant) => send(by, 'POST', '/api/tasks/bulk', body);
const done = (id: string, name: string) => ({ id, name, result: 'done', error: null });
const refused = (id: string, name: string, error: string) => ({ id, name, result: 'refused', error });

test('each task is moved or refused by itself, in the order that was asked for', async () => {
  const nobody = uuid();
  const one = await task({ title: 'Pierwsze', status: 'booking' });
  const closed = await task({ title: 'Zamknięte', status: 'closed' });
  const other = await task({ title: 'Drugie', status: 'booking' });
  const { status, body } = await change({ action: 'move', to: 'booked', ids: [other.id, nobody, closed.id, one.id] });
  expect([status, body.data]).toEqual([
    200,
    {
      done: 2,
      refused: 2,
      rows: [
        done(other.id, 'Drugie'),
        refused(nobody, '', 'Nie znaleziono tego, czego szukasz'),
        refused(closed.id, 'Zamknięte', 'Ze statusu „Zamknięte” nie ma przejścia do „Zaksięgowane”'),
        done(one.id, 'Pierwsze'),
      ],
    },
  ]);
  expect([(await row(one.id)).status, (await row(closed.id)).status]).toEqual(['booked', 'closed']);
});

test('tasks are assigned, and the new assignee is told of each', async () => {
  const reviewed = await task({ title: 'Sprawdzane', reviewer_id: office.administrator.id });
  const one = await task({ title: 'Zwykłe' });
  const ids = [reviewed.id, one.id];
  const { body } = await change({ action: 'assign', ids, assignee_id: office.administrator.id });
  expect(body.data.rows).toEqual([
    refused(reviewed.id, 'Sprawdzane', 'Sprawdza ktoś inny niż wykonuje'),
    done(one.id, 'Zwykłe'),
  ]);
  const told = await settlements.notices('task_assigned');
  expect(told.map(({ entity_id, user_id }) => [entity_id, user_id])).toEqual([[one.id, office.administrator.id]]);
  expect((await people.history(one.id)).map(([action]) => action)).toEqual(['task.updated']);
  expect((await change({ action: 'assign', ids: [one.id], assignee_id: null })).body.data.done).toBe(1);
  expect((await row(one.id)).assignee_id).toBeNull();
});

test('the priority is changed, and what has it already is left alone', async () => {
  const [one, other] = [await task(), await task({ priority: 'urgent' })];
  const { body } = await change({ action: 'priority', ids: [one.id, other.id], priority: 'urgent' });
  expect(body.data).toMatchObject({ done: 2, refused: 0 });
  expect([(await row(one.id)).version, (await row(other.id)).version]).toEqual([2, 1]);
});

test('payroll changes its own tasks only', async () => {
  const payroll = await task({ kind: 'payroll', title: 'Płace' });
  const other = await task({ title: 'Inne' });
  const { body } = await change({ action: 'priority', ids: [payroll.id, other.id], priority: 'low' }, office.payroll);
  expect(body.data.rows).toEqual([
    done(payroll.id, 'Płace'),
    refused(other.id, 'Inne', 'Twoja rola pozwala to tylko oglądać'),
  ]);
});

test.each([
  [{ action: 'move' }, '/to'],
  [{ action: 'assign' }, '/assignee_id'],
  [{ action: 'priority' }, '/priority'],
  [{ action: 'priority', priority: 'low', ids: [] }, '/ids'],
])('%j lacks something', async (body, pointer) => {
  const answer = await change({ ids: [uuid()], ...body });
  expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, pointer]);
});

test('is for whoever may edit tasks', async () => {
  const { id } = await task();
  const body = { action: 'priority', ids: [id], priority: 'low' };
  expect((await change(body, office.assistant)).status).toBe(403);
  expect((await change(body, clients.representative)).status).toBe(404);
});
