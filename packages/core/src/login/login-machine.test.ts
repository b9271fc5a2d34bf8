import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createSessionMachine } from '../session/session-machine.ts';
import { readSession, sessionKey, writeSession } from '../session/stored-session.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { type Answer, createFakeServer, empty, held, json, noConnection, problem } from '../testing/fake-server.ts';
import { done, failed, reachableStates } from '../testing/reachable-states.ts';
import { admin, client, sessionOf } from '../testing/samples.ts';
import { createLoginMachine, type LoginActor } from './login-machine.ts';
import { isBusy, loginFailureOf, resendSeconds, sentTo, stepOf } from './login-selectors.ts';

const challenge = {
  challenge: 'c-1',
  channel: 'email',
  destination: 'k••••@demo.example',
  expires_at: '2026-11-20T08:10:00Z',
  resend_at: '2026-11-20T08:01:00Z',
};
const date = { date: 'Fri, 20 Nov 2026 08:00:00 GMT' };
const tokens = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };
const loginCalls = ['POST /users/check', 'POST /users/verify', 'POST /auth', 'POST /auth/access', 'GET /auth'];
const getUser = `GET /users/${client.id}`;

const answers = (): Record<string, Answer> => ({
  'POST /users/check': () => json(200, { data: challenge }, date),
  'POST /users/resend': () => json(200, { data: { ...challenge, challenge: 'c-2' } }, date),
  'POST /users/verify': () => json(200, { data: { verified: true } }),
  'POST /auth': () => json(200, { refresh_token: 'refresh-1' }),
  'POST /auth/access': () => json(200, tokens),
  'GET /auth': () => json(200, { loggedIn: true, id: client.id }),
  [getUser]: () => json(200, { data: client }),
  'POST /auth/logout': () => empty(),
});

function setUp() {
  const ports = createFakePorts({ server: createFakeServer(answers()) });
  // Somebody else is signed in, so that clearing shows.
  writeSession(ports.storage, sessionOf(admin, 9));
  const session = createActor(createSessionMachine(ports), { clock: ports.clock }).start();
  const login = createActor(createLoginMachine({ ...ports, session }), { clock: ports.clock }).start();
  onTestFinished(() => void [login.stop(), session.stop()]);
  return { ...ports, session, login };
}

const settled = (login: LoginActor) => waitFor(login, (snapshot) => !isBusy(snapshot));

async function submitCredentials(login: LoginActor) {
  login.send({ type: 'credentials.submit', email: ' klient@demo.example ', password: 'Żółw-2026' });
  return settled(login);
}

async function submitCode(login: LoginActor) {
  login.send({ type: 'code.submit', code: '123 456' });
  return settled(login);
}

describe('a sign-in that works', () => {
  test('takes the steps of the specification, bound to one challenge', async () => {
    const { login, server } = setUp();
    await submitCredentials(login);
    await submitCode(login);
    expect(
      server.seen.map(({ call, body, authorization, headers }) => [
        call,
        body,
        authorization,
        headers.get('x-login-challenge'),
      ]),
    ).toEqual([
      ['POST /users/check', '{"email":"klient@demo.example","password":"Żółw-2026"}', null, null],
      ['POST /users/verify', '{"email":"klient@demo.example","code":"123 456"}', null, 'c-1'],
      ['POST /auth', '', 'Basic a2xpZW50QGRlbW8uZXhhbXBsZTrFu8OzxYJ3LTIwMjY=', 'c-1'],
      ['POST /auth/access', '', 'Bearer refresh-1', null],
      ['GET /auth', '', 'Bearer access-2', null],
      [getUser, '', 'Bearer access-2', null],
    ]);
  });

  test('hands tokens and person to the session and keeps nothing secret', async () => {
    const { login, session, storage } = setUp();
    await submitCredentials(login);
    const { value, output, context } = await submitCode(login);

    expect(value).toBe('signedIn');
    expect(output).toEqual({ user: client });
    expect(session.getSnapshot().context.session).toEqual(sessionOf(client, 2));
    expect(readSession(storage)).toEqual(sessionOf(client, 2));
    expect(context).toEqual({
      email: 'klient@demo.example',
      password: '',
      code: '',
      challenge: null,
      verified: false,
      refreshToken: null,
      accessToken: null,
      userId: null,
      user: client,
      failure: null,
    });
  });
});

