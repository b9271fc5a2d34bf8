import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createMemoryBrowser, type Tab } from '../lib/memory-browser.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { createFakeServer, empty, held, json, noConnection, problem } from '../testing/fake-server.ts';
import { done, failed, reachableStates } from '../testing/reachable-states.ts';
import { admin, client, sessionOf } from '../testing/samples.ts';
import { createSessionMachine, type SessionActor } from './session-machine.ts';
import { isRefreshing } from './session-selectors.ts';
import { readSession, sessionKey, writeSession } from './stored-session.ts';

const tokens = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };
const renewed = sessionOf(client, 2);

function setUp(given: { tab?: Tab; server?: ReturnType<typeof createFakeServer>; stored?: boolean } = {}) {
  const ports = createFakePorts(given);
  if (given.stored !== false) writeSession(ports.storage, sessionOf(client));
  const session = createActor(createSessionMachine(ports), { clock: ports.clock }).start();
  onTestFinished(() => void session.stop());
  return { ...ports, session };
}

const reject = (session: SessionActor, token = 'access-1') => session.send({ type: 'token.rejected', token });
const refreshed = (session: SessionActor) => waitFor(session, (snapshot) => !isRefreshing(snapshot));
const told = (session: SessionActor) => waitFor(session, (snapshot) => !snapshot.hasTag('busy'));

describe('restoring', () => {
  test('a stored session is taken up again', () => {
    const { session } = setUp();
    expect(session.getSnapshot().value).toBe('loggedIn');
    expect(session.getSnapshot().context.session).toEqual(sessionOf(client));
  });

  test.each(['', '{', 'null', '[]', '{"logged_in":true}', JSON.stringify({ ...sessionOf(client), user: { id: 1 } })])(
    'what cannot be a session is none: %s',
    (stored) => {
      const { storage } = setUp({ stored: false });
      storage.set(sessionKey, stored);
      expect(readSession(storage)).toBeNull();
    },
  );
});

describe('the person who is signed in', () => {
  const renamed = { ...client, first_name: 'Ewelina', version: 2 };

  test('is known anew, here and in storage, with the same tokens', () => {
    const { session, storage } = setUp();
    session.send({ type: 'user.changed', user: renamed });
    expect(session.getSnapshot().value).toBe('loggedIn');
    expect(session.getSnapshot().context.session).toEqual(sessionOf(renamed));
    expect(readSession(storage)).toEqual(sessionOf(renamed));
  });

  test('is not replaced by somebody else', () => {
    const { session, storage } = setUp();
    session.send({ type: 'user.changed', user: admin });
    expect(session.getSnapshot().context.session).toEqual(sessionOf(client));
    expect(readSession(storage)).toEqual(sessionOf(client));
  });

  test('does not come back after signing out', () => {
    const { session, storage } = setUp();
    session.send({ type: 'log.out' });
    session.send({ type: 'user.changed', user: renamed });
    expect(session.getSnapshot().context.session).toBeNull();
    expect(readSession(storage)).toBeNull();
  });

  test('stays known anew when the tokens are renewed at the same time', async () => {
    const { session, storage, server } = setUp();
    server.on('POST /auth/access', () => json(200, tokens));
    reject(session);
    session.send({ type: 'user.changed', user: renamed });
    const { context } = await refreshed(session);
    expect(context.session).toEqual(sessionOf(renamed, 2));
    expect(readSession(storage)).toEqual(sessionOf(renamed, 2));
  });
});

