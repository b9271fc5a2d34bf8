import { MICRO_ACCOUNT } from '@biuro/testing/settlement-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import type { Calling } from '../../testing/people/people.ts';
import { get, send } from '../../testing/server/answers.ts';

const { admin, people, company, newTask, addTask, addLiability, addPublished, liability } = sharedSettlementOffice();

let payroll: Calling;
beforeAll(async () => {
  payroll = await people.come('payroll');
});

const pointers = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => [pointer, code]);
const calculate = async (id: string, amount: string) => {
  const { result, due_date, due_reason, account, transfer_symbol, title, basis, version } = await read(id);
  const body = { amount, result, due_date, due_reason, account, transfer_symbol, title, basis, version };
  return send(admin, 'PUT', `/api/liabilities/${id}`, body);
};
const read = async (id: string) => (await get(admin, `/api/liabilities/${id}`)).body.data;

describe('a new liability', () => {
  test('has its due date, account, symbol and title computed', async () => {
    const task = await newTask({ period: '2026-11' });
    const { status, body } = await send(admin, 'POST', '/api/liabilities', { task_id: task.id, kind: 'vat' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      company: { id: company.id, name: company.name },
      kind: 'vat',
      period: '2026-11',
      amount: null,
      result: null,
      status: 'to_calculate',
      statutory_date: '2026-12-25',
      due_date: '2026-12-28',
      recipient: 'Urząd Skarbowy',
      account: expect.stringContaining(company.vat_number),
      transfer_symbol: 'VAT7',
      transfer_period: '26M11',
      title: `VAT7 26M11 NIP ${company.vat_number}`,
      version: 1,
    });
    const again = await send(admin, 'POST', '/api/liabilities', { task_id: task.id, kind: 'vat' });
    expect([again.status, pointers(again.body)]).toEqual([409, [['/kind', 'taken']]]);
  });

  test('of the office needs a day and takes its own payee', async () => {
    const task = await newTask();
    const without = await send(admin, 'POST', '/api/liabilities', { task_id: task.id, kind: 'office' });
    expect([without.status, pointers(without.body)]).toEqual([422, [['/due_date', 'required']]]);
    const { body } = await send(admin, 'POST', '/api/liabilities', {
      task_id: task.id,
      kind: 'office',
      amount: '615.5',
      due_date: '2030-01-14',
      account: 'PL 88 1010 0071 2222 1234 5632 1800',
    });
    expect(body.data).toMatchObject({
      amount: '615.50',
      result: 'payable',
      status: 'calculated',
      recipient: 'Biuro Rachunkowe Demo',
      account: MICRO_ACCOUNT,
    });
  });

  test.each([
    [{ kind: 'vat', amount: '100.50' }, [['/amount', 'whole_zloty']]],
    [{ kind: 'vat', amount: '-1' }, [['/amount', 'pattern']]],
    [{ kind: 'vat', account: '88101000712222123456321801' }, [['/account', 'checksum']]],
    [{ kind: 'vat', account: '123' }, [['/account', 'length']]],
    [{ kind: 'vat', due_date: '2026-12-01' }, [['/due_reason', 'required']]],
  ])('is refused with %o', async (body, expected) => {
    const task = await newTask();
    const answer = await send(admin, 'POST', '/api/liabilities', { task_id: task.id, ...body });
    expect([answer.status, pointers(answer.body)]).toEqual([422, expected]);
  });

  test('is for a task that exists and is open', async () => {
    const closed = await newTask({ status: 'closed' });
    const answer = await send(admin, 'POST', '/api/liabilities', { task_id: closed.id, kind: 'vat' });
    expect([answer.status, answer.body.code]).toEqual([422, 'task_closed']);
    const none = await send(admin, 'POST', '/api/liabilities', { task_id: company.id, kind: 'vat' });
    expect(pointers(none.body)).toEqual([['/task_id', 'unknown']]);
  });
});

