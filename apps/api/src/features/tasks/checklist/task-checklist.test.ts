import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { sharedTaskOffice } from '../../../testing/offices/task-office.ts';
import { send } from '../../../testing/server/answers.ts';

const { people, office, clients, task, row, read } = sharedTaskOffice();

const item = (text: string, done = false) => ({
  id: uuid(),
  text,
  done_at: done ? '2026-11-20T08:00:00.000Z' : null,
  done_by: done ? 'Anna Kowalska' : null,
});
const set = (id: string, items: object[], version: number, by = office.accountant) =>
  send(by, 'PUT', `/api/tasks/${id}/checklist`, { items, version });

test('items are added, renamed, removed and put in order, and ticks stay with theirs', async () => {
  const [bank, cash, vat] = [item('Wyciąg', true), item('Kasa'), item('VAT')];
  const { id } = await task({ checklist: JSON.stringify([bank, cash, vat]) });
  const wanted = [
    { id: vat.id, text: ' Rejestry VAT ' },
    { id: null, text: 'Leasing' },
    { id: bank.id.toUpperCase(), text: 'Wyciąg' },
  ];
  const { status, body } = await set(id, wanted, 1);
  expect([status, body.data.checklist]).toEqual([
    200,
    [
      { ...vat, text: 'Rejestry VAT' },
      { id: expect.stringMatching(/^[\da-f-]{36}$/), text: 'Leasing', done_at: null, done_by: null },
      bank,
    ],
  ]);
  expect((await people.history(id)).at(-1)).toEqual([
    'task.updated',
    { checklist: ['Wyciąg; Kasa; VAT', 'Rejestry VAT; Leasing; Wyciąg'] },
  ]);
  expect((await row(id)).version).toBe(2);
});

test('an old version is a conflict, and a tick meanwhile is none', async () => {
  const bank = item('Wyciąg');
  const { id } = await task({ checklist: JSON.stringify([bank]) });
  const tick = { done: true };
  expect((await send(office.accountant, 'PUT', `/api/tasks/${id}/checklist/${bank.id}`, tick)).status).toBe(200);
  expect((await set(id, [{ id: bank.id, text: 'Wyciągi' }], 1)).body.data.checklist[0].done_by).toBeTruthy();
  expect((await set(id, [], 1)).status).toBe(409);
});

test('an item that is not there, twice the same and one without words are mistakes at their places', async () => {
  const bank = item('Wyciąg');
  const { id } = await task({ checklist: JSON.stringify([bank]) });
  const wrong = [{ id: uuid(), text: 'Obca' }, { id: null, text: ' ' }, bank, bank].map(({ id: one, text }) => ({
    id: one,
    text,
  }));
  const { status, body } = await set(id, wrong, 1);
  expect([
    status,
    body.errors.map(({ pointer, message }: { pointer: string; message: string }) => [pointer, message]),
  ]).toEqual([
    422,
    [
      ['/items/0/id', 'Tej pozycji nie ma już na liście'],
      ['/items/1/text', 'Wpisz, co jest do zrobienia'],
      ['/items/3/id', 'Tej pozycji nie ma już na liście'],
    ],
  ]);
  expect((await read(office.accountant, id)).checklist).toEqual([bank]);
});

test('is for whoever may edit the task', async () => {
  const { id } = await task();
  expect((await set(id, [], 1, office.assistant)).status).toBe(403);
  expect((await set(id, [], 1, clients.representative)).status).toBe(404);
});
