import { describe, expect, test } from 'vitest';
import { inMinutes, refusal, sharedUptimeOffice } from '../../../testing/offices/uptime-office.ts';
import type { Calling } from '../../../testing/people/people.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, people, office, clients, companies, task, row, post, add, rows } = sharedUptimeOffice();

const bulk = (by: Calling, body: object) => send(by, 'POST', '/api/uptimes/bulk', body);
const change = (by: Calling, ids: string[], values: object) => bulk(by, { ids, action: 'change', ...values });
const review = (by: Calling, step: string, body: object) => send(by, 'POST', `/api/uptimes/${step}`, body);
const errors = ({ body }: Awaited<ReturnType<typeof bulk>>) =>
  body.data.rows.map(({ error }: { error: string | null }) => error);

/** Two hours of a day in March, one after the other. */
async function twoHours() {
  const person = await people.come('accountant');
  const one = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
  const two = await add(person, '2026-03-02 09:00:00', '2026-03-02 10:00:00');
  return { person, one, two, ids: [one.id, two.id] };
}

const work = async (person: Parameters<typeof rows>[0]) =>
  (await rows(person)).map(({ category, billable, company_id, settlement_id }) => ({
    category,
    billable,
    company_id,
    settlement_id,
  }));

describe('a change of several entries', () => {
  test('names each with what became of it, and what it does not name stays', async () => {
    const { person, one, two } = await twoHours();
    const nowhere = '00000000-0000-7000-8000-000000000000';
    const { status, body } = await change(person, [two.id.toUpperCase(), nowhere, one.id], { category: 'vat' });
    const done = (id: string, name: string) => ({ id, name, result: 'done', error: null });
    expect([status, body.data]).toEqual([
      200,
      {
        done: 2,
        refused: 1,
        rows: [
          done(two.id, '2 marca 2026, 10:00'),
          { id: nowhere, name: '', result: 'refused', error: 'Nie znaleziono tego, czego szukasz' },
          done(one.id, '2 marca 2026, 09:00'),
        ],
      },
    ]);
    const expected = { category: 'vat', billable: false, company_id: companies.own, settlement_id: null };
    expect(await work(person)).toEqual([expected, expected]);
    expect((await people.history(one.id)).at(-1)).toEqual(['uptime.updated', { category: ['bookkeeping', 'vat'] }]);
  });

  test('gives them to a settlement and with it to its company, and to a company without one', async () => {
    const { person, ids, one } = await twoHours();
    const { id: settlement_id } = await task({ company_id: companies.other });
    const { title } = await row(settlement_id);
    await change(person, ids, { settlement_id: settlement_id.toUpperCase(), billable: true });
    const placed = { category: 'bookkeeping', billable: true, company_id: companies.other, settlement_id };
    expect(await work(person)).toEqual([placed, placed]);
    expect((await people.history(one.id)).at(-1)?.[1]).toMatchObject({
      settlement: [null, title],
      billable: ['false', 'true'],
    });
    await change(person, ids, { company_id: companies.other });
    expect(await work(person)).toEqual([placed, placed]);
    await change(person, [one.id], { settlement_id: null });
    await change(person, ids.slice(1), { company_id: companies.own });
    expect(await work(person)).toEqual([
      { ...placed, settlement_id: null },
      { ...placed, company_id: companies.own, settlement_id: null },
    ]);
  });

  test('makes what was handed in or rejected a saved entry again, and leaves alone what is so already', async () => {
    const { person, one, two, ids } = await twoHours();
    await review(person, 'submit', { ids });
    await review(office.owner, 'reject', { ids: [two.id], reason: 'Zła czynność' });
    await change(person, ids, { category: 'bookkeeping' });
    expect((await rows(person)).map(({ status, version }) => [status, version])).toEqual([
      ['submitted', 2],
      ['rejected', 3],
    ]);
    await change(person, ids, { category: 'zus' });
    expect((await rows(person)).map(({ status, reason }) => [status, reason])).toEqual([
      ['saved', null],
      ['saved', null],
    ]);
    expect((await people.history(one.id)).map(([action]) => action)).toEqual(['uptime.updated']);
  });

  test('refuses those that would lack a company or a comment, and changes the others', async () => {
    const person = await people.come('assistant');
    const said = { comment: 'Leasing', category: 'contact' } as const;
    const one = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00', said);
    const two = await add(person, '2026-03-02 09:00:00', '2026-03-02 10:00:00');
    const own = await post(person, {
      start_date: '2026-03-02 10:00:00',
      end_date: '2026-03-02 11:00:00',
      category: 'training',
    });
    const answer = await change(person, [one.id, two.id, own.body.data.id], { category: 'advice' });
    expect(errors(answer)).toEqual([
      null,
      'Doradztwo wymaga komentarza',
      'Ta czynność wymaga firmy albo rozliczenia. Doradztwo wymaga komentarza',
    ]);
    expect((await work(person)).map(({ category }) => category)).toEqual(['advice', 'bookkeeping', 'training']);
  });

  test('leaves a timer running', async () => {
    const person = await people.come('accountant');
    const { id: settlement_id } = await task();
    const { body } = await post(person, { start_date: inMinutes(-30), settlement_id });
    expect((await change(person, [body.data.id], { category: 'declarations' })).body.data.done).toBe(1);
    expect(await rows(person)).toMatchObject([{ status: 'running', end_date: null, category: 'declarations' }]);
  });

  test('names something, and something that there is', async () => {
    const { person, ids } = await twoHours();
    const { id: settlement_id } = await task({ company_id: companies.other });
    expect([
      refusal(await change(person, ids, {})),
      refusal(await change(person, ids, { settlement_id: ids[0] })),
      refusal(await change(person, ids, { company_id: ids[0] })),
      refusal(await change(person, ids, { settlement_id, company_id: companies.own })),
      (await bulk(person, { ids: [], action: 'delete' })).status,
    ]).toEqual([
      [422, '/category nothing_to_change'],
      [422, '/settlement_id unknown'],
      [422, '/company_id unknown'],
      [422, '/company_id other_company'],
      422,
    ]);
  });
});

