import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../app/access/passwords.ts';
import { sha256 } from '../app/access/secrets.ts';
import { createApp } from '../app/app.ts';
import { basic, codeOf, createLoginSteps, tally, thirty } from '../app/testing/login-steps.ts';
import { signIn } from '../app/testing/sign-in.ts';
import { createTestApp, type TestApp } from '../app/testing/test-app.ts';

const CLIENT = 'klient@demo.example';
const ADMIN = 'admin@demo.example';

let portal: TestApp;
let steps: ReturnType<typeof createLoginSteps>;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office' });
  steps = createLoginSteps(portal);
});
beforeEach(async () => {
  await portal.db.deleteFrom('sessions').execute();
  await portal.db.deleteFrom('login_challenges').execute();
  await portal.db.updateTable('users').set({ wrong_codes: 0, codes_locked_until: null, status: 'active' }).execute();
});
afterAll(() => portal.close());

const sessions = () => portal.db.selectFrom('sessions').select(['id', 'generation']).execute();
const setSession = (set: Record<string, unknown>) => portal.db.updateTable('sessions').set(set).execute();
const setUser = (email: string, set: Record<string, unknown>) =>
  portal.db.updateTable('users').set(set).where('email', '=', email).execute();
const start = async (email: string): Promise<string> =>
  (await steps.auth(await steps.verified(email), email)).json().refresh_token;

describe('the third step', () => {
  test('answers a refresh token and makes the browser forget the challenge', async () => {
    const response = await steps.auth(await steps.verified(CLIENT), CLIENT);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { refresh_token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(response.headers['set-cookie']).toBe('lc=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict');
  });

  test('makes one session when thirty ask at the same time', async () => {
    const challenge = await steps.verified(CLIENT);
    const answers = await thirty(() => steps.auth(challenge, CLIENT));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 1, 410: 29 });
    expect(await sessions()).toHaveLength(1);
  });

  test('takes the challenge from the cookie as well', async () => {
    const challenge = await steps.verified(CLIENT);
    const response = await steps.auth(undefined, CLIENT, undefined, { headers: { cookie: `lc=${challenge}` } });
    expect(response.statusCode).toBe(200);
  });

  test('needs the challenge of this client, and needs it verified, recent and this user’s', async () => {
    const unverified = await steps.begin(CLIENT);
    const others = await steps.verified(ADMIN);
    const stale = await steps.verified(CLIENT);
    await portal.db
      .updateTable('login_challenges')
      .set({ verified_at: sql`now() - interval '6 minutes'` })
      .where('id', '=', sha256(stale))
      .execute();
    const answers = [undefined, 'unknown', unverified.challenge, others, stale].map((challenge) =>
      steps.auth(challenge, CLIENT),
    );
    expect(tally((await Promise.all(answers)).map((answer) => `${answer.statusCode} ${codeOf(answer)}`))).toEqual({
      '410 challenge_spent': 5,
    });
    expect(await sessions()).toEqual([]);
  });

  test('proves the password again, and a wrong one leaves the challenge as it was', async () => {
    const challenge = await steps.verified(CLIENT);
    const wrong = await steps.auth(challenge, CLIENT, 'wrong');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'invalid_credentials']);
    expect((await steps.auth(challenge, CLIENT)).statusCode).toBe(200);
  });

  test.each([
    '',
    'Bearer x',
    'Basic !!!',
    `Basic ${Buffer.from('no colon').toString('base64')}`,
    `Basic ${Buffer.from(':x').toString('base64')}`,
  ])('refuses the header "%s"', async (authorization) => {
    const response = await portal.call({ method: 'POST', url: '/api/auth', headers: { authorization } });
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'unauthorized']);
  });

  test('takes a password with a colon and Polish letters, composed in either way', async () => {
    const user = await portal.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'wlasciciel@demo.example')
      .executeTakeFirstOrThrow();
    await setUser('wlasciciel@demo.example', { password_hash: await hashPassword('żółć:ąę'.normalize('NFC')) });
    const password = 'żółć:ąę'.normalize('NFD');
    const { data } = (await steps.check('wlasciciel@demo.example', password)).json();
    const response = await portal.call({
      method: 'POST',
      url: '/api/auth',
      headers: { 'x-login-challenge': data.challenge, authorization: basic('wlasciciel@demo.example', password) },
    });
    expect(codeOf(response)).toBe('challenge_spent');
    await setUser('wlasciciel@demo.example', user);
  });
});

