import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a stopping server waits, in milliseconds. */
export interface ShutdownTimeouts {
  /** For the first request on connections that it has accepted. */
  linger: number;
  /** For requests that are under way, and clients that never finish one. */
  patience: number;
}

const USUAL: ShutdownTimeouts = { linger: 500, patience: 15_000 };

/**
 * Returns a function that closes the server without breaking requests that clients sent before they could know. By
 * then, every answer has to say `Connection: close`. Call it before the server listens.
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
  // Otherwise `close` would end connections whose first request Node has not read yet.
  server.closeIdleConnections = () => {};
  await allRead();
  const ended = new Promise((resolve) => server.close(resolve));
  const enough = setTimeout(() => server.closeAllConnections(), patience);
  await Promise.race([ended, wait(linger, undefined, { ref: false })]);
  await allRead();
  endIdle();
  // Browsers open connections ahead. Node counts them as busy with a request that has not begun.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  await ended;
  clearTimeout(enough);
}

/** Waits until what had arrived is read from the kernel: two turns of the event loop, because the first may have taken long. */
async function allRead(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
