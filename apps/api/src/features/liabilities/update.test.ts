import { beforeAll, describe, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../testing/offices/settlement-office.ts';
import { get, send } from '../../testing/server/answers.ts';
import { countWaiting } from '../../testing/server/waiting.ts';

const office = sharedSettlementOffice();
const { portal, admin, people, company, newTask, addLiability, addPublished, liability, notices } = office;

let client: Someone;
beforeAll(async () => {
  client = await office.newClient('representative');
});

const pointers = (body: { errors: { pointer: string; code: string }[] }) =>
  body.errors.map(({ pointer, code }) => [pointer, code]);

const update = (one: Record<string, unknown>, changes: Record<string, unknown>) => {
  const { amount, result, due_date, due_reason, account, transfer_symbol, title, basis, version } = one;
  const body = { amount, result, due_date, due_reason, account, transfer_symbol, title, basis, version, ...changes };
  return send(admin, 'PUT', `/api/liabilities/${String(one.id)}`, body);
};
const read = async (id: string) => (await get(admin, `/api/liabilities/${id}`)).body.data;

describe('an update', () => {
  test('waits for whoever is just closing the settlement, and is refused then', async () => {
    const task = await newTask();
    const one = await read(await addLiability(task));
    const { answer } = await portal.db.transaction().execute(async (db) => {
      await db.updateTable('tasks').set({ status: 'closed' }).where('id', '=', task.id).execute();
      const sent = { answer: update(one, { amount: '100' }) };
      await expect.poll(() => countWaiting(portal.db)).toBe(1);
      return sent;
    });
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([422, 'task_closed']);
  });

  test('calculates by its amount, and takes contributions in grosze', async () => {
    const id = await addLiability(await newTask(), { kind: 'zus', account: null });
    const { status, body } = await update(await read(id), { amount: '1646.47', due_reason: null });
    expect([status, body.data.status, body.data.amount, body.data.result]).toEqual([
      200,
      'calculated',
      '1646.47',
      'payable',
    ]);
  });

  test('leaves a client who is to pay with an account', async () => {
    const id = await addPublished(await newTask(), { kind: 'other', title: 'Opłata' });
    const refused = await update(await read(id), { account: null });
    expect([refused.status, pointers(refused.body)]).toEqual([422, [['/account', 'told']]]);
    expect((await liability(id)).account).not.toBeNull();
  });

  test.each([
    [{ amount: '0' }, 'zero', 'calculated'],
    [{ amount: '0', result: 'zero' }, 'zero', 'calculated'],
    [{ amount: '350', result: 'carried' }, 'carried', 'calculated'],
    [{ amount: '350', result: 'refund' }, 'refund', 'calculated'],
    [{ amount: '350', result: 'overpaid' }, 'overpaid', 'calculated'],
    [{ amount: null }, null, 'to_calculate'],
  ])('with %o comes out as %s', async (changes, result, status) => {
    const id = await addLiability(await newTask());
    const { body } = await update(await read(id), changes);
    expect([body.data.result, body.data.status]).toEqual([result, status]);
  });

  test.each([
    [{ amount: '0', result: 'payable' }, [['/result', 'of_zero']]],
    [{ amount: '10', result: 'zero' }, [['/result', 'not_zero']]],
    [{ amount: '10.10' }, [['/amount', 'whole_zloty']]],
    [{ due_date: '2026-12-01' }, [['/due_reason', 'required']]],
    [{ account: '1' }, [['/account', 'length']]],
    [{ title: 'x'.repeat(141) }, [['/title', 'too_long']]],
    [{ transfer_symbol: 'vat 7' }, [['/transfer_symbol', 'pattern']]],
  ])('with %o is refused at its place', async (changes, expected) => {
    const id = await addLiability(await newTask());
    const { status, body } = await update(await read(id), changes);
    expect([status, pointers(body)]).toEqual([422, expected]);
  });

  test('keeps the reason of another due date, and drops it with the date', async () => {
    const id = await addLiability(await newTask({ period: '2026-10' }));
    const other = await update(await read(id), { due_date: '2026-12-01', due_reason: 'Rozłożone na raty' });
    expect(other.body.data).toMatchObject({ due_date: '2026-12-01', due_reason: 'Rozłożone na raty' });
    const back = await update(other.body.data, { due_date: '2026-11-25' });
    expect(back.body.data).toMatchObject({ due_date: '2026-11-25', due_reason: null });
  });

  test('takes an approval back when the amount changes', async () => {
    const id = await addLiability(await newTask(), { status: 'approved', amount: '100.00', result: 'payable' });
    const same = await update(await read(id), { title: 'Inny tytuł' });
    expect(same.body.data.status).toBe('approved');
    expect((await update(same.body.data, { amount: '101' })).body.data.status).toBe('calculated');
  });

  test('of an old version is a conflict', async () => {
    const id = await addLiability(await newTask());
    const before = await read(id);
    await update(before, { amount: '1' });
    expect((await update(before, { amount: '2' })).status).toBe(409);
    expect((await liability(id)).amount).toBe('1.00');
  });

  test('of a closed period is refused', async () => {
    const id = await addPublished(await newTask({ status: 'closed' }));
    const { status, body } = await update(await read(id), { amount: '5', correction_reason: 'x' });
    expect([status, body.error]).toEqual([422, 'Okres jest zamknięty. Przenieś najpierw rozliczenie do korekty']);
  });
});

describe('a correction', () => {
  test('tells what it was, is and the difference, and tells the client again', async () => {
    const task = await newTask({ status: 'published' });
    const id = await addPublished(task, { status: 'read', read_at: new Date() });
    const without = await update(await read(id), { amount: '1500' });
    expect([without.status, pointers(without.body)]).toEqual([422, [['/correction_reason', 'required']]]);

    const { body } = await update(await read(id), { amount: '1500', correction_reason: 'Faktura z opóźnieniem' });
    expect(body.data).toMatchObject({
      amount: '1500.00',
      status: 'published',
      read_at: null,
      correction: {
        before: '1234.00',
        after: '1500.00',
        difference: '266.00',
        reason: 'Faktura z opóźnieniem',
        at: expect.any(String),
      },
    });
    expect(await notices('tax_corrected')).toEqual([
      { user_id: client.id, entity_id: id, company_id: company.id, channel: 'email' },
    ]);
    const history = await people.history(task.id);
    expect(history.at(-1)).toEqual([
      'liability.corrected',
      expect.objectContaining({ amount: ['1234.00', '1500.00'], liability: [null, 'vat 2026-10'] }),
    ]);
  });

  test('to less than was paid leaves it paid, to more opens the rest', async () => {
    const paid = {
      status: 'confirmed' as const,
      paid_at: '2026-11-20',
      paid_amount: '1234.00',
      confirmed_at: new Date(),
    };
    const down = await addPublished(await newTask(), paid);
    const lower = await update(await read(down), { amount: '1000', correction_reason: 'Mniej' });
    expect(lower.body.data).toMatchObject({
      status: 'paid',
      correction: { difference: '-234.00' },
      confirmed_at: null,
    });
    const up = await addPublished(await newTask(), paid);
    const higher = await update(await read(up), { amount: '1300', correction_reason: 'Więcej' });
    expect(higher.body.data).toMatchObject({ status: 'published', paid_amount: '1234.00', confirmed_at: null });
    expect((await get(admin, `/api/liabilities/${up}/transfer`)).body.data.amount).toBe('66.00');
  });

  test('cannot leave the client without an amount', async () => {
    const id = await addPublished(await newTask());
    const { body } = await update(await read(id), { amount: null, correction_reason: 'x' });
    expect(pointers(body)).toEqual([['/amount', 'told']]);
  });

  test('is none where the amount stays', async () => {
    const id = await addPublished(await newTask());
    const { body } = await update(await read(id), { title: 'Nowy tytuł' });
    expect(body.data).toMatchObject({ title: 'Nowy tytuł', status: 'published', correction: null });
  });
});