describe('a refresh token', () => {
  test('is exchanged for an access token of ten minutes and a successor', async () => {
    const token = await start(CLIENT);
    const response = await steps.refresh(token);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: 600,
      },
    ]);
    expect(response.json().refresh_token).not.toBe(token);
    const user = await portal.db.selectFrom('users').select('id').where('email', '=', CLIENT).executeTakeFirstOrThrow();
    expect((await steps.who(response.json().access_token)).json()).toEqual({ loggedIn: true, id: user.id });
  });

  test('is kept as a hash only, and so is the access token', async () => {
    const token = await start(CLIENT);
    const { access_token } = (await steps.refresh(token)).json();
    const refresh = await portal.db.selectFrom('refresh_tokens').select('hash').orderBy('generation').execute();
    const access = await portal.db.selectFrom('access_tokens').select('hash').execute();
    expect(refresh[0]?.hash).toEqual(sha256(token));
    expect(access).toEqual([{ hash: sha256(access_token) }]);
  });

  test('answers thirty parallel uses with the same successor', async () => {
    const token = await start(CLIENT);
    const answers = await thirty(() => steps.refresh(token));
    expect(tally(answers.map((answer) => answer.statusCode))).toEqual({ 200: 30 });
    expect(new Set(answers.map((answer) => answer.json().refresh_token)).size).toBe(1);
    expect(await sessions()).toEqual([{ id: expect.any(String), generation: 2 }]);
    const tokens = answers.map((answer) => answer.json().access_token);
    expect(tally((await Promise.all(tokens.map(steps.who))).map((answer) => answer.statusCode))).toEqual({ 200: 30 });
  });

  test('sent again within half a minute answers the same successor, which works', async () => {
    const token = await start(CLIENT);
    const lost = (await steps.refresh(token)).json();
    await setSession({ rotated_at: sql`now() - interval '29 seconds'` });
    const again = (await steps.refresh(token)).json();
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect((await steps.refresh(again.refresh_token)).statusCode).toBe(200);
  });

  test.each([
    ['after half a minute', async () => void (await setSession({ rotated_at: sql`now() - interval '31 seconds'` }))],
    ['after its successor was used', async (successor: string) => void (await steps.refresh(successor))],
  ])('sent again %s ends the session and tells its owner', async (_when, between) => {
    const token = await start(CLIENT);
    const next = (await steps.refresh(token)).json();
    await between(next.refresh_token);
    const reused = await steps.refresh(token);
    expect([reused.statusCode, codeOf(reused)]).toEqual([401, 'unauthorized']);
    expect(await sessions()).toEqual([]);
    expect((await steps.refresh(next.refresh_token)).statusCode).toBe(401);
    expect((await steps.who(next.access_token)).statusCode).toBe(401);
    const notice = await portal.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'text'])
      .where('dedupe_key', 'like', 'stolen %')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(notice).toEqual({
      recipient: CLIENT,
      subject: 'Biuro Rachunkowe Demo: zakończona sesja',
      text: expect.stringMatching(/^Sesja z \d+ \p{L}+ \d{4}, godz\. \d\d:\d\d, została zakończona/u),
    });
  });

  test('of a session that is too old, or was idle for too long, is refused', async () => {
    const tooOld = await start(CLIENT);
    await setSession({ expires_at: sql`now()` });
    expect((await steps.refresh(tooOld)).statusCode).toBe(401);
    const idle = async (email: string, hours: string) => {
      const token = await start(email);
      await setSession({ last_active_at: sql`now() - ${hours}::interval` });
      return (await steps.refresh(token)).statusCode;
    };
    expect([await idle(ADMIN, '59 minutes'), await idle(ADMIN, '1 hour')]).toEqual([200, 401]);
    expect([await idle(CLIENT, '7 hours 59 minutes'), await idle(CLIENT, '8 hours')]).toEqual([200, 401]);
  });

  test('gives no access beyond the end of the session', async () => {
    const token = await start(CLIENT);
    await setSession({ expires_at: sql`now() + interval '65 seconds'` });
    const { expires_in } = (await steps.refresh(token)).json();
    expect(expires_in).toBeGreaterThan(50);
    expect(expires_in).toBeLessThanOrEqual(65);
  });

  test.each(['', 'Bearer', 'Bearer unknown', 'Basic eDp5'])('is not the header "%s"', async (authorization) => {
    const response = await portal.call({ method: 'POST', url: '/api/auth/access', headers: { authorization } });
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'unauthorized']);
  });

  test('is no access token, nor the other way round', async () => {
    const { accessToken, refreshToken } = await signIn(portal, CLIENT);
    expect((await steps.who(refreshToken)).statusCode).toBe(401);
    expect((await steps.refresh(accessToken)).statusCode).toBe(401);
  });
});

