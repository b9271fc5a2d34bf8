import { expect, onTestFinished, test } from 'vitest';
import { createPortal } from '../portal.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { createFakeServer, json, problem } from '../testing/fake-server.ts';
import { config } from '../testing/samples.ts';
import { stateOf, type TraceLine, traceLineOf, withoutSecrets } from './inspection.ts';

const secret = 'SECRET';

function watchedPortal() {
  const lines: TraceLine[] = [];
  const server = createFakeServer({
    'GET /config': () => json(200, config),
    'POST /users/check': () => problem(422, 'invalid_credentials', 'Nie'),
    'POST /auth/logout': () => json(200, {}),
  });
  const ports = createFakePorts({ server });
  const portal = createPortal({
    ...ports,
    inspect: (event) => {
      const line = traceLineOf(event, ports.clock.now());
      if (line) lines.push(line);
    },
  });
  onTestFinished(portal.stop);
  portal.start();
  return { portal, lines };
}

test('a trace names actor, event and state, and nothing that the person has typed', async () => {
  const { portal, lines } = watchedPortal();
  const login = portal.createLogin();
  login.send({ type: 'credentials.submit', email: secret, password: secret });
  portal.navigation.send({ type: 'place.requested', path: `/reset-password/${secret}` });
  await expect.poll(() => login.getSnapshot().value).toBe('credentials');

  expect(lines.filter(({ actor }) => actor === 'login').map(({ event, state }) => [event, state])).toEqual([
    ['xstate.init', 'credentials'],
    ['credentials.submit', 'checking'],
    ['xstate.error.actor.checkCredentials', 'credentials'],
  ]);
  const last = lines.findLast(({ actor }) => actor === 'login');
  expect(last?.context).toMatchObject({ failure: { kind: 'rejected', code: 'invalid_credentials' } });
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('what is hidden keeps its shape', () => {
  const context = {
    email: 'ewa@demo.example',
    code: '123456',
    verified: false,
    challenge: { handle: 'c-1', channel: 'email', resendAt: 1 },
    failure: { kind: 'rejected', code: 'wrong_code', message: 'x', status: 422 },
    user: null,
    place: { name: 'register', path: '/register/abc', breadcrumbs: [{ label: 'Ewa', path: '/' }] },
  };
  expect(withoutSecrets(context)).toEqual({
    email: '•••',
    code: '•••',
    verified: false,
    challenge: { handle: '•••', channel: 'email', resendAt: 1 },
    failure: { kind: 'rejected', code: 'wrong_code', message: '•••', status: 422 },
    user: null,
    place: { name: 'register', path: '•••', breadcrumbs: [{ label: '•••', path: '•••' }] },
  });
});

test.each<[unknown, string]>([
  ['idle', 'idle'],
  [{ loggedOut: 'idle' }, 'loggedOut.idle'],
  [{ a: { b: 'c' }, d: 'e' }, 'a.b.c d.e'],
  [{ a: {}, b: 'c' }, 'a b.c'],
])('%j is written %s', (value, written) => {
  expect(stateOf(value)).toBe(written);
});
