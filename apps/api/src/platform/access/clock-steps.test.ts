import { describe, expect, test } from 'vitest';
import { purge } from '#platform/database/purge.ts';
import { createLoginSteps, newestCode, ok } from '../../testing/people/login-steps.ts';
import { createPeople } from '../../testing/people/people.ts';
import { setDatabaseClock } from '../../testing/server/database-clock.ts';
import { sharedTestApp } from '../../testing/server/test-app.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const portal = sharedTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: '' } });
const steps = createLoginSteps(portal);
const people = createPeople(portal);
const clock = (seconds: number) => setDatabaseClock(portal.db, seconds);

let networks = 0;
/** From a network of its own, so that no test is counted with another. */
const elsewhere = () => ({ remoteAddress: `10.1.${(networks += 1)}.1` });

const mailsTo = async (email: string) =>
  (await portal.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).length;

describe.each([2 * HOUR, 400 * DAY])('a clock that was %i seconds ahead for a while', (ahead) => {
  test('does not make anybody wait for what was too often', async () => {
    const { email } = await people.add('representative');
    const from = elsewhere();
    await clock(ahead);
    for (let time = 0; time < 11; time++) await steps.check(email, 'wrong password', from);
    expect((await steps.check(email, undefined, from)).statusCode).toBe(429);
    await clock(-ahead);
    expect((await steps.check(email, undefined, from)).statusCode).toBe(200);
  });

  test('does not leave an account locked after wrong codes', async () => {
    const { email } = await people.add('representative', { wrong_codes: 9 });
    await clock(ahead);
    const { challenge, wrong, code } = await steps.begin(email);
    await steps.verify(challenge, email, wrong, elsewhere());
    expect((await steps.verify(challenge, email, code, elsewhere())).statusCode).toBe(429);
    await clock(-ahead);
    expect((await steps.verify(challenge, email, code, elsewhere())).statusCode).toBe(200);
  });

  test('does not keep codes of later sign-ins from being taken', async () => {
    const { email } = await people.add('representative');
    await clock(ahead);
    for (let time = 0; time < 3; time++) ok(await steps.check(email, undefined, elsewhere()));
    await portal.db.deleteFrom('outbox').where('recipient', '=', email).execute();
    await clock(-ahead);
    const { challenge } = ok(await steps.check(email, undefined, elsewhere())).data;
    expect((await steps.verify(challenge, email, await newestCode(portal, email), elsewhere())).statusCode).toBe(200);
  });

  test('does not hold back another code, nor another link for a new password', async () => {
    const { email } = await people.add('representative');
    const forgot = () =>
      portal.call({ method: 'POST', url: '/api/users/forgot-password', payload: { email }, ...elsewhere() });
    await clock(ahead);
    const { challenge } = ok(await steps.check(email, undefined, elsewhere())).data;
    await forgot();
    await clock(-ahead);
    expect((await steps.resend(challenge, email, elsewhere())).statusCode).toBe(200);
    const before = await mailsTo(email);
    await forgot();
    expect(await mailsTo(email)).toBe(before + 1);
  });
});

test('what a clock far ahead has made is cleared away instead of living until then', async () => {
  const { email } = await people.add('representative');
  await clock(400 * DAY);
  const { refresh_token } = ok(await steps.auth(await steps.verified(email), email, undefined, elsewhere()));
  const { access_token } = ok(await steps.refresh(refresh_token));
  await clock(-400 * DAY);
  await purge(portal.db);
  expect((await steps.who(access_token)).statusCode).toBe(401);
  expect((await steps.refresh(refresh_token)).statusCode).toBe(401);
  const waiting = await portal.db
    .selectFrom('outbox')
    .select('id')
    .where('next_attempt_at', '>', new Date(Date.now() + DAY * 1_000))
    .execute();
  expect(waiting).toEqual([]);
});

test('a clock that is set back ends nothing that lives', async () => {
  const { email } = await people.add('representative');
  const { refresh_token } = ok(await steps.auth(await steps.verified(email), email, undefined, elsewhere()));
  const { access_token, refresh_token: next } = ok(await steps.refresh(refresh_token));
  const { challenge, code } = await steps.begin(email);
  await clock(-2 * HOUR);
  await purge(portal.db);
  expect((await steps.who(access_token)).statusCode).toBe(200);
  expect((await steps.refresh(next)).statusCode).toBe(200);
  expect((await steps.verify(challenge, email, code, elsewhere())).statusCode).toBe(200);
});
