import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How fast a request has to come whose head is here. */
export interface RequestPace {
  /** Milliseconds within which it is here whole; of one with a file, the next piece. */
  patience: number;
  /** Bytes of such a piece. */
  piece: number;
  /** Milliseconds between two looks. */
  every: number;
}

const USUAL: RequestPace = { patience: 15_000, piece: 150_000, every: 1_000 };

/** Milliseconds that the largest file takes at the slowest pace, and some more. */
export const LONGEST_UPLOAD = 15 * 60_000;

interface Piece {
  since: number;
  /** Bytes that the connection had brought by then. */
  before: number;
  isOfFile: boolean;
}

/**
 * Cuts off who does not finish a request. The `requestTimeout` of Node is one for all: short enough for those who hold connections with a byte
 * now and then, it also ends an honest upload over a slow line.
 */
export function limitSlowRequests(app: FastifyInstance, pace: Partial<RequestPace> = {}): void {
  const { patience, piece: size, every } = { ...USUAL, ...pace };
  const coming = new Map<IncomingMessage, Piece>();
  // Before Fastify's own, which may come to `preParsing` at once.
  app.server.prependListener('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && !Number(length)) return;
    coming.set(request, { since: performance.now(), before: request.socket.bytesRead, isOfFile: false });
    request.once('close', () => coming.delete(request));
  });
  app.addHook('onRoute', (route) => {
    if (!route.config?.operation?.largeBody) return;
    // It counts while the body comes.
    route.handlerTimeout = LONGEST_UPLOAD;
    // After the caller was let in: nobody else may take so long.
    route.preParsing = (request, _reply, _payload, done) => {
      const piece = coming.get(request.raw);
      if (piece) piece.isOfFile = true;
      done();
    };
  });

  const look = () => {
    const now = performance.now();
    for (const [request, piece] of coming) {
      const { complete, socket } = request;
      if (complete) coming.delete(request);
      else if (piece.isOfFile && socket.bytesRead - piece.before >= size)
        Object.assign(piece, { since: now, before: socket.bytesRead });
      else if (now - piece.since > patience) app.server.emit('clientError', tooSlow(), socket);
    }
  };
  const looking = setInterval(look, every).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/** What Node says when its own time-out is over. */
const tooSlow = () => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
