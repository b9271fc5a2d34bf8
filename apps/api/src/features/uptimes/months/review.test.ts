import { describe, expect, test } from 'vitest';
import { tellSomebody } from '#domain/notices/notices.ts';
import { inMinutes, refusal, type Someone, sharedUptimeOffice } from '../../../testing/offices/uptime-office.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { portal, people, office, companies, task, post, put, remove, add, rows } = sharedUptimeOffice();

const submit = (by: Someone, body: object) => send(by, 'POST', '/api/uptimes/submit', body);
const approve = (by: Someone, body: object) => send(by, 'POST', '/api/uptimes/approve', body);
const withdraw = (by: Someone, body: object) => send(by, 'POST', '/api/uptimes/withdraw-approval', body);
const reject = (by: Someone, body: object) => send(by, 'POST', '/api/uptimes/reject', body);
const close = (by: Someone, body: object) => send(by, 'POST', '/api/uptimes/close-month', body);
const reopen = (by: Someone, body: object) => send(by, 'POST', '/api/uptimes/reopen-month', body);
const months = async (by: Someone, query: string) => (await get(by, `/api/uptimes/months?${query}`)).body.data;
const errors = ({ body }: Awaited<ReturnType<typeof submit>>) =>
  body.data.rows.map(({ error }: { error: string | null }) => error);
const changed = ({ start_date, end_date, category, version }: Awaited<ReturnType<typeof add>>) => ({
  start_date,
  end_date,
  category,
  version,
  company_id: companies.own,
  settlement_id: null,
  billable: false,
  comment: 'Poprawione',
});

/** Subject and lines of what a person is told once two minutes have passed. */
async function told({ email }: Someone) {
  const { db, tenant } = portal;
  await db.updateTable('notices').set({ send_after: new Date() }).execute();
  while (await tellSomebody(tenant, 'https://portal.example', new Date('2026-11-18T10:00:00Z'), { nudge: () => {} }));
  const letters = await db.selectFrom('outbox').select(['subject', 'text']).where('recipient', '=', email).execute();
  return letters.map(({ subject, text }) => [subject, text.split('\n').slice(3, -6).join('\n')]);
}