test('several entries are deleted at once, and the history keeps what they were', async () => {
  const { person, one, ids } = await twoHours();
  expect((await bulk(person, { ids, action: 'delete' })).body.data).toMatchObject({ done: 2, refused: 0 });
  expect(await rows(person)).toEqual([]);
  const [action, before] = (await people.history(one.id)).at(-1) ?? [];
  expect([action, before]).toMatchObject(['uptime.deleted', { start_date: ['2026-03-02 08:00:00', null] }]);
});

test('approved entries and those of a closed month are neither changed nor deleted', async () => {
  const { person, ids, one } = await twoHours();
  const april = await add(person, '2026-04-02 08:00:00', '2026-04-02 09:00:00');
  await review(person, 'submit', { ids: [one.id] });
  await review(office.owner, 'approve', { ids: [one.id] });
  await review(office.owner, 'close-month', { month: '2026-04', users: [person.id] });
  const all = [...ids, april.id];
  const before = await rows(person);
  const refused = ['Ten wpis jest zatwierdzony. Najpierw trzeba go odrzucić', null, 'Miesiąc 04/2026 jest zamknięty'];
  expect(errors(await change(person, all, { billable: false }))).toEqual(refused);
  expect(await rows(person)).toEqual(before);
  expect(errors(await bulk(person, { ids: all, action: 'delete' }))).toEqual(refused);
  expect((await rows(person)).map(({ id }) => id)).toEqual([one.id, april.id]);
});

test('entries of others are changed by those who approve, and are not there for anybody else', async () => {
  const { person, ids } = await twoHours();
  const auditor = await people.come('auditor');
  const before = await rows(person);
  expect(errors(await change(office.accountant, ids, { billable: true }))).toEqual([
    'Nie znaleziono tego, czego szukasz',
    'Nie znaleziono tego, czego szukasz',
  ]);
  expect([
    (await change(auditor, ids, { billable: true })).status,
    (await bulk(clients.representative, { ids, action: 'delete' })).status,
  ]).toEqual([403, 404]);
  expect(await rows(person)).toEqual(before);
  expect((await change(office.owner, ids, { billable: true })).body.data.done).toBe(2);
  expect((await work(person)).map(({ billable }) => billable)).toEqual([true, true]);
});

test('two that change the same entries in opposite order both end', async () => {
  const { person, ids } = await twoHours();
  const [own] = await Promise.all([
    add(office.owner, '2026-02-02 08:00:00', '2026-02-02 09:00:00'),
    get(person, '/api/uptimes'),
  ]);
  const all = [...ids, own.id];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      change(office.owner, index % 2 ? all : all.toReversed(), { billable: index % 3 === 0 }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.data.done])).toEqual(answers.map(() => [200, 3]));
  expect(await portal.db.selectFrom('uptimes').select('id').where('id', 'in', all).execute()).toHaveLength(3);
});
