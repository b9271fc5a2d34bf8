import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { operationOf } from '#platform/http/contract/contract.ts';
import { handleErrors } from '#platform/http/errors.ts';
import { shedLoad } from '#platform/http/overload/load-shedding.ts';
import { createLoginSteps } from '../testing/people/login-steps.ts';
import { ADMIN, CLIENT, type SignedIn, signIn } from '../testing/people/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/server/test-app.ts';

const CONNECTIONS = 10;
const QUEUE = 200;

let portal: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  portal = await createTestApp({ fixture: 'office' });
  [admin, client] = await Promise.all([signIn(portal, ADMIN), signIn(portal, CLIENT)]);
});
afterAll(() => portal.close());

/** Milliseconds that the work took, and what came of it. */
async function timed<T>(work: Promise<T>): Promise<{ took: number; result: T }> {
  const begun = performance.now();
  const result = await work;
  return { took: performance.now() - begun, result };
}

describe('when every connection to the database is taken', () => {
  const held: Promise<unknown>[] = [];
  /** Statements that last, on as many connections as there are, and so many more that wait for one. */
  async function hold(seconds: number, waiting = 0): Promise<void> {
    for (let count = 0; count < CONNECTIONS; count++)
      held.push(sql`SELECT pg_sleep(${seconds})`.execute(portal.db).catch(() => {}));
    const busy = sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%' AND state = 'active'`;
    await expect.poll(async () => (await busy.execute(portal.tenant.authDb)).rows).toEqual([{ count: CONNECTIONS }]);
    for (let count = 0; count < waiting; count++) held.push(sql`SELECT 1`.execute(portal.db).catch(() => {}));
  }
  afterEach(() => Promise.all(held.splice(0)));

  test('a list answers 503 with the time after which to try again, signing in and health answer as ever', async () => {
    await hold(4);
    const lists = [admin.call({ url: '/api/companies?search=xyz' }), client.call({ url: '/api/home/my' })].map(timed);
    const { took, result } = await timed(
      Promise.all([
        createLoginSteps(portal).check(CLIENT),
        admin.call({ url: '/api/auth' }),
        portal.app.inject({ url: '/readyz' }),
        portal.app.inject({ url: '/healthz' }),
      ]),
    );
    expect(result.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(took).toBeLessThan(1_500);
    for (const list of await Promise.all(lists)) {
      expect([list.result.statusCode, list.result.headers['retry-after']]).toEqual([503, '2']);
      expect(list.result.json().error).toBe('Portal jest chwilowo niedostępny. Spróbuj ponownie za chwilę');
      expect(list.took).toBeLessThan(3_000);
    }
  });

  test('and many wait for one already, the next is refused at once', async () => {
    await hold(3, QUEUE);
    const { took, result } = await timed(admin.call({ url: '/api/companies?search=abc' }));
    expect([result.statusCode, result.headers['retry-after']]).toEqual([503, '2']);
    expect(took).toBeLessThan(500);
  });
});

test('requests beyond the limit are refused at once and people can sign in, until others have ended', async () => {
  const said: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => said.push(line) } } });
  handleErrors(app);
  const operations = [operationOf('listCompanies'), operationOf('getSession')];
  let stopping = false;
  const headersOf = () => ({ Vary: 'Accept-Language' });
  const shedding = shedLoad(app, {
    operations,
    headersOf,
    isStopping: () => stopping,
    isUnderPressure: () => false,
    atOnce: 2,
  });
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const handler = () => end.then(() => 'done');
  app.get('/api/companies', { config: { operation: operationOf('listCompanies') } }, handler);
  app.get('/api/auth', { config: { operation: operationOf('getSession') } }, async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string, options: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, options);
  const impatient = new AbortController();
  const gone = ask('/api/companies', { signal: impatient.signal }).catch(() => 'gone');
  const stays = ask('/api/companies');
  const refused = await vi.waitFor(
    async () => {
      const answer = await Promise.race([ask('/api/companies'), wait(200, undefined)]);
      expect(answer?.status).toBe(503);
      return answer;
    },
    { timeout: 10_000 },
  );
  expect(refused?.headers.get('retry-after')).toBe('2');
  expect(refused?.headers.get('vary')).toBe('Accept-Language');
  expect(await refused?.json()).toMatchObject({ code: 'unavailable', error: expect.stringContaining('chwilowo') });
  const english = await ask('/api/companies?page=2', { headers: { 'accept-language': 'en' } });
  expect(await english.json()).toMatchObject({ error: expect.stringContaining('unavailable') });
  expect(shedding.refused()).toBeGreaterThan(1);
  expect((await ask('/api/auth')).status).toBe(200);
  stopping = true;
  expect((await ask('/api/companies')).headers.get('connection')).toBe('close');
  stopping = false;
  impatient.abort();
  expect(await gone).toBe('gone');
  const place = () => Promise.race([ask('/api/companies').then(({ status }) => status), wait(500, 'waits inside')]);
  await expect.poll(place).toBe('waits inside');
  finish();
  expect((await stays).status).toBe(200);
  // A story for each refusal would be more work than the refusal.
  expect(said).toEqual([]);
  await app.close();
});