describe('approval', () => {
  test('goes from saved to handed in to approved, and then nothing changes the entry', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    expect((await submit(person, { ids: [entry.id] })).body.data).toMatchObject({ done: 1, refused: 0 });
    expect((await approve(office.administrator, { ids: [entry.id] })).body.data.done).toBe(1);
    const [row] = await rows(person);
    expect([row?.status, row?.version]).toEqual(['approved', 3]);
    const version = { ...changed(entry), version: 3 };
    expect(refusal(await put(person, entry.id, version))).toEqual([409, 'entry_approved']);
    expect((await remove(person, entry.id)).json().code).toBe('entry_approved');
    const actions = (await people.history(entry.id)).map(([action]) => action);
    expect(actions).toEqual(['uptime.approved']);
  });

  test('is taken back by whoever may give it, until the entry is invoiced or its month closed', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    await submit(person, { ids: [entry.id] });
    expect(errors(await withdraw(office.administrator, { ids: [entry.id] }))).toEqual([
      'Cofnąć można tylko zatwierdzenie wpisu, który nie jest jeszcze zafakturowany',
    ]);
    await approve(office.administrator, { ids: [entry.id] });
    expect((await withdraw(person, { ids: [entry.id] })).status).toBe(403);
    expect((await withdraw(office.administrator, { ids: [entry.id] })).body.data).toMatchObject({
      done: 1,
      refused: 0,
    });
    expect((await rows(person))[0]?.status).toBe('submitted');
    const actions = (await people.history(entry.id)).map(([action]) => action);
    expect(actions.toSorted()).toEqual(['uptime.approval_withdrawn', 'uptime.approved']);

    await approve(office.administrator, { ids: [entry.id] });
    await close(office.administrator, { month: '2026-03', users: [person.id] });
    expect((await withdraw(office.administrator, { ids: [entry.id] })).body.data.refused).toBe(1);
    await reopen(office.administrator, { month: '2026-03', users: [person.id], reason: 'test' });
    await portal.db.updateTable('uptimes').set({ status: 'invoiced' }).where('id', '=', entry.id).execute();
    expect((await withdraw(office.administrator, { ids: [entry.id] })).body.data.refused).toBe(1);
  });

  test('that is refused says why, and a correction makes it a saved entry again', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    await submit(person, { ids: [entry.id] });
    expect(refusal(await reject(office.owner, { ids: [entry.id], reason: '  ' }))).toEqual([422, '/reason required']);
    await reject(office.owner, { ids: [entry.id], reason: ' Zła firma ' });
    const rejected = (await get(person, `/api/uptimes/${entry.id}`)).body.data;
    expect([rejected.status, rejected.reason]).toEqual(['rejected', 'Zła firma']);
    const { body } = await put(person, entry.id, changed(rejected));
    expect([body.data.status, body.data.reason]).toEqual(['saved', null]);
  });

  test('that is refused comes to its person as one message, which names what is still to be corrected', async () => {
    const person = await people.come('accountant');
    const one = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    const two = await add(person, '2026-03-02 10:00:00', '2026-03-02 11:00:00');
    const three = await add(person, '2026-03-03 10:00:00', '2026-03-03 11:00:00');
    await submit(person, { ids: [one.id, two.id, three.id] });
    await reject(office.owner, { ids: [one.id, three.id], reason: 'Zła firma' });
    await reject(office.owner, { ids: [two.id], reason: 'Brak opisu' });
    await put(person, one.id, changed((await get(person, `/api/uptimes/${one.id}`)).body.data));
    expect(await told(person)).toEqual([
      [
        'Czas pracy do poprawy',
        '2 wpisy czekają na Twoją poprawkę:\n– 2 marca, 11:00–12:00: Brak opisu\n– 3 marca, 11:00–12:00: Zła firma',
      ],
    ]);
  });

  test('that people refuse themselves is no news to them', async () => {
    const person = await people.come('owner');
    const { id } = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    await submit(person, { ids: [id] });
    expect((await reject(person, { ids: [id], reason: 'Pomyłka' })).body.data.done).toBe(1);
    expect(await told(person)).toEqual([]);
  });

  test('that is refused and corrected before anybody was told is told to nobody', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    await submit(person, { ids: [entry.id] });
    await reject(office.owner, { ids: [entry.id], reason: 'Zła firma' });
    await put(person, entry.id, changed((await get(person, `/api/uptimes/${entry.id}`)).body.data));
    expect(await told(person)).toEqual([]);
  });

  test('takes each entry by itself and tells which it could not take', async () => {
    const person = await people.come('accountant');
    const one = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    const two = await add(person, '2026-03-02 10:00:00', '2026-03-02 11:00:00');
    await submit(person, { ids: [one.id] });
    const answer = await approve(office.owner, { ids: [two.id, one.id, companies.own] });
    expect(answer.body.data).toMatchObject({ done: 1, refused: 2 });
    expect(errors(answer)).toEqual([
      'Zatwierdzić można tylko wpis przesłany',
      null,
      'Nie znaleziono tego, czego szukasz',
    ]);
    expect((await rows(person)).map(({ status }) => status)).toEqual(['approved', 'saved']);
  });

  test('of a month takes what can be taken', async () => {
    const person = await people.come('accountant');
    await add(person, '2026-03-31 21:30:00', '2026-03-31 21:59:00');
    await add(person, '2026-03-31 22:00:00', '2026-03-31 23:00:00');
    expect((await submit(person, { month: '2026-03' })).body.data.done).toBe(1);
    expect((await submit(person, { month: '2026-03' })).body.data).toEqual({ done: 0, refused: 0, rows: [] });
    expect((await approve(office.owner, { month: '2026-03', user_id: person.id })).body.data.done).toBe(1);
    expect((await rows(person)).map(({ status }) => status)).toEqual(['approved', 'saved']);
  });

  test('is given by owners and administrators only', async () => {
    const person = await people.come('accountant');
    const { id } = await add(person, '2026-03-02 08:00:00', '2026-03-02 09:00:00');
    const auditor = await people.come('auditor');
    expect([
      (await approve(person, { ids: [id] })).status,
      (await reject(office.payroll, { ids: [id], reason: 'Nie' })).status,
      (await close(auditor, { month: '2026-03', users: 'all' })).status,
      (await submit(office.accountant, { month: '2026-03', user_id: person.id })).status,
    ]).toEqual([403, 403, 403, 403]);
    expect(errors(await submit(office.accountant, { ids: [id] }))).toEqual(['Nie znaleziono tego, czego szukasz']);
  });

  test('needs entries or a month, not both', async () => {
    const month = { month: '2026-03', ids: [companies.own] };
    expect([refusal(await submit(office.owner, {})), refusal(await submit(office.owner, month))]).toEqual([
      [422, '/ids ids_or_month'],
      [422, '/ids ids_or_month'],
    ]);
  });
});

