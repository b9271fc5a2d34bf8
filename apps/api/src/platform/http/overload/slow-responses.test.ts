import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { operationOf } from '../contract/contract.ts';
import { handleErrors } from '../errors.ts';
import { shedLoad } from './load-shedding.ts';
import { limitSlowResponses, type Pace } from './slow-responses.ts';

/** More than the kernel takes from the server before anybody has read a byte of it. */
const LARGE = Buffer.alloc(16 * 1024 * 1024);

const opened: { app?: FastifyInstance; sockets: Socket[] } = { sockets: [] };
afterEach(async () => {
  for (const socket of opened.sockets.splice(0)) socket.destroy();
  await opened.app?.close();
});

/** A server with one large answer, which so many clients have asked for and begun to read. */
async function readBy(clients: number, pace: Partial<Pace>, atOnce?: number) {
  const app = Fastify();
  opened.app = app;
  handleErrors(app);
  shedLoad(app, {
    operations: [],
    headersOf: () => ({}),
    isStopping: () => false,
    isUnderPressure: () => false,
    ...(atOnce && { atOnce }),
  });
  limitSlowResponses(app, { every: 20, ...pace });
  const config = { operation: operationOf('listCompanies') };
  app.get('/large', { config }, async () => LARGE);
  app.get('/small', { config }, async () => 'small');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const readers = await Promise.all(Array.from({ length: clients }, () => begin(port)));
  const small = async () => (await fetch(`http://127.0.0.1:${port}/small`)).status;
  return { app, readers, small };
}

function begin(port: number) {
  return new Promise<{ socket: Socket; isOver(): boolean }>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n'));
    opened.sockets.push(socket);
    let over = false;
    socket.on('error', () => {});
    socket.once('close', () => (over = true));
    socket.once('data', () => {
      socket.pause();
      resolve({ socket, isOver: () => over });
    });
  });
}

/** Who does not read does not hear of the end either, so the server is asked. */
const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('who does not take an answer is cut off, and who takes it goes on', async () => {
  const { app, readers } = await readBy(3, { grace: 100, bytesPerSecond: 1e9 });
  await expect.poll(() => connections(app)).toBe(0);
  for (const { socket } of readers) socket.resume();
  await expect.poll(() => readers.every(({ isOver }) => isOver())).toBe(true);
});

test('a large answer may take the longer the larger it is', async () => {
  const { app, readers } = await readBy(1, { grace: 0, bytesPerSecond: 1024 * 1024 });
  let read = 0;
  const [reader] = readers;
  reader?.socket.on('data', (chunk) => (read += chunk.length));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await connections(app)).toBe(1);
  reader?.socket.resume();
  await expect.poll(() => read).toBeGreaterThan(LARGE.length - 100_000);
});

test('when too much waits in memory, those who have waited longest are cut off until it is little enough', async () => {
  const { app } = await readBy(4, { grace: 1_000, bytesPerSecond: 1, unsent: 2.5 * LARGE.length });
  await expect.poll(() => connections(app)).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await connections(app)).toBe(2);
});

test('who reads slowly keeps nobody out of the server', async () => {
  const { small } = await readBy(2, {}, 2);
  expect(await small()).toBe(200);
});
