import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { inMinutes, refusal, sharedUptimeOffice } from '../../testing/offices/uptime-office.ts';
import { get, send } from '../../testing/server/answers.ts';

const { people, office, clients, companies, task, post, stop, put, remove, list, add, rows } = sharedUptimeOffice();

describe('work that is written down', () => {
  test('has its length, its day in Poland, its person and its company', async () => {
    const { status, body } = await post(office.accountant, {
      start_date: '2026-03-02 23:30:00',
      end_date: '2026-03-03 00:45:30',
      company_id: companies.own,
      category: 'vat',
      billable: true,
      comment: ' Rejestry ',
      source: 'manual',
    });
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        user: { id: office.accountant.id, name: expect.stringContaining('Test') },
        company: { id: companies.own, name: 'Firma 1' },
        settlement: null,
        start_date: '2026-03-02 23:30:00',
        end_date: '2026-03-03 00:45:30',
        seconds: 4530,
        day: '2026-03-03',
        category: 'vat',
        billable: true,
        comment: 'Rejestry',
        status: 'saved',
        reason: null,
        locked: false,
        source: 'manual',
        created_at: expect.any(String),
        version: 1,
      },
    ]);
  });

  test('of the specification’s bare call is work for the office itself', async () => {
    const times = { start_date: '2026-03-04 08:00:00', end_date: '2026-03-04 09:00:00' };
    const { status, body } = await post(office.accountant, times);
    expect([status, body.data.category, body.data.company, body.data.source]).toEqual([
      201,
      'administration',
      null,
      'timer',
    ]);
  });

  test('for a settlement is for its company', async () => {
    const settlement = await task();
    const entry = await add(office.accountant, '2026-03-05 08:00:00', '2026-03-05 09:00:00', {
      settlement_id: settlement.id,
    });
    expect([entry.company, entry.settlement, entry.category]).toEqual([
      { id: companies.own, name: 'Firma 1' },
      { id: settlement.id, title: 'Rozliczenie', period: '2026-03' },
      'bookkeeping',
    ]);
    const other = { settlement_id: settlement.id, company_id: companies.other };
    const times = { start_date: '2026-03-05 10:00:00', end_date: '2026-03-05 11:00:00' };
    expect(refusal(await post(office.accountant, { ...times, ...other }))).toEqual([422, '/company_id other_company']);
  });

  test.each([
    ['ends before it starts', '08:00:00', '08:00:00', {}, '/end_date end_before_start'],
    ['lasts more than 16 hours', '00:00:00', '16:00:01', { comment: 'Długo' }, '/end_date too_long_work'],
    ['lasts more than 4 hours without a word', '08:00:00', '12:00:01', {}, '/comment comment_required'],
    ['is advice without a word', '08:00:00', '08:30:00', { category: 'advice' }, '/comment comment_for_advice'],
    [
      'is for a company that is not named',
      '08:00:00',
      '08:30:00',
      { company_id: undefined, category: 'vat' },
      '/company_id company_required',
    ],
    ['is for a company that is not there', '08:00:00', '08:30:00', { company_id: uuid() }, '/company_id unknown'],
    [
      'is for a settlement that is not there',
      '08:00:00',
      '08:30:00',
      { settlement_id: uuid() },
      '/settlement_id unknown',
    ],
  ])('is refused when it %s', async (_why, from, to, more, mistake) => {
    const work = { start_date: `2026-03-06 ${from}`, end_date: `2026-03-06 ${to}`, company_id: companies.own };
    expect(refusal(await post(office.accountant, { ...work, ...more }))).toEqual([422, mistake]);
  });

  test('is refused on a day that its month does not have, and in the future', async () => {
    const impossible = { start_date: '2026-02-30 08:00:00', end_date: '2026-03-02 09:00:00' };
    expect(refusal(await post(office.accountant, impossible))).toEqual([422, '/start_date no_such_day']);
    const ahead = { start_date: inMinutes(-30), end_date: inMinutes(6) };
    expect(refusal(await post(office.accountant, ahead))).toEqual([422, '/end_date in_future']);
  });

  test('may reach five minutes ahead, because clocks differ', async () => {
    const late = await people.come('accountant');
    expect((await post(late, { start_date: inMinutes(-30), end_date: inMinutes(4) })).status).toBe(201);
  });

  test('of exactly four hours needs no comment and of exactly sixteen is accepted', async () => {
    const person = await people.come('accountant');
    await add(person, '2026-03-06 00:00:00', '2026-03-06 04:00:00');
    await add(person, '2026-03-07 00:00:00', '2026-03-07 16:00:00', { comment: 'Bilans' });
    expect((await rows(person)).map(({ seconds }) => seconds)).toEqual([14_400, 57_600]);
  });

  test('does not overlap other work of the person, which the refusal names', async () => {
    const person = await people.come('accountant');
    const { id } = await add(person, '2026-03-09 07:00:00', '2026-03-09 08:15:00');
    const refused = await post(person, { start_date: '2026-03-09 08:00:00', end_date: '2026-03-09 09:00:00' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          pointer: '/start_date',
          code: 'overlap',
          message: 'Wpis nakłada się na inny: 08:00–09:15',
          link: `/uptimes/${id}`,
        },
      ],
    ]);
    expect((await post(person, { start_date: '2026-03-09 08:15:00', end_date: '2026-03-09 09:00:00' })).status).toBe(
      201,
    );
    expect(
      (await post(office.payroll, { start_date: '2026-03-09 07:00:00', end_date: '2026-03-09 08:00:00' })).status,
    ).toBe(201);
  });

  test('is one entry of many that overlap and come at once', async () => {
    const person = await people.come('accountant');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, minute) =>
        post(person, {
          start_date: `2026-03-10 08:${String(minute).padStart(2, '0')}:00`,
          end_date: '2026-03-10 09:00:00',
          source: 'manual',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(29);
    expect(await rows(person)).toHaveLength(1);
  });
});

