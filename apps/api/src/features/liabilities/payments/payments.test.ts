import { beforeAll, describe, expect, test } from 'vitest';
import { type Someone, sharedSettlementOffice } from '../../../testing/offices/settlement-office.ts';
import type { Calling, Person } from '../../../testing/people/people.ts';
import { get, send } from '../../../testing/server/answers.ts';

const office = sharedSettlementOffice();
const { admin, people, company, addLiability, addPublished, liability, notices } = office;
const newTask = () => office.newTask({ assignee_id: assignee.id });

let assignee: Person;
let representative: Someone;
let authorised: Someone;
beforeAll(async () => {
  assignee = await people.add('accountant');
  representative = await office.newClient('representative');
  authorised = await office.newClient('authorised');
});

const paid = { paid_at: '2026-11-20', amount: '1234' };
const pay = (by: Calling, id: string, payment: object = paid) =>
  send(by, 'POST', `/api/liabilities/${id}/mark-paid`, payment);
const unpay = async (by: Calling, id: string) => {
  const answer = await by.call({ method: 'DELETE', url: `/api/liabilities/${id}/mark-paid` });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a client', () => {
  test('sees what is published and whatever follows, and nothing else', async () => {
    const task = await newTask();
    const hidden = await addLiability(task, { kind: 'zus', status: 'approved', amount: '5.00', result: 'payable' });
    const open = await addPublished(task);
    const refund = await addPublished(task, { kind: 'pit', result: 'refund' });
    const done = await addPublished(task, { kind: 'cit', status: 'confirmed' });
    const mine = async (state: string) => {
      const { body } = await get(representative, `/api/liabilities/my?task_id=${task.id}&state=${state}`);
      return body.data.map(({ id }: { id: string }) => id).toSorted();
    };
    expect(await mine('open')).toEqual([open]);
    expect(await mine('paid')).toEqual([done]);
    expect(await mine('all')).toEqual([open, refund, done].toSorted());
    expect((await get(representative, `/api/liabilities/${hidden}`)).status).toBe(404);
    expect((await get(representative, `/api/liabilities/${open}`)).status).toBe(200);
  });

  test('finds what is open by its term, and what is paid from the last payment back', async () => {
    const task = await newTask();
    const add = (kind: 'zus' | 'vat' | 'pit' | 'cit', due_date: string, paid_at?: string) =>
      addPublished(task, { kind, due_date, ...(paid_at && { status: 'paid', paid_at, paid_amount: '1234.00' }) });
    const later = await add('zus', '2026-11-25');
    const sooner = await add('vat', '2026-11-20');
    const first = await add('pit', '2026-09-20', '2026-09-18');
    const last = await add('cit', '2026-08-25', '2026-10-02');
    const mine = async (state: string) => {
      const { body } = await get(representative, `/api/liabilities/my?task_id=${task.id}&state=${state}`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await mine('open')).toEqual([sooner, later]);
    expect(await mine('paid')).toEqual([last, first]);
  });

  test('reads an amount once, and the office’s look does not count', async () => {
    const id = await addPublished(await newTask());
    const { version } = (await get(admin, `/api/liabilities/${id}`)).body.data;
    expect((await liability(id)).status).toBe('published');
    const looks = await Promise.all([1, 2, 3].map(() => get(representative, `/api/liabilities/${id}`)));
    expect(looks.map(({ body }) => [body.data.status, body.data.version])).toEqual(looks.map(() => ['read', version]));
    const { task_id } = await liability(id);
    expect((await people.history(task_id)).map(([action]) => action)).toEqual(['liability.read']);
  });

  test('pays in whole', async () => {
    const id = await addPublished(await newTask());
    const { status, body } = await pay(authorised, id);
    expect([status, body.data]).toMatchObject([200, { status: 'paid', paid_at: '2026-11-20', paid_amount: '1234.00' }]);
    expect((await notices('payment_marked')).filter((notice) => notice.entity_id === id)).toMatchObject([
      { user_id: assignee.id },
    ]);
  });

  test('pays in part, and the rest stays open', async () => {
    const id = await addPublished(await newTask());
    expect((await pay(representative, id, { ...paid, amount: '1000' })).body.data).toMatchObject({
      status: 'published',
      paid_amount: '1000.00',
    });
    expect((await get(representative, `/api/liabilities/${id}/transfer`)).body.data.amount).toBe('234.00');
    expect((await pay(representative, id)).body.data.status).toBe('paid');
    expect((await get(representative, `/api/liabilities/${id}/transfer`)).body.code).toBe('nothing_to_pay');
  });

  test('who says it twice at once says it once', async () => {
    const id = await addPublished(await newTask());
    const answers = await Promise.all([pay(representative, id), pay(authorised, id), pay(representative, id)]);
    expect(answers.map(({ status, body }) => [status, body.data.status, body.data.version])).toEqual(
      answers.map(() => [200, 'paid', 2]),
    );
    expect((await notices('payment_marked')).filter((notice) => notice.entity_id === id)).toHaveLength(1);
  });

  test.each([
    [{ ...paid, amount: '0' }, [['/amount', 'not_positive']]],
    [{ ...paid, amount: '-5' }, [['/amount', 'pattern']]],
    [{ ...paid, paid_at: '2099-01-01' }, [['/paid_at', 'future']]],
    [{ ...paid, paid_at: '2026-02-30' }, [['/paid_at', 'date']]],
  ])('is refused %o', async (payment, expected) => {
    const id = await addPublished(await newTask());
    const { status, body } = await pay(representative, id, payment);
    expect([
      status,
      body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]),
    ]).toEqual([422, expected]);
  });

  test('takes it back until the office has confirmed it', async () => {
    const id = await addPublished(await newTask());
    await pay(representative, id);
    expect((await unpay(representative, id)).body.data).toMatchObject({
      status: 'published',
      paid_at: null,
      paid_amount: null,
    });
    expect((await unpay(representative, id)).status).toBe(200);
    await pay(representative, id);
    await send(admin, 'POST', '/api/liabilities/confirm', { payments: [{ liability_id: id, ...paid }] });
    const refused = await unpay(representative, id);
    expect([refused.status, refused.body.error]).toEqual([422, 'Biuro potwierdziło już tę wpłatę']);
    expect((await pay(representative, id)).body.code).toBe('confirmed');
    expect((await unpay(admin, id)).body.data).toMatchObject({ status: 'published', confirmed_at: null });
  });

  test('pays nothing where nothing is to be paid', async () => {
    const id = await addPublished(await newTask(), { result: 'refund' });
    expect((await pay(representative, id)).body.code).toBe('nothing_to_pay');
  });
});

