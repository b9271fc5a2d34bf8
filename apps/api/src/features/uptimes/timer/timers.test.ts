import { describe, expect, test } from 'vitest';
import { inMinutes, refusal, sharedUptimeOffice } from '../../../testing/offices/uptime-office.ts';

const { people, companies, task, post, stop, put, rows } = sharedUptimeOffice();

describe('a free timer', () => {
  const times = { start_date: '2026-03-11 08:00:00', end_date: '2026-03-11 09:00:00' };

  test('that is posted again answers the entry that stands there, whatever its end', async () => {
    const person = await people.come('accountant');
    const first = await post(person, times);
    const second = await post(person, { ...times, end_date: '2026-03-11 09:00:07' });
    expect([first.status, second.status, second.body.data]).toEqual([201, 200, first.body.data]);
  });

  test.each([
    ['comment', () => ({ comment: 'Druga karta' })],
    ['company', () => ({ company_id: companies.own })],
    ['category', () => ({ category: 'training' })],
  ])('that is posted again with another %s is refused, so that nothing of it gets lost', async (_what, moreOf) => {
    const person = await people.come('accountant');
    const { data } = (await post(person, { ...times, comment: 'Pierwsza karta' })).body;
    const { status, body } = await post(person, { ...times, ...moreOf() });
    expect([status, body.error, body.errors]).toMatchObject([
      409,
      'Ten czas jest już zapisany z innym opisem pracy. Popraw tamten wpis',
      [{ pointer: '/start_date', code: 'already_written', link: `/uptimes/${data.id}` }],
    ]);
    expect(await rows(person)).toMatchObject([{ comment: 'Pierwsza karta', category: 'administration' }]);
  });

  test('stopped thirty times at once is one entry', async () => {
    const person = await people.come('accountant');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, second) =>
        post(person, { ...times, end_date: `2026-03-11 09:00:${String(second).padStart(2, '0')}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array(29).fill(200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await rows(person)).toHaveLength(1);
  });

  test('is known by its first start also when the entry was corrected since', async () => {
    const person = await people.come('accountant');
    const { data } = (await post(person, times)).body;
    const { id, version, category, billable, comment } = data;
    const corrected = { ...times, start_date: '2026-03-11 08:30:00', category, billable, comment, version };
    await put(person, id, { ...corrected, company_id: null, settlement_id: null });
    const again = await post(person, { ...times, end_date: '2026-03-11 08:20:00' });
    expect([again.status, again.body.data.id, again.body.data.start_date]).toEqual([200, id, '2026-03-11 08:30:00']);
  });
});

describe('a settlement timer', () => {
  test('begins with a settlement and is stopped with an end and a comment', async () => {
    const person = await people.come('accountant');
    const settlement = await task();
    const now = Date.now();
    const [start_date, end_date] = [inMinutes(-90, now), inMinutes(0, now)];
    const started = await post(person, { start_date, settlement_id: settlement.id });
    expect([started.status, started.body.data]).toMatchObject([
      201,
      { status: 'running', end_date: null, seconds: null, start_date, settlement: { id: settlement.id } },
    ]);
    const { id } = started.body.data;
    const stopped = await stop(person, { id, end_date, comment: 'Zaksięgowane' });
    expect([stopped.status, stopped.body.data]).toMatchObject([
      200,
      { id, status: 'saved', seconds: 5_400, comment: 'Zaksięgowane', source: 'timer' },
    ]);
    const again = await stop(person, { id, end_date: inMinutes(3), comment: 'Jeszcze raz' });
    expect([again.status, again.body.data]).toEqual([200, stopped.body.data]);
  });

  test('needs a settlement', async () => {
    const person = await people.come('accountant');
    const refused = await post(person, { start_date: inMinutes(-5), company_id: companies.own });
    expect(refusal(refused)).toEqual([422, '/settlement_id required']);
  });

  test('is the only one of its person: the next names it, or stops it first', async () => {
    const person = await people.come('accountant');
    const [one, two] = [await task({ title: 'Rozliczenie pierwsze' }), await task()];
    const now = Date.now();
    const first = { start_date: inMinutes(-60, now), settlement_id: one.id };
    const { id } = (await post(person, first)).body.data;
    const next = { start_date: inMinutes(-20, now), settlement_id: two.id };
    const refused = await post(person, next);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'timer_running',
      'Licznik już działa: Rozliczenie pierwsze. Zatrzymaj go najpierw',
    ]);
    expect((await post(person, { ...next, stop_running: true })).status).toBe(201);
    expect(await rows(person)).toMatchObject([
      { id, seconds: 2_400, status: 'saved' },
      { settlement_id: two.id, seconds: null, status: 'running' },
    ]);
  });

  test('that thirty tabs start at once is one timer', async () => {
    const person = await people.come('accountant');
    const settlement = await task();
    const start_date = inMinutes(-10);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post(person, { start_date, settlement_id: settlement.id })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array(29).fill(200),
      201,
    ]);
    expect(await rows(person)).toHaveLength(1);
  });

  test('that was forgotten for more than 16 hours has to be shortened, and is not lost', async () => {
    const person = await people.come('accountant');
    const settlement = await task();
    const now = Date.now();
    const started = await post(person, { start_date: inMinutes(-20 * 60, now), settlement_id: settlement.id });
    const { id } = started.body.data;
    const tooLong = await stop(person, { id, end_date: inMinutes(0, now), comment: 'Zapomniany' });
    expect(refusal(tooLong)).toEqual([422, '/end_date too_long_work']);
    const shortened = await stop(person, { id, end_date: inMinutes(-12 * 60, now), comment: 'Zapomniany' });
    expect([shortened.status, shortened.body.data.seconds]).toEqual([200, 8 * 3_600]);
  });

  test('takes the time that follows: other work cannot begin inside it', async () => {
    const person = await people.come('accountant');
    const settlement = await task();
    await post(person, { start_date: inMinutes(-60), settlement_id: settlement.id });
    const refused = await post(person, { start_date: inMinutes(-30), end_date: inMinutes(-10), source: 'manual' });
    expect(refusal(refused)).toEqual([422, '/start_date overlap_running']);
  });
});