describe('a change', () => {
  const changed = (entry: Awaited<ReturnType<typeof add>>, values: object) => ({
    start_date: entry.start_date,
    end_date: entry.end_date,
    settlement_id: entry.settlement?.id ?? null,
    company_id: entry.company?.id ?? null,
    category: entry.category,
    billable: entry.billable,
    comment: entry.comment,
    version: entry.version,
    ...values,
  });

  test('carries the version it was made from, and is in the history', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-12 08:00:00', '2026-03-12 09:00:00');
    const body = changed(entry, { end_date: '2026-03-12 10:00:00', category: 'zus' });
    const done = await put(person, entry.id, body);
    expect([done.status, done.body.data.seconds, done.body.data.category, done.body.data.version]).toEqual([
      200,
      7_200,
      'zus',
      2,
    ]);
    expect(refusal(await put(person, entry.id, body))).toEqual([409, 'version_conflict']);
    const history = (await get(person, `/api/uptimes/${entry.id}/history`)).body.data;
    expect(history).toMatchObject([
      {
        action: 'uptime.updated',
        changes: [
          { field: 'end_date', before: '2026-03-12 09:00:00', after: '2026-03-12 10:00:00' },
          { field: 'category', before: 'bookkeeping', after: 'zus' },
        ],
      },
    ]);
  });

  test('may not make it overlap another, but may overlap what it was itself', async () => {
    const person = await people.come('accountant');
    await add(person, '2026-03-12 09:00:00', '2026-03-12 10:00:00');
    const entry = await add(person, '2026-03-12 08:00:00', '2026-03-12 09:00:00');
    const over = changed(entry, { end_date: '2026-03-12 09:30:00' });
    expect(refusal(await put(person, entry.id, over))).toEqual([422, '/start_date overlap']);
    const inside = changed(entry, { end_date: '2026-03-12 08:30:00' });
    expect((await put(person, entry.id, inside)).status).toBe(200);
  });

  test('splits it in two that are as long together', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-13 08:00:00', '2026-03-13 10:00:00', {
      comment: 'Razem',
      category: 'vat',
    });
    const split = (at: string) =>
      send(person, 'POST', `/api/uptimes/${entry.id}/split`, { at, version: entry.version });
    expect(refusal(await split('2026-03-13 10:00:00'))).toEqual([422, '/at not_inside']);
    const { status, body } = await split('2026-03-13 08:40:00');
    expect([status, body.data]).toMatchObject([
      201,
      [
        { id: entry.id, end_date: '2026-03-13 08:40:00', seconds: 2_400, category: 'vat', comment: 'Razem' },
        { start_date: '2026-03-13 08:40:00', seconds: 4_800, category: 'vat', comment: 'Razem' },
      ],
    ]);
  });

  test('may be to delete it', async () => {
    const person = await people.come('accountant');
    const { id } = await add(person, '2026-03-14 08:00:00', '2026-03-14 10:00:00');
    expect([(await remove(person, id)).statusCode, (await remove(person, id)).statusCode]).toEqual([204, 404]);
  });
});