describe('a sign-in that fails', () => {
  const spent = () => problem(410, 'challenge_spent', 'Zaloguj się od nowa');
  const away = { kind: 'offline', message: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie' };
  const broken = () => problem(503, 'busy', 'Zaraz wracamy');
  const refused = () => problem(401, 'unauthorized', 'Zaloguj się od nowa');

  test.each<[string, string, Answer, string, object]>([
    [
      'POST /users/check',
      'a wrong password',
      () => problem(422, 'invalid_credentials', 'E-mail lub hasło się nie zgadza'),
      'credentials',
      { code: 'invalid_credentials' },
    ],
    ['POST /users/check', 'no connection', noConnection, 'credentials', away],
    [
      'POST /users/verify',
      'a wrong code',
      () => problem(422, 'wrong_code', 'Ten kod się nie zgadza'),
      'code',
      { code: 'wrong_code' },
    ],
    [
      'POST /users/verify',
      'an old code',
      () => problem(422, 'code_expired', 'Kod wygasł'),
      'code',
      { code: 'code_expired' },
    ],
    [
      'POST /users/verify',
      'too many tries',
      () => problem(429, 'too_many_attempts', 'Za dużo prób', { 'retry-after': '60' }),
      'code',
      { retryAfter: 60 },
    ],
    ['POST /users/verify', 'no connection', noConnection, 'code', away],
    ['POST /users/verify', 'a spent challenge', spent, 'credentials', { code: 'challenge_spent' }],
    ['POST /auth', 'no connection', noConnection, 'code', away],
    ['POST /auth', 'a busy server', broken, 'code', { status: 503 }],
    ['POST /auth', 'a spent challenge', spent, 'credentials', { code: 'challenge_spent' }],
    ['POST /auth', 'a password that has changed meanwhile', refused, 'credentials', { status: 401 }],
    ['POST /auth', 'a refusal', () => problem(422, 'invalid_credentials', 'Nie'), 'credentials', { status: 422 }],
    ['POST /auth/access', 'no connection', noConnection, 'code', away],
    ['POST /auth/access', 'a refusal', refused, 'credentials', { status: 401 }],
    ['GET /auth', 'no connection', noConnection, 'code', away],
    ['GET /auth', 'a refusal', refused, 'credentials', { status: 401 }],
    [getUser, 'no connection', noConnection, 'code', away],
    [getUser, 'a missing profile', () => problem(404, 'not_found', 'Nie ma'), 'credentials', { status: 404 }],
  ])(
    '%s, %s: the stored session is cleared and the person stands at the %4$s',
    async (call, _, answer, step, failure) => {
      const { login, session, storage, server } = setUp();
      server.on(call, answer);
      const first = await submitCredentials(login);
      const { value, context } = first.matches('code') ? await submitCode(login) : first;

      expect(value).toBe(step);
      expect(context.failure).toMatchObject(failure);
      expect(context.email).toBe('klient@demo.example');
      expect(context.password).toBe(step === 'code' ? 'Żółw-2026' : '');
      expect(storage.get(sessionKey)).toBeNull();
      expect(session.getSnapshot().context.session).toBeNull();
    },
  );

  test('a failed resend clears the stored session too', async () => {
    const { login, storage, server } = setUp();
    server.on('POST /users/resend', noConnection);
    await submitCredentials(login);
    login.send({ type: 'code.resend' });
    expect((await settled(login)).value).toBe('code');
    expect(storage.get(sessionKey)).toBeNull();
  });

  test.each(['POST /auth', 'POST /auth/access', 'GET /auth', getUser])(
    'after a connection that was lost at %s, the same code goes on from there',
    async (call) => {
      const { login, server } = setUp();
      await submitCredentials(login);
      server.on(call, noConnection);
      await submitCode(login);
      server.on(call, answers()[call] ?? noConnection);
      server.seen.length = 0;

      expect((await submitCode(login)).value).toBe('signedIn');
      const rest = [...loginCalls, getUser];
      expect(server.calls().filter((made) => made !== 'POST /auth/logout')).toEqual(
        rest.slice(Math.min(rest.indexOf(call), rest.indexOf('GET /auth'))),
      );
    },
  );
});

describe('the code', () => {
  test('is announced with its channel and the masked address', async () => {
    const { login, clock } = setUp();
    const snapshot = await submitCredentials(login);
    expect(stepOf(snapshot)).toBe('code');
    expect(sentTo(snapshot)).toEqual({ channel: 'email', destination: 'k••••@demo.example' });
    expect(resendSeconds(snapshot, clock.now())).toBe(60);
    expect(resendSeconds(snapshot, clock.now() + 59_001)).toBe(1);
    expect(resendSeconds(snapshot, clock.now() + 60_000)).toBe(0);
  });

  test('may be sent again by the clock of the server, however wrong the clock here is', async () => {
    const { login, server, clock } = setUp();
    const data = { ...challenge, expires_at: '2026-11-20T10:10:00Z', resend_at: '2026-11-20T10:01:00Z' };
    server.on('POST /users/check', () => json(200, { data }, { date: 'Fri, 20 Nov 2026 10:00:00 GMT' }));
    expect(resendSeconds(await submitCredentials(login), clock.now())).toBe(60);
  });

  test('that was sent again belongs to the new challenge', async () => {
    const { login, server } = setUp();
    await submitCredentials(login);
    login.send({ type: 'code.resend' });
    expect((await settled(login)).context.challenge?.handle).toBe('c-2');
    await submitCode(login);
    expect(server.seen.map(({ call, headers }) => [call, headers.get('x-login-challenge')]).slice(1, 3)).toEqual([
      ['POST /users/resend', 'c-1'],
      ['POST /users/verify', 'c-2'],
    ]);
  });

  test('that is asked for too soon waits as long as the server says', async () => {
    const { login, server, clock } = setUp();
    server.on('POST /users/resend', () => problem(429, 'resend_too_soon', 'Zaczekaj', { 'retry-after': '42' }));
    await submitCredentials(login);
    login.send({ type: 'code.resend' });
    const snapshot = await settled(login);
    expect(stepOf(snapshot)).toBe('code');
    expect(loginFailureOf(snapshot)).toMatchObject({ code: 'resend_too_soon', retryAfter: 42 });
    expect(resendSeconds(snapshot, clock.now())).toBe(42);
  });
});

describe('credentials.change', () => {
  test('leads back from the code, keeps the e-mail and forgets the password', async () => {
    const { login } = setUp();
    await submitCredentials(login);
    login.send({ type: 'credentials.change' });
    const { value, context } = login.getSnapshot();
    expect(value).toBe('credentials');
    expect(context).toMatchObject({ email: 'klient@demo.example', password: '', challenge: null, failure: null });
  });

  test('gives up a request that takes too long', async () => {
    const { login, server } = setUp();
    server.on('POST /users/check', held().answer);
    login.send({ type: 'credentials.submit', email: 'a@b.example', password: 'x' });
    await expect.poll(server.calls).toEqual(['POST /users/check']);
    login.send({ type: 'credentials.change' });
    expect(login.getSnapshot().value).toBe('credentials');
    expect(server.seen.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});

describe('challenge.resume', () => {
  const { challenge: _handle, ...pending } = challenge;

  async function resume({ login, server }: Pick<ReturnType<typeof setUp>, 'login' | 'server'>, answer: Answer) {
    server.on('GET /users/check', answer);
    login.send({ type: 'challenge.resume', email: 'klient@demo.example' });
    return settled(login);
  }

  test('finds the code step again after a reload, and signs in by the cookie alone', async () => {
    const { login, server, clock } = setUp();
    const snapshot = await resume({ login, server }, () => json(200, { data: pending }, date));
    expect(stepOf(snapshot)).toBe('code');
    expect(sentTo(snapshot)).toEqual({ channel: 'email', destination: 'k••••@demo.example' });
    expect(resendSeconds(snapshot, clock.now())).toBe(60);

    expect((await submitCode(login)).value).toBe('signedIn');
    expect(
      server.seen.map(({ call, body, authorization, headers }) => [
        call,
        body,
        authorization,
        headers.get('x-login-challenge'),
      ]),
    ).toEqual([
      ['GET /users/check', '', null, null],
      ['POST /users/verify', '{"email":"klient@demo.example","code":"123 456"}', null, null],
      ['POST /auth', '', null, null],
      ['POST /auth/access', '', 'Bearer refresh-1', null],
      ['GET /auth', '', 'Bearer access-2', null],
      [getUser, '', 'Bearer access-2', null],
    ]);
  });

  test.each<[string, Answer, object]>([
    [
      'a challenge that has run out',
      () => problem(410, 'challenge_spent', 'Zacznij od hasła'),
      { code: 'challenge_spent' },
    ],
    ['no connection', noConnection, { kind: 'offline' }],
  ])('with %s leads to the password and keeps the address', async (_, answer, failure) => {
    const { value, context } = await resume(setUp(), answer);
    expect(value).toBe('credentials');
    expect(context).toMatchObject({ email: 'klient@demo.example', challenge: null, failure });
  });

  test('is shown as a step of its own while the server is asked', () => {
    const { login, server } = setUp();
    server.on('GET /users/check', held().answer);
    login.send({ type: 'challenge.resume', email: 'klient@demo.example' });
    expect([stepOf(login.getSnapshot()), isBusy(login.getSnapshot())]).toEqual(['resuming', true]);
  });
});

test('shortest paths reach every state', () => {
  const ports = createFakePorts();
  const session = createActor(createSessionMachine(ports));
  const code = { handle: 'c-1', channel: 'email', destination: 'k', expiresAt: 2, resendAt: 1 };
  const { states, reached } = reachableStates(createLoginMachine({ ...ports, session }), [
    { type: 'credentials.submit', email: 'a@b.example', password: 'x' },
    { type: 'credentials.change' },
    { type: 'code.submit', code: '123456' },
    { type: 'code.resend' },
    { type: 'challenge.resume', email: 'a@b.example' },
    done('getChallenge', { ...code, handle: null }),
    done('checkCredentials', code),
    failed('checkCredentials', new Error('away')),
    done('resendCode', code),
    done('verifyCode'),
    failed('verifyCode', new Error('away')),
    done('createSession', { refresh_token: 'refresh-1' }),
    failed('createSession', new Error('away')),
    done('refreshSession', tokens),
    done('getSession', { loggedIn: true, id: client.id }),
    done('getUser', client),
  ]);
  expect(reached).toEqual(states);
  expect(states).toEqual([
    'login.credentials',
    'login.resuming',
    'login.checking',
    'login.code',
    'login.resending',
    'login.verifying',
    'login.authenticating',
    'login.authenticating.creatingSession',
    'login.authenticating.gettingTokens',
    'login.authenticating.gettingSession',
    'login.authenticating.gettingUser',
    'login.signedIn',
  ]);
});
