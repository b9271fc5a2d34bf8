import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#platform/access/passwords.ts';
import { sha256 } from '#platform/access/secrets.ts';
import { createApp } from '../../app/app.ts';
import { sharedLoginOffice } from '../../testing/people/login-office.ts';
import { basic, codeOf, createLoginSteps, tally, thirty } from '../../testing/people/login-steps.ts';
import { ADMIN, CLIENT, signIn } from '../../testing/people/sign-in.ts';
import { countWaiting } from '../../testing/server/waiting.ts';

const { portal, steps, setUser } = sharedLoginOffice();

const sessions = () => portal.db.selectFrom('sessions').select('id').execute();

describe('the third step', () => {
  test('answers a refresh token and makes the browser forget the challenge', async () => {
    const response = await steps.auth(await steps.verified(CLIENT), CLIENT);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { refresh_token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(response.headers['set-cookie']).toEqual([
      'lc=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      expect.stringMatching(/^device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
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

  test('takes the cookie alone, for a page that was reloaded and has forgotten the password', async () => {
    const challenge = await steps.verified(CLIENT);
    const byCookie = () => portal.call({ method: 'POST', url: '/api/auth', headers: { cookie: `lc=${challenge}` } });
    const response = await byCookie();
    expect([response.statusCode, [response.headers['set-cookie']].flat()[0]]).toEqual([
      200,
      'lc=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    const { access_token } = (await steps.refresh(response.json().refresh_token)).json();
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', CLIENT)
      .executeTakeFirstOrThrow();
    expect((await steps.who(access_token)).json()).toEqual({ loggedIn: true, id });
    expect(codeOf(await byCookie())).toBe('challenge_spent');
  });

  test('takes neither the header alone nor a cookie whose code was not entered', async () => {
    const { challenge } = await steps.begin(CLIENT);
    const verified = await steps.verified(ADMIN);
    const answers = [{ 'x-login-challenge': verified }, { cookie: `lc=${challenge}` }, { cookie: 'lc=unknown' }].map(
      (headers) => portal.call({ method: 'POST', url: '/api/auth', headers }),
    );
    expect((await Promise.all(answers)).map((answer) => `${answer.statusCode} ${codeOf(answer)}`)).toEqual([
      '401 unauthorized',
      '410 challenge_spent',
      '410 challenge_spent',
    ]);
    expect(await sessions()).toEqual([]);
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
      await expect.poll(() => countWaiting(portal.db)).toBeGreaterThan(0);
    });
    const [response] = await Promise.all([steps.auth(challenge, CLIENT), changing]);
    expect(response.statusCode).toBe(410);
    expect(await sessions()).toEqual([]);
  });
});
