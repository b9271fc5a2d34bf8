import type { LightMyRequestResponse as Response } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { basic, codeOf, createLoginSteps, tally } from '../../testing/people/login-steps.ts';
import { createPeople } from '../../testing/people/people.ts';
import { signIn } from '../../testing/people/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/server/test-app.ts';
import { WRONG_PASSWORD } from './credentials.ts';
import { createRateLimits, networkOf, waitAfter } from './rate-limits.ts';

const CLIENT = 'klient@demo.example';

let portal: TestApp;
let steps: ReturnType<typeof createLoginSteps>;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office', variables: { BIURO_RATE_LIMITS: '' } });
  steps = createLoginSteps(portal);
});
beforeEach(() => portal.db.deleteFrom('rate_limits').execute());
afterAll(() => portal.close());

/** One after the other, each from the address that `from` gives. */
async function repeat(times: number, work: (index: number) => Promise<Response>): Promise<Response[]> {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
}
const statuses = (answers: Response[]) => tally(answers.map((answer) => answer.statusCode));
const check = (email: string, remoteAddress: string, password = 'wrong') =>
  steps.check(email, password, { remoteAddress });

describe('checking a password', () => {
  test('is allowed ten times a minute for one network, whatever the address', async () => {
    const answers = await repeat(12, (index) => check(`nobody${index}@demo.example`, `192.0.2.${index}`));
    expect(statuses(answers)).toEqual({ 422: 10, 429: 2 });
    const last = answers.at(-1);
    expect([last && codeOf(last), Number(last?.headers['retry-after'])]).toEqual([
      'too_many_requests',
      expect.any(Number),
    ]);
    expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await check(CLIENT, '198.51.100.1')).statusCode).toBe(422);
  });

  test.each([CLIENT, 'nobody@demo.example'])(
    'is allowed ten times a minute for one e-mail, whatever the network: %s',
    async (email) => {
      const answers = await repeat(12, (index) => check(email, `10.0.${index}.1`));
      expect(statuses(answers)).toEqual({ 422: 10, 429: 2 });
    },
  );

  test.each([CLIENT, 'nobody@demo.example'])(
    'slows down after five mistakes from one network, and not for other networks: %s',
    async (email) => {
      const answers = await repeat(20, () => check(email, '192.0.2.1'));
      expect(tally(answers.map(codeOf))).toEqual({ invalid_credentials: 5, too_many_attempts: 15 });
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(25);
      expect((await check(email, '198.51.100.1')).statusCode).toBe(422);
    },
  );

  test('is not slowed down by mistakes that were followed by the right password', async () => {
    const passwords = ['wrong', 'wrong', 'wrong', 'wrong', undefined, 'wrong', 'wrong', 'wrong', 'wrong', undefined];
    const answers = await repeat(passwords.length, (index) => steps.check(CLIENT, passwords[index]));
    expect(statuses(answers)).toEqual({ 422: 8, 200: 2 });
  });

  test('is not slowed down by the first mistakes of others who came later and were faster', async () => {
    const subject = [WRONG_PASSWORD, `${CLIENT} 192.0.2.0/24`] as const;
    const limits = createRateLimits(true);
    await portal.db.transaction().execute(async (early) => {
      await sql`SELECT now()`.execute(early);
      await limits.slowDown(portal.db, ...subject);
      await limits.refuseWhileSlowed(early, ...subject);
    });
  });

  test('is allowed again when the window has passed', async () => {
    await repeat(11, (index) => check(CLIENT, `10.0.${index}.1`));
    await portal.db.updateTable('rate_limits').set({ resets_at: sql`now()` }).execute();
    expect((await check(CLIENT, '10.0.0.1')).statusCode).toBe(422);
  });

  test('counts thirty at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => check(CLIENT, `10.0.${index}.1`)));
    expect(statuses(answers)).toEqual({ 422: 10, 429: 20 });
  });
});