describe('refreshing', () => {
  test('a rejected token is replaced, here and in storage', async () => {
    const { session, storage, server } = setUp();
    server.on('POST /auth/access', () => json(200, tokens));
    reject(session);

    const { value, context } = await refreshed(session);
    expect(value).toBe('loggedIn');
    expect(context).toEqual({ session: renewed, reason: null, failure: null, parting: null });
    expect(readSession(storage)).toEqual(renewed);
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer refresh-1']);
  });

  test('the rejection of a token that is not in use any more changes nothing', () => {
    const { session, server } = setUp();
    reject(session, 'access-0');
    expect(session.getSnapshot().value).toBe('loggedIn');
    expect(server.calls()).toEqual([]);
  });

  test.each([400, 401, 403])('a refresh that is refused with %i ends the session', async (status) => {
    const { session, storage, server } = setUp();
    server.on('POST /auth/access', () => problem(status, 'token_expired', 'Sesja wygasła'));
    reject(session);

    const { value, context } = await refreshed(session);
    expect(value).toEqual({ loggedOut: 'idle' });
    expect(context).toMatchObject({ session: null, reason: 'expired', failure: null });
    expect(storage.get(sessionKey)).toBeNull();
  });

  test.each([
    [
      'no connection',
      noConnection,
      { kind: 'offline', message: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie' },
    ],
    ['500', () => problem(500, 'internal', 'Coś nie działa po naszej stronie'), { kind: 'unexpected', status: 500 }],
    ['503', () => problem(503, 'busy', 'Zaraz wracamy', { 'retry-after': '5' }), { status: 503, retryAfter: 5 }],
    ['429', () => problem(429, 'too_many', 'Za dużo prób'), { kind: 'rejected', status: 429 }],
  ])('a refresh that fails with %s keeps the session and the failure', async (_, answer, failure) => {
    const { session, storage, server } = setUp();
    server.on('POST /auth/access', answer);
    reject(session);

    const { value, context } = await refreshed(session);
    expect(value).toBe('loggedIn');
    expect(context.session).toEqual(sessionOf(client));
    expect(context.failure).toMatchObject(failure);
    expect(readSession(storage)).toEqual(sessionOf(client));
  });

  test('a refresh without an answer is given up after 15 seconds, and the next rejection tries again', async () => {
    const { session, server, clock } = setUp();
    server.on('POST /auth/access', held().answer);
    reject(session);
    clock.advance(14_999);
    expect(isRefreshing(session.getSnapshot())).toBe(true);
    clock.advance(1);
    expect(session.getSnapshot().value).toBe('loggedIn');
    expect(session.getSnapshot().context.failure).toEqual({
      kind: 'offline',
      code: 'timeout',
      message: 'Serwer nie odpowiedział na czas. Spróbuj ponownie',
    });
  });
});

describe('log.out', () => {
  test('clears this side at once and tells the server, whatever it says', async () => {
    const { session, storage, server } = setUp();
    server.on('POST /auth/logout', () => problem(500, 'internal', 'Coś nie działa'));
    session.send({ type: 'log.out' });

    expect(session.getSnapshot().value).toEqual({ loggedOut: 'ending' });
    expect(session.getSnapshot().context).toMatchObject({ session: null, reason: 'user' });
    expect(storage.get(sessionKey)).toBeNull();
    expect((await told(session)).value).toEqual({ loggedOut: 'idle' });
    expect(server.seen.map(({ call, authorization }) => [call, authorization])).toEqual([
      ['POST /auth/logout', 'Bearer refresh-1'],
    ]);
  });

  test('does not wait for a silent server longer than 15 seconds', () => {
    const { session, server, clock } = setUp();
    server.on('POST /auth/logout', held().answer);
    session.send({ type: 'log.out' });
    clock.advance(15_000);
    expect(session.getSnapshot().value).toEqual({ loggedOut: 'idle' });
    expect(clock.waiting()).toBe(0);
  });

  test('is accepted while refreshing, and the tokens that come late do not bring the session back', async () => {
    const { session, storage, server } = setUp();
    const late = held();
    server.on('POST /auth/access', late.answer);
    server.on('POST /auth/logout', () => empty());
    reject(session);
    session.send({ type: 'log.out' });
    late.release(json(200, tokens));

    expect((await told(session)).value).toEqual({ loggedOut: 'idle' });
    expect(session.getSnapshot().context.session).toBeNull();
    expect(storage.get(sessionKey)).toBeNull();
  });

  test('is accepted when nobody is signed in, without a call', async () => {
    const { session, server } = setUp({ stored: false });
    session.send({ type: 'log.out' });
    expect((await told(session)).value).toEqual({ loggedOut: 'idle' });
    expect(server.calls()).toEqual([]);
  });
});

describe('signing in', () => {
  test('a login that worked is stored and replaces whoever was there', () => {
    const { session, storage } = setUp();
    session.send({ type: 'login.succeeded', session: sessionOf(admin, 5) });
    expect(session.getSnapshot().value).toBe('loggedIn');
    expect(readSession(storage)).toEqual(sessionOf(admin, 5));
  });

  test('a login that failed clears the stored session and revokes it', async () => {
    const { session, storage, server } = setUp();
    server.on('POST /auth/logout', () => empty());
    session.send({ type: 'login.failed' });
    expect(storage.get(sessionKey)).toBeNull();
    expect((await told(session)).context).toMatchObject({ session: null, reason: null });
    expect(server.calls()).toEqual(['POST /auth/logout']);
  });
});

describe('several tabs', () => {
  test('two tabs whose token is rejected at once make one refresh between them', async () => {
    const browser = createMemoryBrowser();
    const server = createFakeServer({ 'POST /auth/access': () => json(200, tokens) });
    const left = setUp({ tab: browser.openTab(), server });
    const right = setUp({ tab: browser.openTab(), server });
    reject(left.session);
    reject(right.session);

    const ends = await Promise.all([refreshed(left.session), refreshed(right.session)]);
    expect(ends.map(({ value, context }) => [value, context.session])).toEqual([
      ['loggedIn', renewed],
      ['loggedIn', renewed],
    ]);
    expect(server.calls()).toEqual(['POST /auth/access']);
  });

  test('a tab takes over the tokens that another tab stored', () => {
    const browser = createMemoryBrowser();
    const { session } = setUp({ tab: browser.openTab() });
    writeSession(browser.openTab().storage, renewed);
    expect(session.getSnapshot().context.session).toEqual(renewed);
  });

  test('a tab signs in with another tab', () => {
    const browser = createMemoryBrowser();
    const { session } = setUp({ tab: browser.openTab(), stored: false });
    writeSession(browser.openTab().storage, sessionOf(admin));
    expect(session.getSnapshot().value).toBe('loggedIn');
  });

  test('a tab signs out with another tab and clears nothing itself', () => {
    const browser = createMemoryBrowser();
    const { session } = setUp({ tab: browser.openTab() });
    browser.openTab().storage.remove(sessionKey);
    expect(session.getSnapshot().value).toEqual({ loggedOut: 'idle' });
    expect(session.getSnapshot().context.reason).toBe('elsewhere');
  });

  test('a tab that waits for its turn finds that another tab has signed out', async () => {
    const { session, storage, server } = setUp();
    storage.remove(sessionKey);
    reject(session);
    const { value, context } = await refreshed(session);
    expect(value).toEqual({ loggedOut: 'idle' });
    expect(context.reason).toBe('elsewhere');
    expect(server.calls()).toEqual([]);
  });

  test('a refused refresh leaves the session of somebody who has just signed in elsewhere', async () => {
    const browser = createMemoryBrowser();
    const { session, server } = setUp({ tab: browser.openTab() });
    const other = browser.openTab().storage;
    server.on('POST /auth/access', () => {
      writeSession(other, sessionOf(admin, 7));
      return problem(401, 'token_expired', 'Sesja wygasła');
    });
    reject(session);
    expect((await refreshed(session)).context.session).toEqual(sessionOf(admin, 7));
    expect(readSession(other)).toEqual(sessionOf(admin, 7));
  });

  test.each([true, false])(
    'five tabs and fifty expiries make fifty refreshes, and nobody is signed out (news late: %s)',
    async (late) => {
      const browser = createMemoryBrowser({ late });
      const server = createFakeServer();
      const tabs = Array.from({ length: 5 }, () => setUp({ tab: browser.openTab(), server }));
      let current = 1;
      // As strict as a server can be: only the newest refresh token counts.
      server.on('POST /auth/access', ({ authorization }) => {
        if (authorization !== `Bearer refresh-${current}`) return problem(401, 'token_reused', 'Sesja wygasła');
        current += 1;
        return json(200, { access_token: `access-${current}`, refresh_token: `refresh-${current}`, expires_in: 600 });
      });

      for (let round = 1; round <= 50; round += 1) {
        for (const { session } of tabs) reject(session, `access-${round}`);
        await Promise.all(tabs.map(({ session }) => refreshed(session)));
        browser.deliver();
      }
      const ends = tabs.map(({ session }) => session.getSnapshot().context.session);
      expect(ends).toEqual(tabs.map(() => sessionOf(client, 51)));
      expect(server.calls()).toHaveLength(50);
    },
  );

  test('a sign-out elsewhere during a refresh is not undone by its answer, even before the news arrives', async () => {
    const browser = createMemoryBrowser({ late: true });
    const { session, server, storage } = setUp({ tab: browser.openTab() });
    const slow = held();
    server.on('POST /auth/access', slow.answer);
    reject(session);
    await expect.poll(server.calls).toHaveLength(1);
    browser.openTab().storage.remove(sessionKey);
    slow.release(json(200, tokens));
    const { value, context } = await refreshed(session);
    expect([value, context.reason, storage.get(sessionKey)]).toEqual([{ loggedOut: 'idle' }, 'elsewhere', null]);
  });

  test('late news of tokens that are known already do not interrupt a refresh', () => {
    const browser = createMemoryBrowser({ late: true });
    const { session, server } = setUp({ tab: browser.openTab() });
    server.on('POST /auth/access', held().answer);
    writeSession(browser.openTab().storage, sessionOf(client));
    reject(session);
    browser.deliver();
    expect(isRefreshing(session.getSnapshot())).toBe(true);
  });

  test('a refused refresh does not clear what another tab has stored, even before the news arrives', async () => {
    const browser = createMemoryBrowser({ late: true });
    const { session, server, storage } = setUp({ tab: browser.openTab() });
    server.on('POST /auth/access', () => {
      writeSession(browser.openTab().storage, sessionOf(admin, 7));
      return problem(401, 'token_expired', 'Sesja wygasła');
    });
    reject(session);
    expect((await refreshed(session)).context.reason).toBe('expired');
    expect(readSession(storage)).toEqual(sessionOf(admin, 7));
    browser.deliver();
    expect(session.getSnapshot().context.session).toEqual(sessionOf(admin, 7));
  });
});

test('a stopped chart listens to nothing and holds no timer', () => {
  const browser = createMemoryBrowser();
  const { session, server, clock } = setUp({ tab: browser.openTab() });
  server.on('POST /auth/access', held().answer);
  reject(session);
  session.stop();
  expect({ listeners: browser.listeners(), timers: clock.waiting() }).toEqual({ listeners: 0, timers: 0 });
});

test('shortest paths reach every state', () => {
  const { states, reached } = reachableStates(createSessionMachine(createFakePorts()), [
    { type: 'login.succeeded', session: sessionOf(client) },
    { type: 'token.rejected', token: 'access-1' },
    { type: 'log.out' },
    done('endSession'),
    done('refreshSession', renewed),
    failed('refreshSession', new Error('away')),
  ]);
  expect(reached).toEqual(states);
  expect(states).toEqual([
    'session.loggedOut',
    'session.loggedOut.idle',
    'session.loggedOut.ending',
    'session.loggedIn',
    'session.refreshing',
  ]);
});
