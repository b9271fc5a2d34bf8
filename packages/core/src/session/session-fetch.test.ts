import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { createFakePorts } from '../testing/fake-ports.ts';
import { empty, host, json, noConnection, problem, type Seen } from '../testing/fake-server.ts';
import { client, sessionOf } from '../testing/samples.ts';
import { createSessionFetch } from './session-fetch.ts';
import { createSessionMachine } from './session-machine.ts';
import { writeSession } from './stored-session.ts';

const tokens = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 };

/** A server that takes the second access token and refuses the first. */
function setUp(given: { loggedIn?: boolean; refusal?: () => Response } = {}) {
  const { loggedIn = true, refusal = () => problem(401, 'token_expired', 'Zaloguj się') } = given;
  const ports = createFakePorts();
  const { server } = ports;
  const guarded = ({ authorization, body }: Seen) =>
    authorization === 'Bearer access-2' ? json(200, { got: body }) : refusal();
  server.on('POST /companies', guarded);
  server.on('GET /companies', guarded);
  server.on('POST /auth/access', () => json(200, tokens));
  server.on('POST /auth/logout', () => empty());
  if (loggedIn) writeSession(ports.storage, sessionOf(client));

  const session = createActor(createSessionMachine(ports), { clock: ports.clock }).start();
  onTestFinished(() => void session.stop());
  const send = createSessionFetch(ports.fetch, session);
  const post = (body: string, key = 'k-1') =>
    send(new Request(`${host}/api/companies`, { method: 'POST', body, headers: { 'idempotency-key': key } }));
  return { ...ports, session, send, post };
}

test('five rejections at once make one refresh and five retries with body and key intact', async () => {
  const { server, post } = setUp();
  const bodies = ['Żabka', 'Łoś', 'Ćma', 'Śledź', 'Źrebię'];
  const answers = await Promise.all(bodies.map((body, index) => post(body, `key-${index}`)));

  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    bodies.map((got) => JSON.stringify({ got })),
  );
  expect(server.calls().filter((call) => call === 'POST /auth/access')).toHaveLength(1);

  const retries = server.seen.filter(({ authorization }) => authorization === 'Bearer access-2');
  const sent = retries.map(({ body, headers }) => `${headers.get('idempotency-key')} ${body}`);
  expect(new Set(sent)).toEqual(new Set(bodies.map((body, index) => `key-${index} ${body}`)));
  expect(server.seen).toHaveLength(11);
});

test.each([400, 401])('an answer %i makes one refresh and one retry', async (status) => {
  const { server, post } = setUp({ refusal: () => problem(status, 'token_expired', 'Zaloguj się') });
  expect((await post('a')).status).toBe(200);
  expect(server.calls()).toEqual(['POST /companies', 'POST /auth/access', 'POST /companies']);
});

test.each([403, 404, 409, 422, 429, 500])('an answer %i makes none', async (status) => {
  const { server, post } = setUp({ refusal: () => problem(status, 'no', 'Nie') });
  expect((await post('a')).status).toBe(status);
  expect(server.calls()).toEqual(['POST /companies']);
});

test('a request that is refused again after the refresh is not sent a third time', async () => {
  const { server, post } = setUp();
  server.on('POST /companies', () => problem(400, 'bad_request', 'Nie rozumiemy tego'));
  expect((await post('a')).status).toBe(400);
  expect(server.calls()).toEqual(['POST /companies', 'POST /auth/access', 'POST /companies']);
});

test('a request that begins during a refresh waits for it and goes out once, with the new token', async () => {
  const { server, session, send } = setUp();
  session.send({ type: 'token.rejected', token: 'access-1' });
  const answer = await send(new Request(`${host}/api/companies`));
  expect(answer.status).toBe(200);
  expect(server.seen.map(({ call, authorization }) => [call, authorization])).toEqual([
    ['POST /auth/access', 'Bearer refresh-1'],
    ['GET /companies', 'Bearer access-2'],
  ]);
});

test('a request that was refused while the token was replaced uses the new one without a refresh', async () => {
  const { server, session, send } = setUp();
  server.on('GET /companies', ({ authorization }) => {
    if (authorization === 'Bearer access-2') return json(200, []);
    session.send({ type: 'login.succeeded', session: sessionOf(client, 2) });
    return problem(401, 'token_expired', 'Zaloguj się');
  });
  expect((await send(new Request(`${host}/api/companies`))).status).toBe(200);
  expect(server.calls()).toEqual(['GET /companies', 'GET /companies']);
});

test('when the refresh is refused the caller gets the answer of the server', async () => {
  const { server, session, post } = setUp();
  server.on('POST /auth/access', () => problem(401, 'token_expired', 'Sesja wygasła'));
  expect((await post('a')).status).toBe(401);
  expect(session.getSnapshot().context.reason).toBe('expired');
  expect(server.calls()).toEqual(['POST /companies', 'POST /auth/access']);
});

test('when the refresh gets no answer the caller hears of the connection and stays signed in', async () => {
  const { server, session, post } = setUp();
  server.on('POST /auth/access', noConnection);
  await expect(post('a')).rejects.toMatchObject({ name: 'ApiError', failure: { kind: 'offline' } });
  expect(session.getSnapshot().value).toBe('loggedIn');
});

test('nobody signed in: the request goes out as it is and a refusal comes back as it is', async () => {
  const { server, post } = setUp({ loggedIn: false });
  expect((await post('a')).status).toBe(401);
  expect(server.seen.map(({ call, authorization }) => [call, authorization])).toEqual([['POST /companies', null]]);
});

test.each(['/users/check', '/users/verify', '/users/resend', '/auth', '/auth/access', '/auth/logout'])(
  '%s keeps its own authorization and refreshes nothing',
  async (path) => {
    const { server, send } = setUp();
    server.on(`POST ${path}`, () => problem(401, 'no', 'Nie'));
    const headers = { authorization: 'Basic YQ==' };
    expect((await send(new Request(`${host}/api${path}`, { method: 'POST', headers }))).status).toBe(401);
    expect(server.seen.map(({ call, authorization }) => [call, authorization])).toEqual([
      [`POST ${path}`, 'Basic YQ=='],
    ]);
  },
);
