import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a server that stops waits for others, in milliseconds. */
export interface ShutdownTimeouts {
  /** For the first request of connections that it has taken. */
  linger: number;
  /** For requests that are under way, and those who never finish one. */
  patience: number;
}

const USUAL: ShutdownTimeouts = { linger: 500, patience: 15_000 };

/**
 * Knows how to end a server without breaking what was sent to it before anybody could know. Each answer has to say `Connection: close` by then.
 * To be called before the server listens.
 */
export function createGracefulShutdown(server: Server, timeouts: Partial<ShutdownTimeouts> = {}): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => end(server, sockets, { ...USUAL, ...timeouts });
}

async function end(server: Server, sockets: Set<Socket>, { linger, patience }: ShutdownTimeouts): Promise<void> {
  const endIdle = server.closeIdleConnections.bind(server);
  // With the listener, Node would end connections whose first request it has not read yet.
  server.closeIdleConnections = () => {};
  await allRead();
  const ended = new Promise((resolve) => server.close(resolve));
  const enough = setTimeout(() => server.closeAllConnections(), patience);
  await Promise.race([ended, wait(linger, undefined, { ref: false })]);
  await allRead();
  endIdle();
  // To Node these are busy: with a request that has not begun. Browsers open them ahead.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  await ended;
  clearTimeout(enough);
}

/** A moment after whatever had arrived was taken from the kernel: twice, because the first time may have taken long. */
async function allRead(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