describe('a move', () => {
  const move = async (id: string, to: string, by: Calling = admin) =>
    send(by, 'POST', `/api/liabilities/${id}/status`, { to, version: (await liability(id)).version });

  test('goes the way of the table and is refused in one sentence', async () => {
    const id = await addLiability(await newTask());
    const early = await move(id, 'calculated');
    expect([early.status, early.body.error, pointers(early.body)]).toEqual([
      422,
      'Najpierw wpisz kwotę',
      [['/to', 'no_amount']],
    ]);
    await calculate(id, '12');
    expect((await move(id, 'approved')).body.data.status).toBe('approved');
    expect((await move(id, 'not_applicable')).body.data.status).toBe('not_applicable');
    expect((await move(id, 'approved')).status).toBe(422);
    expect((await move(id, 'to_calculate')).body.data.status).toBe('to_calculate');
    expect((await move(id, 'published')).status).toBe(422);
  });

  test('of what the client knows is refused', async () => {
    const id = await addPublished(await newTask());
    const { status, body } = await move(id, 'to_calculate');
    expect([status, body.error]).toEqual([422, 'Klient zna już tę kwotę. Zmień ją przez korektę']);
  });

  test('to approved is the reviewer’s', async () => {
    const reviewer = await people.come('accountant', { first_name: 'Ewa', last_name: 'Sprawdzająca' });
    const task = await newTask({ reviewer_id: reviewer.id });
    const id = await addLiability(task, { status: 'calculated', amount: '10.00', result: 'payable' });
    const { status, body } = await move(id, 'approved');
    expect([status, body.error]).toEqual([422, 'Kwotę zatwierdza Ewa Sprawdzająca']);
    expect((await move(id, 'approved', reviewer)).body.data.status).toBe('approved');
  });

  test('of a tax is not for payroll, of contributions it is', async () => {
    const task = await newTask();
    const vat = await addLiability(task, { amount: '1.00', result: 'payable', status: 'calculated' });
    const zus = await addLiability(task, { kind: 'zus', amount: '1.00', result: 'payable', status: 'calculated' });
    const refused = await move(vat, 'approved', payroll);
    expect([refused.status, refused.body.code]).toEqual([403, 'role']);
    expect((await move(zus, 'approved', payroll)).status).toBe(200);
  });
});

describe('the list', () => {
  test('searches by company, filters, and sorts amounts with missing ones last', async () => {
    const other = await people.company('Optyk');
    const task = await addTask({ company_id: other.id, period: '2029-10' });
    const [some, none, more] = [
      await addLiability(task, { kind: 'vat', amount: '5.00', result: 'payable', status: 'calculated' }),
      await addLiability(task, { kind: 'pit' }),
      await addLiability(task, { kind: 'zus', amount: '7.25', result: 'payable', status: 'calculated' }),
    ];
    const ids = async (query: string) =>
      (await get(admin, `/api/liabilities?filters[company_id]=${other.id}&${query}`)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('sort=amount:asc')).toEqual([some, more, none]);
    expect(await ids('sort=amount:desc')).toEqual([more, some, none]);
    expect(await ids('filters[state]=to_calculate')).toEqual([none]);
    expect(await ids('filters[kind]=zus&search=optyk')).toEqual([more]);
    expect(await ids(`search=${other.vat_number}&filters[status]=calculated&sort=kind:desc`)).toEqual([more, some]);
    expect(await ids('search=zubr')).toEqual([]);
    expect(await ids('filters[due_date]=2026-11-25')).toHaveLength(3);
    const file = await admin.call({
      method: 'GET',
      url: `/api/liabilities/export?format=csv&filters[company_id]=${other.id}&sort=amount:desc`,
    });
    expect(file.body).toContain('Składki ZUS');
  });

  test('tells what is overdue', async () => {
    const other = await people.company('Fundacja Zielone');
    const task = await addTask({ company_id: other.id, period: '2025-10' });
    const past = { due_date: '2025-11-25' };
    const late = await addPublished(task, past);
    await addPublished(task, { ...past, kind: 'pit', status: 'paid' });
    await addPublished(task, { ...past, kind: 'cit', result: 'refund' });
    await addPublished(task, { ...past, kind: 'zus', due_date: '2099-01-01' });
    const { body } = await get(admin, `/api/liabilities?filters[company_id]=${other.id}&filters[overdue]=true`);
    expect(body.data.map(({ id, overdue }: { id: string; overdue: boolean }) => [id, overdue])).toEqual([[late, true]]);
  });
});
