import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isEntrance } from './contract/entrance.ts';
import { Problem } from './problem.ts';

/**
 * Requests under way in one process; more would wait longer than anybody waits for an answer. Fewer than may wait for a connection to the
 * database (`QUEUE` in `database.ts`), so that who is refused is refused here, before anybody has worked for them.
 */
const AT_ONCE = 150;

/** Refuses at once what a process cannot answer in time. Signing in and health are let through: they have connections of their own. */
export function limitCrowd(app: FastifyInstance, atOnce = AT_ONCE): void {
  const inside = new Set<ServerResponse>();
  // The same one each time: to note where it came from would cost more than all the rest of a refusal.
  const refusal = new Problem(503, 'unavailable', { retryAfter: 2 });
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { operation } = routeOptions.config;
    if (!operation || isEntrance(operation)) return done();
    if (inside.size >= atOnce) return done(refusal);
    inside.add(reply.raw);
    // When somebody hangs up before the answer.
    reply.raw.once('close', () => inside.delete(reply.raw));
    done();
  });
  // The work is done. However slowly somebody reads the answer, they keep nobody out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    inside.delete(reply.raw);
    done();
  });
}
