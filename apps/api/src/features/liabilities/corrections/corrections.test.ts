import { beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../testing/offices/settlement-office.ts';
import { sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { admin, people, newTask, newClient, addPublished, notices } = sharedSettlementOffice();

let reviewer: Someone;
let accountant: Someone;
let client: Someone;
beforeAll(async () => {
  reviewer = await people.come('accountant', { first_name: 'Regina', last_name: 'Bystra' });
  accountant = await people.come('accountant', { first_name: 'Adam', last_name: 'Pilny' });
  client = await newClient('representative');
});

const read = async (id: string, by: Pick<Someone, 'call'> = admin) =>
  (await get(by, `/api/liabilities/${id}`)).body.data;
const checked = async () => {
  const task = await newTask({ status: 'published', reviewer_id: reviewer.id });
  return { task, id: await addPublished(task) };
};
const correct = async (by: Pick<Someone, 'call'>, id: string, changes: object = {}) => {
  const { due_date, due_reason, account, transfer_symbol, title, basis, version } = await read(id);
  const body = { result: null, due_date, due_reason, account, transfer_symbol, title, basis, version };
  const correction = { amount: '1500', correction_reason: 'Faktura dosłana', ...changes };
  return send(by, 'PUT', `/api/liabilities/${id}`, { ...body, ...correction });
};
const decide = async (by: Pick<Someone, 'call'>, id: string, decision: string, remark?: string) => {
  const { version } = await read(id);
  return send(by, 'POST', `/api/liabilities/${id}/correction`, { decision, version, ...(remark && { remark }) });
};
const told = async (id: string) => (await notices('tax_corrected')).filter(({ entity_id }) => entity_id === id).length;

test('where somebody checks, a corrected amount waits for them, and the client goes on seeing the old one', async () => {
  const { id } = await checked();
  const { status, body } = await correct(accountant, id);
  expect([status, body.data.amount, body.data.correction]).toEqual([200, '1234.00', null]);
  expect(body.data.waiting).toEqual({
    before: '1234.00',
    after: '1500.00',
    difference: '266.00',
    result: 'payable',
    reason: 'Faktura dosłana',
    by: { id: accountant.id, name: 'Adam Pilny' },
    at: expect.any(String),
    reviewer: { id: reviewer.id, name: 'Regina Bystra' },
  });
  expect(await read(id, client)).toMatchObject({ amount: '1234.00', waiting: null, correction: null });
  const own = (await get(client, '/api/liabilities/my?limit=100')).body.data;
  expect(own.find((one: { id: string }) => one.id === id)).toMatchObject({ amount: '1234.00', waiting: null });
  expect(await told(id)).toBe(0);
  const list = await get(admin, '/api/liabilities?filters[correction_waiting]=true');
  expect(list.body.data.map((one: { id: string }) => one.id)).toEqual([id]);
});

test('whoever checks is told that a correction waits, and the settlement cannot be closed before they decide', async () => {
  const { task, id } = await checked();
  await correct(accountant, id);
  const asked = (await notices('correction_waiting')).filter(({ entity_id }) => entity_id === id);
  expect(asked).toEqual([{ user_id: reviewer.id, entity_id: id, company_id: task.company_id, channel: 'email' }]);
  const { version, transitions } = (await get(admin, `/api/tasks/${task.id}`)).body.data;
  const sentence = 'Korekta kwoty czeka na sprawdzenie: VAT';
  expect(transitions.find(({ to }: { to: string }) => to === 'closed').refused).toBe(sentence);
  const { status, body } = await send(admin, 'POST', `/api/tasks/${task.id}/status`, { to: 'closed', version });
  expect([status, body.error]).toEqual([422, sentence]);
});

test('only who checks lets it through; then the client is told', async () => {
  const { task, id } = await checked();
  await correct(accountant, id, { title: 'VAT po korekcie' });
  for (const by of [accountant, admin]) {
    const { status, body } = await decide(by, id, 'approve');
    expect([status, body.error]).toEqual([422, 'O korekcie decyduje Regina Bystra']);
  }
  const { status, body } = await decide(reviewer, id, 'approve');
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      amount: '1500.00',
      title: 'VAT po korekcie',
      waiting: null,
      correction: expect.objectContaining({ before: '1234.00', difference: '266.00', reason: 'Faktura dosłana' }),
    }),
  ]);
  expect(await told(id)).toBe(1);
  expect((await people.history(task.id)).map(([action]) => action)).toEqual([
    'liability.correction_asked',
    'liability.corrected',
  ]);
});

test('turned down or taken back it is forgotten', async () => {
  const { task, id } = await checked();
  await correct(accountant, id);
  expect((await decide(reviewer, id, 'reject', 'Za mało danych')).body.data).toMatchObject({
    amount: '1234.00',
    waiting: null,
  });
  await correct(accountant, id);
  expect((await decide(admin, id, 'reject')).status).toBe(422);
  expect((await decide(accountant, id, 'reject')).body.data.waiting).toBeNull();
  expect((await decide(reviewer, id, 'approve')).body.error).toBe('Nie ma już korekty, która czeka na decyzję');
  expect(await told(id)).toBe(0);
  expect((await people.history(task.id)).find(([action]) => action === 'liability.correction_refused')).toEqual([
    'liability.correction_refused',
    expect.objectContaining({ amount: ['1500.00', '1234.00'], reason: [null, 'Za mało danych'] }),
  ]);
});

test('nothing else of the liability changes while it waits', async () => {
  const { id } = await checked();
  await correct(accountant, id);
  const { status, body } = await correct(admin, id, { amount: '1600' });
  expect([status, body.code]).toEqual([422, 'correction_waits']);
});

test('whoever checks corrects by themselves, and where nobody checks anybody does', async () => {
  const { id } = await checked();
  expect((await correct(reviewer, id)).body.data).toMatchObject({ amount: '1500.00', waiting: null });
  const free = await addPublished(await newTask({ status: 'published' }));
  expect((await correct(accountant, free)).body.data).toMatchObject({ amount: '1500.00', waiting: null });
});

test('the period of the transfer is the office’s to change, beside its symbol', async () => {
  const id = await addPublished(await newTask({ status: 'published' }), { transfer_period: '26M10' });
  const amount = { amount: '1234', correction_reason: undefined };
  expect((await correct(admin, id, amount)).body.data.transfer_period).toBe('26M10');
  expect((await correct(admin, id, { ...amount, transfer_period: '26J1503' })).body.data.transfer_period).toBe(
    '26J1503',
  );
  expect((await correct(admin, id, { ...amount, transfer_period: null })).body.data.transfer_period).toBe('26M10');
  const wrong = await correct(admin, id, { ...amount, transfer_period: '26M13' });
  expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([422, '/transfer_period']);
  const lone = await correct(admin, id, { ...amount, transfer_symbol: null, transfer_period: '26M10' });
  expect(lone.body.errors[0]).toMatchObject({
    pointer: '/transfer_period',
    message: 'Okres podaje się razem z symbolem formularza',
  });
});
