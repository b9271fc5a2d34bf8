import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a connection may do that takes its answer slowly. */
export interface Pace {
  /** Milliseconds before anybody is called slow. */
  grace: number;
  /** Who takes less of an answer in a second is cut off. */
  bytesPerSecond: number;
  /** As much may wait for all readers together; beyond it those who have waited longest are cut off, once their grace is over. */
  unsent: number;
  /** Milliseconds between two looks. */
  every: number;
}

const USUAL: Pace = { grace: 20_000, bytesPerSecond: 10_000, unsent: 128 * 1024 * 1024, every: 1_000 };
/** When memory runs short, nobody has the whole grace. */
const SHORT_GRACE = 0.1;

interface Answer {
  since: number;
  /** Bytes that waited at that moment. */
  size: number;
  /** Bytes that had gone out by then. */
  sent: number;
}

/**
 * Cuts off who does not read what was asked for. An answer waits in memory until it has been taken, and no time-out of Node ends one that is
 * taken a byte now and then.
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

/** What waits on this connection: the same as before, unless some of it has gone out since. */
function answerOn(socket: Socket, before: Answer | undefined, now: number): Answer | undefined {
  const size = socket.writableLength;
  if (size === 0) return undefined;
  // A large answer is one piece, which counts as sent when its last byte is.
  const sent = socket.bytesWritten - size;
  return before && before.sent === sent ? before : { since: now, size, sent };
}