test('right passwords use up nothing: thirty people sign in at once from one office', async () => {
  const people = createPeople(portal);
  const newcomers = await Promise.all(Array.from({ length: 30 }, () => people.add('viewer')));
  const answers = await repeat(30, (index) => check(newcomers[index]?.email ?? '', '192.0.2.1', DEMO_PASSWORD));
  expect(statuses(answers)).toEqual({ 200: 30 });
});

test('the last step of signing in is allowed ten times a minute for one network', async () => {
  const answers = await repeat(12, (index) =>
    portal.call({ method: 'POST', url: '/api/auth', headers: { authorization: basic(`nobody${index}@demo.example`) } }),
  );
  expect(statuses(answers)).toEqual({ 422: 10, 429: 2 });
});

test('a session may be refreshed sixty times a minute', async () => {
  const { refreshToken } = await signIn(portal, CLIENT);
  let token = refreshToken;
  const answers = await repeat(62, async () => {
    const response = await steps.refresh(token);
    token = response.json().refresh_token ?? token;
    return response;
  });
  // One of the sixty was the sign-in's own.
  expect(statuses(answers)).toEqual({ 200: 59, 429: 3 });
  await portal.db.deleteFrom('rate_limits').execute();
  expect((await steps.refresh(token)).statusCode).toBe(200);
});

describe('codes', () => {
  const begin = async (index: number) => {
    await portal.db
      .deleteFrom('rate_limits')
      .where('hits', '>=', 10)
      .where('resets_at', '<', sql<Date>`now() + interval '2 minutes'`)
      .execute();
    return steps.check(CLIENT, undefined, { remoteAddress: `10.0.${index % 200}.1` });
  };

  test('go out thirty times an hour by e-mail to one account', async () => {
    const answers = await repeat(32, begin);
    expect(statuses(answers)).toEqual({ 200: 30, 429: 2 });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('go out five times an hour and ten times a day as text messages', async () => {
    await portal.db
      .updateTable('users')
      .set({ second_factor: 'sms', phone: '600100200' })
      .where('email', '=', CLIENT)
      .execute();
    expect(statuses(await repeat(7, begin))).toEqual({ 200: 5, 429: 2 });
    const anHourLater = () =>
      portal.db
        .updateTable('rate_limits')
        .set({ resets_at: sql`now()` })
        .where('resets_at', '<', sql<Date>`now() + interval '61 minutes'`)
        .execute();
    await anHourLater();
    // The two that the hour refused did not count for the day.
    expect(statuses(await repeat(5, begin))).toEqual({ 200: 5 });
    await anHourLater();
    const [response] = await repeat(1, begin);
    expect([response?.statusCode, Number(response?.headers['retry-after']) > 80_000]).toEqual([429, true]);
    await portal.db.updateTable('users').set({ second_factor: 'email' }).where('email', '=', CLIENT).execute();
  });
});

test('codes by text message have an end for the whole office, too', async () => {
  const users = portal.db.updateTable('users');
  await users.set({ second_factor: 'sms', phone: '600100200' }).execute();
  const { sms_per_day } = portal.tenant.settings;
  portal.tenant.settings.sms_per_day = 3;
  const begin = (email: string) => (index: number) =>
    steps.check(email, undefined, { remoteAddress: `10.1.${index}.1` });
  expect(statuses(await repeat(2, begin(CLIENT)))).toEqual({ 200: 2 });
  const [last, refused] = await repeat(2, begin('admin@demo.example'));
  expect([last?.statusCode, refused?.statusCode]).toEqual([200, 429]);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000);
  portal.tenant.settings.sms_per_day = sms_per_day;
  await users.set({ second_factor: 'email' }).execute();
});

test('the table holds no address in clear', async () => {
  await check(CLIENT, '192.0.2.1');
  const keys = await portal.db.selectFrom('rate_limits').select('key').execute();
  expect(keys.map(({ key }) => key.length)).toEqual([32, 32, 32]);
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s belongs to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('the wait doubles from the fifth mistake up to a quarter of an hour', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 50].map(waitAfter)).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900]);
});
