import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createGracefulShutdown, type ShutdownTimeouts } from './graceful-shutdown.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** A server that stops answers with `Connection: close`, as ours does. */
async function listen(timeouts: Partial<ShutdownTimeouts>) {
  const server = createServer((_request, response) => response.setHeader('Connection', 'close').end('answered'));
  const end = createGracefulShutdown(server, timeouts);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const open = async () => {
    const taken = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await taken;
    return socket;
  };
  return { server, end, open, port };
}

test('a connection that was taken is still answered, and a new one is refused', async () => {
  const { server, end, open, port } = await listen({ linger: 2_000 });
  const socket = await open();
  const ended = end();
  await expect.poll(() => server.listening).toBe(false);
  await once(connect(port, '127.0.0.1'), 'error');
  socket.write(REQUEST);
  expect(await text(socket)).toMatch(/answered$/);
  await ended;
});

test('it stops to listen in a moment when nobody connects, and whoever waited is answered then', async () => {
  const { server, end, port } = await listen({ quiet: 100 });
  const answers: string[] = [];
  let reset = 0;
  /** Comes again on a new connection as soon as it is answered, for as long as somebody listens. */
  const visit = async () => {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const taken = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      if (!taken) return;
      socket.write(REQUEST);
      await text(socket).then(
        (answer) => answers.push(answer),
        () => (reset += 1),
      );
    }
  };
  const visits = Array.from({ length: 20 }, visit);
  await expect.poll(() => answers.length).toBeGreaterThan(100);
  await end();
  await Promise.all(visits);
  expect([server.listening, reset, answers.filter((answer) => !answer.endsWith('answered'))]).toEqual([false, 0, []]);
});

test('a server that is never quiet stops as well', async () => {
  const { end, port } = await listen({ quiet: 100, longestHold: 400, linger: 50 });
  const coming = setInterval(
    () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    20,
  );
  const begun = performance.now();
  await end();
  clearInterval(coming);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test('whoever says nothing, or never finishes, does not keep the server from ending', async () => {
  const { end, open } = await listen({ linger: 50, patience: 1_500 });
  const [silent, slow] = [await open(), await open()];
  for (const socket of [silent, slow]) socket.on('error', () => {}).resume();
  slow.write(REQUEST.slice(0, 20));
  const begun = performance.now();
  const ended = end();
  await once(silent, 'close');
  expect(performance.now() - begun).toBeLessThan(1_200);
  await ended;
  expect(performance.now() - begun).toBeGreaterThan(1_200);
});