describe('an access token', () => {
  test('ends after its ten minutes', async () => {
    const { accessToken } = await signIn(portal, CLIENT);
    await portal.db.updateTable('access_tokens').set({ expires_at: sql`now()` }).execute();
    expect((await steps.who(accessToken)).statusCode).toBe(401);
  });
});

test('a sign-in goes on in another process, so that a restart ends nothing', async () => {
  const restarted = await createApp({ ...portal.services });
  const there = createLoginSteps({
    ...portal,
    call: (request) => restarted.inject({ ...request, headers: { 'x-api-key': 'biuro-web', ...request.headers } }),
  });
  const { challenge, code } = await steps.begin(CLIENT);
  expect((await there.verify(challenge, CLIENT, code)).statusCode).toBe(200);
  const { refresh_token } = (await steps.auth(challenge, CLIENT)).json();
  const [here, elsewhere] = [(await steps.refresh(refresh_token)).json(), (await there.refresh(refresh_token)).json()];
  expect(elsewhere.refresh_token).toBe(here.refresh_token);
  expect((await there.who(here.access_token)).statusCode).toBe(200);
  await restarted.close();
});

describe('signing out', () => {
  test.each(['accessToken', 'refreshToken'] as const)('with the %s ends both at once', async (which) => {
    const person = await signIn(portal, CLIENT);
    const elsewhere = await signIn(portal, CLIENT);
    expect((await steps.logout(person[which])).statusCode).toBe(204);
    const after = [
      steps.who(person.accessToken),
      steps.refresh(person.refreshToken),
      steps.logout(person[which]),
      steps.who(elsewhere.accessToken),
    ];
    expect((await Promise.all(after)).map((answer) => answer.statusCode)).toEqual([401, 401, 401, 200]);
  });

  test('and refreshing at the same time leave no session behind', async () => {
    const { refreshToken } = await signIn(portal, CLIENT);
    await thirty((index) => (index === 15 ? steps.logout(refreshToken) : steps.refresh(refreshToken)));
    expect(await sessions()).toEqual([]);
    expect(await portal.db.selectFrom('access_tokens').selectAll().execute()).toEqual([]);
  });
});

describe('every session and sign-in of an account ends at once', () => {
  test.each([
    ['deactivated', { status: 'deactivated' }],
    ['blocked', { status: 'blocked' }],
    ['given another password', { password_hash: 'other' }],
    ['given another role', { role: 'viewer' }],
    ['given another second factor', { second_factor: 'sms' }],
    ['given another authenticator', { totp_secret: Buffer.of(1) }],
  ])('when it is %s', async (_what, change) => {
    const before = await portal.db
      .selectFrom('users')
      .select(['status', 'password_hash', 'role', 'second_factor', 'totp_secret'])
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();
    const person = await signIn(portal, CLIENT);
    const other = await signIn(portal, ADMIN);
    const { challenge, code } = await steps.begin(CLIENT);
    await setUser(CLIENT, change);
    const after = [
      steps.who(person.accessToken),
      steps.refresh(person.refreshToken),
      steps.verify(challenge, CLIENT, code),
      steps.who(other.accessToken),
    ];
    expect((await Promise.all(after)).map((answer) => answer.statusCode)).toEqual([401, 401, 410, 200]);
    await setUser(CLIENT, before);
  });

  test('but not when only a name or a counter changes', async () => {
    const { accessToken } = await signIn(portal, CLIENT);
    await setUser(CLIENT, { first_name: 'Ewa', wrong_codes: 1, status: 'active', role: 'representative' });
    expect((await steps.who(accessToken)).statusCode).toBe(200);
  });

  test('also when it happens while the sign-in is on its last step', async () => {
    const challenge = await steps.verified(CLIENT);
    const changing = portal.db.transaction().execute(async (db) => {
      await db.updateTable('users').set({ password_hash: 'other' }).where('email', '=', CLIENT).execute();
      await waitUntilSomeoneWaits(portal);
    });
    const [response] = await Promise.all([steps.auth(challenge, CLIENT), changing]);
    expect(response.statusCode).toBe(410);
    expect(await sessions()).toEqual([]);
  });
});

/** Ends when another connection waits for a lock that this test holds. */
async function waitUntilSomeoneWaits({ db }: TestApp): Promise<void> {
  const waiting = sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows[0]?.n === 0) await new Promise((resolve) => setImmediate(resolve));
}
