import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a stopping server waits, in milliseconds. */
export interface ShutdownTimeouts {
  /** Without a new connection, before it stops listening. */
  quiet: number;
  /** At most for that. */
  longestHold: number;
  /** For the first request on connections that it has accepted. */
  linger: number;
  /** For requests that are under way, and clients that never finish one. */
  patience: number;
}

const USUAL: ShutdownTimeouts = { quiet: 100, longestHold: 1_500, linger: 500, patience: 15_000 };

/**
 * Returns a function that closes the server without breaking requests that clients sent before they could know. By
 * then, every answer has to say `Connection: close`. Call it when the server has its request listeners, and before it
 * listens.
 */
export function createGracefulShutdown(server: Server, timeouts: Partial<ShutdownTimeouts> = {}): () => Promise<void> {
  const sockets = new Set<Socket>();
  let newest = 0;
  server.on('connection', (socket: Socket) => {
    newest = performance.now();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const gate = createGate(server);
  return async () => {
    const { quiet, longestHold, linger, patience } = { ...USUAL, ...timeouts };
    const endIdle = server.closeIdleConnections.bind(server);
    // Otherwise `close` would end connections whose first request Node has not read yet.
    server.closeIdleConnections = () => {};
    gate.hold();
    await untilQuiet(() => newest, quiet, longestHold);
    await allRead();
    const ended = new Promise((resolve) => server.close(resolve));
    gate.release();
    const enough = setTimeout(() => server.closeAllConnections(), patience);
    await Promise.race([ended, wait(linger, undefined, { ref: false })]);
    await allRead();
    endIdle();
    // Browsers open connections ahead. Node counts them as busy with a request that has not begun.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    await ended;
    clearTimeout(enough);
  };
}

/**
 * Holds requests back. The kernel completes connections before the process has taken them, and resets those when the
 * server stops listening. Whoever waits for an answer opens none, so there is soon a moment without any.
 */
function createGate(server: Server) {
  let waiting: (() => void)[] | undefined;
  for (const next of server.listeners('request') as RequestListener[]) {
    server.off('request', next);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (waiting) waiting.push(() => next(request, response));
      else next(request, response);
    });
  }
  return {
    hold: () => void (waiting = []),
    release() {
      const held = waiting ?? [];
      waiting = undefined;
      for (const go of held) go();
    },
  };
}

async function untilQuiet(newest: () => number, quiet: number, most: number): Promise<void> {
  const begun = performance.now();
  const left = () => Math.min(Math.max(newest(), begun) + quiet, begun + most) - performance.now();
  for (let rest = left(); rest > 0; rest = left()) await wait(rest);
}

/** Waits until what had arrived is read from the kernel: two turns of the event loop, because the first may have taken long. */
async function allRead(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}
