import { expect, test } from 'vitest';
import { inMinutes, refusal, type Someone, sharedUptimeOffice } from '../../../testing/offices/uptime-office.ts';
import { get, send } from '../../../testing/server/answers.ts';

const { people, companies, task, post } = sharedUptimeOffice();

const seconds = (instant: string) => Date.parse(`${instant.replace(' ', 'T')}Z`) / 1_000;
const active = async (by: Someone) => (await get(by, '/api/uptimes/active')).body.data;
const set = (by: Someone, body: object) => send(by, 'PUT', '/api/uptimes/active', body);
const clear = async (by: Someone, query = '') =>
  (await by.call({ method: 'DELETE', url: `/api/uptimes/active${query}` })).statusCode;

test('nothing runs at first', async () => {
  const person = await people.come('accountant');
  const now = Math.floor(Date.now() / 1_000);
  const found = await active(person);
  expect(found).toEqual({ timer: null, running: null, now: expect.any(Number) });
  expect(found.now).toBeGreaterThanOrEqual(now);
});

test('the earlier start of two devices stands, unless one replaces it', async () => {
  const person = await people.come('accountant');
  const [early, late] = [seconds(inMinutes(-90)), seconds(inMinutes(-30))];
  expect((await set(person, { started_at: late })).body.data.timer).toEqual({ started_at: late });
  expect((await set(person, { started_at: early })).body.data.timer).toEqual({ started_at: early });
  expect((await set(person, { started_at: late })).body.data.timer).toEqual({ started_at: early });
  expect((await set(person, { started_at: late, replace: true })).body.data.timer).toEqual({ started_at: late });
  expect(refusal(await set(person, { started_at: seconds(inMinutes(10)) }))).toEqual([422, '/started_at in_future']);
});

test('a device forgets only the timer that it knows', async () => {
  const person = await people.come('accountant');
  const started_at = seconds(inMinutes(-90));
  await set(person, { started_at });
  await clear(person, `?started_at=${started_at + 1}`);
  expect((await active(person)).timer).toEqual({ started_at });
  expect([await clear(person, `?started_at=${started_at}`), await clear(person)]).toEqual([204, 204]);
  expect((await active(person)).timer).toBeNull();
});

test('posting the entry ends the timer on every device, also on one that hears of it late', async () => {
  const person = await people.come('accountant');
  const start_date = inMinutes(-60);
  const started_at = seconds(start_date);
  await set(person, { started_at });
  expect((await post(person, { start_date, end_date: inMinutes(-10) })).status).toBe(201);
  expect((await active(person)).timer).toBeNull();
  expect((await set(person, { started_at })).body.data.timer).toBeNull();
});

test('a free timer becomes a settlement timer with its start', async () => {
  const person = await people.come('accountant');
  const start_date = inMinutes(-45);
  await set(person, { started_at: seconds(start_date) });
  const { id: settlement_id } = await task();
  await post(person, { start_date, settlement_id });
  expect(await active(person)).toMatchObject({
    timer: null,
    running: { start_date, status: 'running', settlement: { id: settlement_id }, company: { id: companies.own } },
  });
});