describe('a closed month', () => {
  test('takes no entry, lets none go and none change', async () => {
    const person = await people.come('accountant');
    const entry = await add(person, '2026-03-10 08:00:00', '2026-03-10 10:00:00');
    const april = await add(person, '2026-04-10 08:00:00', '2026-04-10 10:00:00');
    expect((await close(office.owner, { month: '2026-03', users: [person.id] })).body.data.done).toBe(1);
    const into = { ...changed(april), start_date: '2026-03-11 08:00:00', end_date: '2026-03-11 10:00:00' };
    const refused = [
      await post(person, { start_date: '2026-03-31 21:00:00', end_date: '2026-03-31 22:00:00', source: 'manual' }),
      await put(person, entry.id, changed(entry)),
      await put(person, april.id, into),
      await send(person, 'POST', `/api/uptimes/${entry.id}/split`, {
        at: '2026-03-10 09:00:00',
        version: entry.version,
      }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code, body.error])).toEqual(
      refused.map(() => [409, 'month_closed', 'Miesiąc 03/2026 jest zamknięty']),
    );
    expect((await remove(person, entry.id)).json().code).toBe('month_closed');
    expect(errors(await submit(person, { ids: [entry.id] }))).toEqual(['Miesiąc 03/2026 jest zamknięty']);
    expect((await get(person, `/api/uptimes/${entry.id}`)).body.data.locked).toBe(true);
    expect((await post(person, { start_date: '2026-03-31 22:00:00', end_date: '2026-03-31 23:00:00' })).status).toBe(
      201,
    );
  });

  test('is opened again with a reason that stays visible', async () => {
    const person = await people.come('accountant', { first_name: 'Jan', last_name: 'Kowal' });
    const entry = await add(person, '2026-03-10 08:00:00', '2026-03-10 10:00:00');
    await close(office.owner, { month: '2026-03', users: [person.id] });
    const answer = await reopen(office.owner, { month: '2026-03', users: [person.id], reason: 'Brak wpisu z 12.03' });
    expect(answer.body.data).toMatchObject({ done: 1, rows: [{ id: person.id, name: 'Jan Kowal' }] });
    expect((await put(person, entry.id, changed(entry))).status).toBe(200);
    expect(await months(person, 'from=2026-03&to=2026-03')).toMatchObject([
      {
        month: '2026-03',
        user: { id: person.id, name: 'Jan Kowal' },
        entries: 1,
        seconds: 7_200,
        saved: 1,
        submitted: 0,
        closed: false,
        reason: 'Brak wpisu z 12.03',
      },
    ]);
    expect(errors(await reopen(office.owner, { month: '2026-03', users: [person.id], reason: 'Znowu' }))).toEqual([
      'Ten miesiąc nie jest zamknięty',
    ]);
    expect((await people.history(person.id)).map(([action]) => action)).toEqual([
      'uptime_month.closed',
      'uptime_month.reopened',
    ]);
  });

  test('waits for a timer that still runs in it', async () => {
    const person = await people.come('accountant');
    const { id: settlement_id } = await task();
    const free = await people.come('accountant');
    await post(person, { start_date: inMinutes(-3), settlement_id });
    await send(free, 'PUT', '/api/uptimes/active', { started_at: Math.floor(Date.now() / 1_000) - 60 });
    const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format().slice(0, 7);
    const answer = await close(office.owner, { month, users: [person.id, free.id, office.payroll.id] });
    expect(errors(answer)).toEqual([
      'W tym miesiącu działa jeszcze licznik tej osoby',
      'W tym miesiącu działa jeszcze licznik tej osoby',
      null,
    ]);
    await reopen(office.owner, { month, users: [office.payroll.id], reason: 'Test' });
  });

  test('cannot be one that has not begun', async () => {
    expect(refusal(await close(office.owner, { month: '2099-01', users: 'all' }))).toEqual([
      422,
      '/month month_to_come',
    ]);
  });

  test('is closed for all who work there', async () => {
    const person = await people.come('accountant');
    const answer = await close(office.owner, { month: '2025-01', users: 'all' });
    expect(answer.body.data.rows.map(({ id }: { id: string }) => id)).toContain(person.id);
    expect(answer.body.data.refused).toBe(0);
    const mine = await months(person, 'from=2025-01&to=2025-01');
    expect(mine).toMatchObject([{ month: '2025-01', entries: 0, seconds: 0, closed: true }]);
    expect((await months(office.owner, 'from=2025-01&to=2025-01')).length).toBe(answer.body.data.done);
  });
});

test('the months of others are for those who may read them', async () => {
  const person = await people.come('accountant');
  await add(person, '2026-02-10 08:00:00', '2026-02-10 10:00:00');
  const query = `from=2026-02&to=2026-02&user_id=${person.id}`;
  expect([(await months(office.accountant, query)).length, (await months(office.owner, query)).length]).toEqual([0, 1]);
  expect(refusal(await get(person, '/api/uptimes/months?from=2020-01&to=2026-02'))).toEqual([
    422,
    '/from range_of_months',
  ]);
});
