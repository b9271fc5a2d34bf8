import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf } from '../contract/contract.ts';
import { handleErrors } from '../errors.ts';
import { Problem } from '../problem.ts';
import { limitSlowRequests } from './slow-requests.ts';

const PATIENCE = 200;
const SIZE = 200_000;

const app = Fastify({ handlerTimeout: 2 * PATIENCE });
beforeAll(async () => {
  limitSlowRequests(app, { patience: PATIENCE, piece: 10_000, every: 20 });
  const config = { operation: operationOf('importCompanies') };
  const refused = async () => Promise.reject(new Problem(401, 'unauthorized'));
  app.post('/file', { config }, async () => 'here');
  app.post('/strangers', { config, onRequest: refused }, async () => 'here');
  app.post('/other', { config: { operation: operationOf('createCompany') } }, async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Sending {
  path: string;
  /** Bytes at once, and then after each pause. */
  atOnce?: number;
  each: number;
  pause?: number;
  connection?: 'close' | 'keep-alive';
  port?: number;
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port; // it listens on a port

/** The status that came, and after how many milliseconds the connection ended. */
async function send({ path, atOnce = 0, each, pause = 20, connection = 'close', port = portOf(app) }: Sending) {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => {});
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: text/plain\r\nContent-Length: ${SIZE}\r\n\r\n`,
  );
  socket.write('a'.repeat(atOnce));
  for (let left = SIZE - atOnce; left > 0 && socket.writable; left -= each) {
    socket.write('a'.repeat(Math.min(each, left)));
    await wait(pause);
  }
  await ended;
  return { status: Number(answer.split(' ')[1]), took: performance.now() - begun };
}

test('a file takes as long as it keeps coming; nothing else does', async () => {
  const [file, other] = await Promise.all(['/file', '/other'].map((path) => send({ path, each: 4_000 })));
  expect([file?.status, other?.status]).toEqual([200, 408]);
  expect(file?.took).toBeGreaterThan(4 * PATIENCE);
  expect(other?.took).toBeLessThan(3 * PATIENCE);
});

test.each([
  ['comes a byte now and then', { each: 1 }],
  ['stops when most of it is here', { atOnce: SIZE - 5, each: 1, pause: 4 * PATIENCE }],
])('a file that %s is cut off', async (_how, how) => {
  const { status, took } = await send({ path: '/file', ...how });
  expect(status).toBe(408);
  expect(took).toBeLessThan(6 * PATIENCE);
});

test('slow bodies are one line in the log, with their number', async () => {
  const lines: { level: number; msg: string; slow?: number }[] = [];
  const logged = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(JSON.parse(line)) } } });
  logged.log.level = 'warn';
  handleErrors(logged);
  limitSlowRequests(logged, { patience: PATIENCE, piece: 10_000, every: 20, report: 3 * PATIENCE });
  logged.post('/other', { config: { operation: operationOf('createCompany') } }, async () => 'here');
  await logged.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(logged);
  const answers = await Promise.all(Array.from({ length: 30 }, () => send({ path: '/other', each: 1, port })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([408]));
  await expect.poll(() => lines.reduce((sum, { slow = 0 }) => sum + slow, 0)).toBe(30);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  expect(lines.length).toBeLessThan(4);
  await logged.close();
});

test('who may not send a file has no more time than for anything else', async () => {
  const { status, took } = await send({ path: '/strangers', each: 4_000, connection: 'keep-alive' });
  expect(status).toBe(401);
  expect(took).toBeLessThan(3 * PATIENCE);
});