describe('a connection that does not get on', () => {
  /** What takes fifteen seconds outside takes half a second here. */
  const SCALE = 30;
  const HEAD = 'HTTP/1.1\r\nHost: x\r\nX-API-Key: biuro-web\r\nContent-Type: application/json\r\n';
  let slow: TestApp;
  let token: string;
  let port: number;
  beforeAll(async () => {
    slow = await createTestApp({ fixture: 'office', requestPace: { patience: 15_000 / SCALE, every: 50 } });
    const { server } = slow.app;
    Object.assign(server, { headersTimeout: 400, requestTimeout: server.requestTimeout / SCALE });
    ({ accessToken: token } = await signIn(slow, ADMIN));
    await slow.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => slow.close());

  /** The head of a request that sends a piece of a new upload. */
  async function sending(size: number): Promise<string> {
    const { headers } = await slow.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        authorization: `Bearer ${token}`,
        'x-api-key': 'biuro-web',
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': `filename ${btoa('firmy.csv')},purpose ${btoa('company_import')}`,
      },
    });
    const head = HEAD.replace('application/json', 'application/offset+octet-stream');
    const tus = 'Tus-Resumable: 1.0.0\r\nUpload-Offset: 0';
    return `PATCH ${headers.location} ${head}Authorization: Bearer ${token}\r\n${tus}\r\nContent-Length: ${size}\r\n\r\n`;
  }

  test.each([
    ['with its headers', async () => 'GET /api/config HTTP/1.1\r\nHost: x\r\nX-Slow: a', 'a'],
    ['with its body', async () => `POST /api/users/check ${HEAD}Content-Length: 500\r\n\r\n{`, ' '],
    ['with its file', async () => `${await sending(5_000_000)}{`, ' '],
  ])('%s is cut, and others are answered meanwhile', { timeout: 60_000 }, async (_with, begin, more) => {
    const heads: string[] = [];
    for (let nth = 0; nth < 50; nth++) heads.push(await begin());
    const sockets = heads.map((head) => {
      let dribble: NodeJS.Timeout | undefined;
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        socket.write(head);
        dribble = setInterval(() => socket.writable && socket.write(more), 100);
      });
      socket.on('error', () => {}).on('close', () => clearInterval(dribble));
      return { answer: text(socket).catch(() => ''), closed: new Promise((resolve) => socket.once('close', resolve)) };
    });
    const other = await fetch(`http://127.0.0.1:${port}/api/config`, { headers: { 'X-API-Key': 'biuro-web' } });
    expect(other.status).toBe(200);
    await Promise.all(sockets.map(({ closed }) => closed));
    const answers = await Promise.all(sockets.map(({ answer }) => answer));
    // Nothing reads an answer that overtakes what is still being sent.
    expect(answers.filter((answer) => answer !== '' && !answer.startsWith('HTTP/1.1 408'))).toEqual([]);
    expect(answers.some((answer) => answer.startsWith('HTTP/1.1 408'))).toBe(true);
  });

  test('with a file of five megabytes but keeps sending is heard to the end', { timeout: 60_000 }, async () => {
    const body = Buffer.alloc(5 * 1024 * 1024, 'NIP;');
    const head = await sending(body.length);
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = text(socket);
    socket.write(head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    const pieces = 50;
    for (let piece = 0; piece < pieces; piece++) {
      const size = Math.ceil(body.length / pieces);
      socket.write(body.subarray(piece * size, (piece + 1) * size));
      await wait(90);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 204 .*upload-offset: 5242880/is);
  });
});