describe('confirming many', () => {
  const confirm = (payments: object[]) => send(admin, 'POST', '/api/liabilities/confirm', { payments });

  test('tells what happened to each', async () => {
    const task = await newTask();
    const one = await addPublished(task);
    const early = await addLiability(task, { kind: 'zus', amount: '1.00', result: 'payable', status: 'calculated' });
    const { body } = await confirm([
      { liability_id: one, ...paid },
      { liability_id: early, ...paid },
      { liability_id: company.id, ...paid },
    ]);
    expect(body.data).toEqual({
      done: 1,
      refused: 2,
      rows: [
        { id: one, name: company.name, result: 'done', error: null },
        { id: early, name: company.name, result: 'refused', error: 'Klient nie zna jeszcze tej kwoty' },
        { id: company.id, name: '', result: 'refused', error: 'Nie ma takiego zobowiązania' },
      ],
    });
    expect(await liability(one)).toMatchObject({ status: 'confirmed', paid_amount: '1234.00', paid_at: '2026-11-20' });
  });

  test('twice at once is confirming once', async () => {
    const task = await newTask();
    const ids = [await addPublished(task), await addPublished(task, { kind: 'pit' })];
    const payments = ids.map((id) => ({ liability_id: id, ...paid }));
    const answers = await Promise.all([confirm(payments), confirm(payments.toReversed()), confirm(payments)]);
    expect(answers.map(({ body }) => [body.data.done, body.data.refused])).toEqual(answers.map(() => [2, 0]));
    expect((await people.history(task.id)).map(([action]) => action)).toEqual([
      'liability.confirmed',
      'liability.confirmed',
    ]);
  });

  test('refuses what does not cover the amount, and what lies in the future', async () => {
    const id = await addPublished(await newTask());
    const little = await confirm([{ liability_id: id, ...paid, amount: '1233.99' }]);
    expect(little.body.data.rows[0].error).toBe('Wpłata nie pokrywa całej kwoty. Zapisz ją jako częściową');
    const future = await confirm([{ liability_id: id, ...paid, paid_at: '2099-01-01' }]);
    expect(future.body.data.rows[0].error).toBe('Data wpłaty jest późniejsza niż dzisiejsza');
  });
});
