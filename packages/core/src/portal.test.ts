import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { unwrap } from './api/unwrap.ts';
import { createMemoryBrowser } from './lib/memory-browser.ts';
import { createLoginMachine } from './login/login-machine.ts';
import { createNavigationMachine } from './navigation/navigation-machine.ts';
import { currentPlace, isSettled } from './navigation/navigation-selectors.ts';
import { createPortal } from './portal.ts';
import { createSessionMachine } from './session/session-machine.ts';
import { userOf } from './session/session-selectors.ts';
import { createFakePorts } from './testing/fake-ports.ts';
import { createFakeServer, empty, held, json, noConnection, problem } from './testing/fake-server.ts';
import { client, config } from './testing/samples.ts';
import { createUploadMachine } from './upload/upload-machine.ts';
import { whole } from './upload/whole-upload.ts';
import { createUptimeMachine } from './uptime/uptime-machine.ts';

const challenge = {
  challenge: 'c-1',
  channel: 'email',
  destination: 'k••••@demo.example',
  expires_at: '2026-11-20T08:10:00Z',
  resend_at: '2026-11-20T08:01:00Z',
};

function setUp() {
  const browser = createMemoryBrowser();
  let generation = 0;
  const server = createFakeServer({
    'GET /config': () => json(200, config),
    'POST /users/check': () => json(200, { data: challenge }),
    'POST /users/verify': () => json(200, { data: { verified: true } }),
    'POST /auth': () => json(200, { refresh_token: 'refresh-0' }),
    'POST /auth/access': () => {
      generation += 1;
      return json(200, {
        access_token: `access-${generation}`,
        refresh_token: `refresh-${generation}`,
        expires_in: 600,
      });
    },
    'GET /auth': () => json(200, { loggedIn: true, id: client.id }),
    [`GET /users/${client.id}`]: () => json(200, { data: client }),
    'POST /auth/logout': () => empty(),
    'GET /companies/my': ({ authorization }) =>
      authorization === 'Bearer access-2' ? json(200, { data: [] }) : problem(401, 'token_expired', 'Zaloguj się'),
  });
  const ports = createFakePorts({ server, tab: browser.openTab() });
  // The URL of this browser follows every way at once.
  const go = (to: string) => {
    ports.go(to);
    const [path = '', search] = to.split('?');
    portal.navigation.send({ type: 'place.requested', path, search });
  };
  const portal = createPortal({ ...ports, go });
  onTestFinished(() => portal.stop());
  portal.start();
  return { ...ports, browser, portal };
}

async function signIn(portal: ReturnType<typeof createPortal>) {
  const login = portal.createLogin();
  login.send({ type: 'credentials.submit', email: client.email, password: 'Demo-biuro-2026' });
  await waitFor(login, (snapshot) => snapshot.matches('code'));
  login.send({ type: 'code.submit', code: '123456' });
  await waitFor(login, (snapshot) => snapshot.matches('signedIn'));
}

test('a person asks for a page, signs in, works through an expired token, and signs out', async () => {
  const { portal, ways, titles, server } = setUp();
  portal.navigation.send({ type: 'place.requested', path: '/' });
  await waitFor(portal.navigation, isSettled);
  await signIn(portal);
  expect(userOf(portal.session.getSnapshot())).toEqual(client);
  expect(currentPlace(portal.navigation.getSnapshot())?.name).toBe('home');

  expect(await unwrap(portal.api.GET('/companies/my'))).toEqual({ data: [] });
  expect(server.calls().slice(-3)).toEqual(['GET /companies/my', 'POST /auth/access', 'GET /companies/my']);

  portal.session.send({ type: 'log.out' });
  expect(ways).toEqual(['/login?redirect=%2F', '/', '/login']);
  expect(titles).toEqual(['Zaloguj się | Biuro', 'Pulpit | Biuro', 'Zaloguj się | Biuro']);
});

test('a stopped portal leaves no listener, no timer and no waiting request behind', async () => {
  const { portal, browser, clock, server } = setUp();
  server.on('POST /users/check', held().answer);
  server.on('POST /auth/access', held().answer);
  const login = portal.createLogin();
  login.send({ type: 'credentials.submit', email: client.email, password: 'x' });
  await expect.poll(server.calls).toContain('POST /users/check');
  portal.stop();
  expect({ listeners: browser.listeners(), timers: clock.waiting() }).toEqual({ listeners: 0, timers: 0 });
  expect(login.getSnapshot().status).toBe('stopped');
  expect(server.seen.map(({ call, signal }) => [call, signal.aborted])).toContainEqual(['POST /users/check', true]);
});

test('work time is opened once, and a portal that has stopped leaves none running', async () => {
  const { portal } = setUp();
  const [first, second] = await Promise.all([portal.openUptime(), portal.openUptime()]);
  expect(second).toBe(first);
  expect(first.getSnapshot().value).toBe('away');
  portal.stop();
  await expect.poll(() => first.getSnapshot().status).toBe('stopped');

  const late = setUp();
  const opening = late.portal.openUptime();
  late.portal.stop();
  await opening;
  expect(late.browser.listeners()).toBe(0);
});

test('a file is sent with the token of the person, and a portal that stops ends it with its timer', async () => {
  const { portal, clock, server } = setUp();
  await signIn(portal);
  const source = { name: 'a.pdf', size: 3, slice: async () => new Uint8Array(3) };
  const begin = () => portal.createUpload({ source, purpose: 'payment_proof' });
  server.on('POST /uploads', noConnection);
  const waiting = await begin();
  await waitFor(waiting, (snapshot) => snapshot.matches('waiting'));
  server.on('POST /uploads', held().answer);
  const upload = await begin();
  await expect.poll(server.calls).toHaveLength(8);
  expect(server.seen.at(-1)).toMatchObject({ call: 'POST /uploads', authorization: 'Bearer access-1' });
  const ending = expect(whole(upload)).rejects.toThrow('terminated');
  portal.stop();
  await ending;
  expect([upload, waiting].map((one) => one.getSnapshot().status)).toEqual(['stopped', 'stopped']);
  expect([server.seen.at(-1)?.signal.aborted, clock.waiting()]).toEqual([true, 0]);
});

test('anything that was thrown is put into the words of the person', () => {
  const { portal } = setUp();
  expect(portal.toFailure(new TypeError('x is undefined'))).toEqual({
    kind: 'unexpected',
    message: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie',
  });
});

test('every state of every chart says what it is for', () => {
  const ports = createFakePorts();
  const { session } = createPortal(ports);
  const charts = [
    createSessionMachine(ports),
    createLoginMachine({ ...ports, session }),
    createNavigationMachine({ ...ports, session }),
    createUptimeMachine({ ...ports, session }),
    createUploadMachine(ports),
  ];
  const mute = charts.flatMap((chart) => getStateNodes(chart)).filter(({ description }) => !description);
  expect(mute.map(({ id }) => id)).toEqual([]);
});
