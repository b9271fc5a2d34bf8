import type { FastifyInstance } from 'fastify';
import { isEntrance } from './contract/entrance.ts';
import { Problem } from './problem.ts';

/** Requests under way in one process; more would wait longer than anybody waits for an answer. */
const AT_ONCE = 300;

/** Refuses at once what a process cannot answer in time. Signing in and health are let through: they have connections of their own. */
export function limitCrowd(app: FastifyInstance, atOnce = AT_ONCE): void {
  let inside = 0;
  const leave = () => {
    inside -= 1;
  };
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    const { operation } = routeOptions.config;
    if (!operation || isEntrance(operation)) return done();
    if (inside >= atOnce) return done(new Problem(503, 'unavailable', { retryAfter: 2 }));
    inside += 1;
    // Comes after the answer, and when somebody hangs up before it.
    reply.raw.once('close', leave);
    done();
  });
}
