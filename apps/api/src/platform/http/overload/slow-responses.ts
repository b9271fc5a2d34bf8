import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How slowly a client may read its answer. */
export interface Pace {
  /** Milliseconds before a client counts as slow. */
  grace: number;
  /** Clients that read less than this are disconnected. */
  bytesPerSecond: number;
  /**
   * Bytes that may wait in memory for all clients together. Beyond that, those that have waited longest are
   * disconnected, after a tenth of their grace.
   */
  unsent: number;
  /** Milliseconds between two checks. */
  every: number;
}

const USUAL: Pace = { grace: 20_000, bytesPerSecond: 10_000, unsent: 128 * 1024 * 1024, every: 1_000 };
/** Share of the grace when memory runs short. */
const SHORT_GRACE = 0.1;

interface Answer {
  since: number;
  /** Bytes that were waiting at that moment. */
  size: number;
  /** Bytes that had been sent by then. */
  sent: number;
}

/**
 * Disconnects clients that do not read their answers. An answer waits in memory until it is read, and no timeout of
 * Node ends a connection that reads a byte now and then.
 */
export function limitSlowResponses(app: FastifyInstance, pace: Partial<Pace> = {}): void {
  const { grace, bytesPerSecond, unsent, every } = { ...USUAL, ...pace };
  const sockets = new Map<Socket, Answer | undefined>();
  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });

  const look = () => {
    const now = performance.now();
    const waiting: { socket: Socket; waited: number }[] = [];
    let all = 0;
    for (const [socket, before] of sockets) {
      const answer = answerOn(socket, before, now);
      if (answer !== before) sockets.set(socket, answer);
      if (!answer) continue;
      const waited = now - answer.since;
      if (waited > grace + (answer.size / bytesPerSecond) * 1_000) socket.destroy();
      else {
        waiting.push({ socket, waited });
        all += socket.writableLength;
      }
    }
    if (all <= unsent) return;
    for (const { socket, waited } of waiting.toSorted((a, b) => b.waited - a.waited)) {
      if (all <= unsent || waited < grace * SHORT_GRACE) return;
      all -= socket.writableLength;
      socket.destroy();
    }
  };
  const looking = setInterval(look, every).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/** What waits on this connection: the same answer as before, unless some of it has been sent since. */
function answerOn(socket: Socket, before: Answer | undefined, now: number): Answer | undefined {
  const size = socket.writableLength;
  if (size === 0) return undefined;
  // A large answer is one chunk, which counts as sent when its last byte is.
  const sent = socket.bytesWritten - size;
  return before && before.sent === sent ? before : { since: now, size, sent };
}