describe('who may do what', () => {
  test('everybody keeps and sees their own time, and nobody else’s', async () => {
    const [one, other] = [await people.come('assistant'), await people.come('accountant')];
    const { id } = await add(one, '2026-03-16 08:00:00', '2026-03-16 09:00:00');
    expect((await list(other)).body.data).toEqual([]);
    const values = { start_date: '2026-03-16 08:00:00', end_date: '2026-03-16 08:30:00', version: 1 };
    const rest = { settlement_id: null, company_id: null, category: 'training', billable: false, comment: null };
    expect([
      (await get(other, `/api/uptimes/${id}`)).status,
      (await get(other, `/api/uptimes/${id}/history`)).status,
      (await put(other, id, { ...values, ...rest })).status,
      (await stop(other, { id, end_date: '2026-03-16 08:30:00' })).status,
      (await remove(other, id)).statusCode,
      (await post(other, { start_date: '2026-03-16 08:00:00', end_date: '2026-03-16 09:00:00', user_id: one.id }))
        .status,
    ]).toEqual([404, 404, 404, 404, 404, 403]);
  });

  test('an owner sees and corrects everybody’s, and that is written down', async () => {
    const person = await people.come('payroll');
    const entry = await add(office.owner, '2026-03-17 08:00:00', '2026-03-17 09:00:00', { user_id: person.id });
    expect([entry.user.id, (await list(person)).body.meta.total]).toEqual([person.id, 1]);
    expect((await get(person, `/api/uptimes/${entry.id}/history`)).body.data).toMatchObject([
      { action: 'uptime.created' },
    ]);
    expect((await remove(office.owner, entry.id)).statusCode).toBe(204);
    const unknown = { start_date: '2026-03-17 08:00:00', end_date: '2026-03-17 09:00:00', user_id: clients.viewer.id };
    expect(refusal(await post(office.owner, unknown))).toEqual([422, '/user_id unknown']);
  });

  test('an auditor reads everybody’s and writes nothing', async () => {
    const auditor = await people.come('auditor');
    await add(office.accountant, '2026-03-18 08:00:00', '2026-03-18 09:00:00');
    expect((await list(auditor, `&filters[user_id]=${office.accountant.id}`)).body.meta.total).toBeGreaterThan(0);
    const refused = await post(auditor, { start_date: '2026-03-18 08:00:00', end_date: '2026-03-18 09:00:00' });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });

  test('for a client there is no such thing', async () => {
    expect([
      (await list(clients.representative)).status,
      (await post(clients.representative, { start_date: '2026-03-18 08:00:00' })).status,
      (await get(clients.representative, '/api/uptimes/active')).status,
    ]).toEqual([404, 404, 404]);
  });
});
