import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { countInLog } from './count-in-log.ts';

/** How fast a request has to arrive once its head is there. */
export interface RequestPace {
  /** Milliseconds within which all of it arrives; of an upload, the next piece. */
  patience: number;
  /** Bytes of a piece. */
  piece: number;
  /** Milliseconds between two checks. */
  every: number;
  /** Milliseconds between two log lines. */
  report: number;
}

const USUAL: RequestPace = { patience: 15_000, piece: 150_000, every: 1_000, report: 60_000 };

/** Milliseconds that the largest file takes at the slowest pace, and a margin. */
export const LONGEST_UPLOAD = 15 * 60_000;

interface Piece {
  since: number;
  /** Bytes that the connection had received by then. */
  before: number;
  isOfFile: boolean;
}

/**
 * Disconnects clients that do not finish a request (slowloris). Node has one `requestTimeout` for all requests: short
 * enough against connections that send a byte now and then, it would also end an honest upload over a slow line.
 */
export function limitSlowRequests(app: FastifyInstance, pace: Partial<RequestPace> = {}): void {
  const { patience, piece: size, every, report } = { ...USUAL, ...pace };
  const ended = countInLog(app, report, (log, slow) => log.warn({ slow }, 'requests did not arrive in time'));
  const coming = new Map<IncomingMessage, Piece>();
  // Before the listener of Fastify, which may reach `preParsing` at once.
  app.server.prependListener('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && !Number(length)) return;
    coming.set(request, { since: performance.now(), before: request.socket.bytesRead, isOfFile: false });
    request.once('close', () => coming.delete(request));
  });
  app.addHook('onRoute', (route) => {
    const operation = route.config?.operation;
    if (!operation?.largeBody && !operation?.stream) return;
    // It includes the time that the body takes.
    route.handlerTimeout = LONGEST_UPLOAD;
    // After authorization: nobody else may take that long.
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
      else if (now - piece.since > patience) {
        ended.add();
        app.server.emit('clientError', tooSlow(), socket);
      }
    }
  };
  const looking = setInterval(look, every).unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

/** The error of Node when its own timeout ends. */
const tooSlow = () => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
