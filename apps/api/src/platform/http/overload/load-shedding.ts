import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAuthOperation } from '../contract/auth-operations.ts';
import type { Operation } from '../contract/contract.ts';
import { localeOf, problemBody } from '../errors.ts';
import type { HeadersOf } from '../headers.ts';
import { Problem } from '../problem.ts';
import { countInLog } from './count-in-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counted as under way. A set of requests would keep them reachable long after they are answered. */
    isUnderWay: boolean;
  }
}

/**
 * Requests under way in one process; more would wait too long for an answer. Fewer than may queue for a connection to
 * the database (`QUEUE` in `database.ts`), so that a request is refused here, before any work is done for it.
 */
const AT_ONCE = 150;
const RETRY_AFTER = 2;
const BETWEEN_LINES = 1_000;

export interface LoadLimit {
  operations: Operation[];
  headersOf: HeadersOf;
  /** Whether answers have to close their connection. */
  isStopping(): boolean;
  /** Whether the process is overloaded, however few requests are under way. */
  isUnderPressure(): boolean;
  atOnce?: number;
}

export interface LoadShedding {
  /** Number of refused requests since the start. */
  refused(): number;
}

/**
 * Refuses at once what the process cannot answer in time. Signing in and health checks pass: they have connections of
 * their own.
 */
export function shedLoad(app: FastifyInstance, limit: LoadLimit): LoadShedding {
  const { operations, isUnderPressure, atOnce = AT_ONCE } = limit;
  let underWay = 0;
  const isFull = () => underWay >= atOnce || isUnderPressure();
  const finish = (request: FastifyRequest) => {
    if (!request.isUnderWay) return;
    request.isUnderWay = false;
    underWay -= 1;
  };
  // One instance: creating a stack trace would cost more than the rest of the refusal.
  const refusal = new Problem(503, 'unavailable', { retryAfter: RETRY_AFTER });
  const count = countInLog(app, BETWEEN_LINES, (log, refused) =>
    log.warn({ refused }, 'too many requests at once: some were refused'),
  );
  app.decorateRequest('isUnderWay', false);
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    if (!operation || isAuthOperation(operation)) return done();
    if (isFull()) {
      count.add();
      return done(refusal);
    }
    request.isUnderWay = true;
    underWay += 1;
    // The client may hang up before the answer.
    reply.raw.once('close', () => finish(request));
    done();
  });
  // The work is done. A client that reads slowly must not count.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    finish(request);
    done();
  });

  const authPaths = patternOf(operations.filter(isAuthOperation));
  const isTooMuch = (url: string) => isFull() && url.startsWith('/api/') && !authPaths.test(url);
  const refuse = createRefusal(refusal, limit);
  putBefore(app, (next) => (request, response) => {
    if (!isTooMuch(request.url ?? '')) return next(request, response);
    count.add();
    refuse(request, response);
  });
  return { refused: count.total };
}

/**
 * In front of all hooks: they take longer than the refusal itself, and under a fourfold load would leave little time
 * for other requests.
 */
function putBefore({ server }: FastifyInstance, wrap: (next: RequestListener) => RequestListener): void {
  for (const next of server.listeners('request') as RequestListener[]) {
    server.off('request', next);
    server.on('request', wrap(next));
  }
}

/** Matches the paths of these operations, with or without a query. */
function patternOf(operations: Operation[]): RegExp {
  const addresses = operations.map(({ url }) => url.replaceAll(/:\w+/g, '[^/?]+'));
  return new RegExp(`^/api(?:${addresses.join('|')})/?(?:\\?|$)`);
}

function createRefusal(problem: Problem, { headersOf, isStopping }: LoadLimit) {
  const words = { pl: problemBody(undefined, 'pl', problem), en: problemBody(undefined, 'en', problem) };
  return (request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID().slice(-10);
    // A string, because Node sends it in one packet with the headers; a buffer would be a second one.
    const body = JSON.stringify({ ...words[localeOf(request)], requestId });
    response.writeHead(problem.status, {
      ...headersOf(request.url ?? ''),
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': RETRY_AFTER,
      'X-Request-Id': requestId,
      ...(isStopping() && { Connection: 'close' }),
    });
    response.end(body);
  };
}
