import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '#platform/http/problem.ts';
import type { Environment } from '#platform/process/environment.ts';
import { networkOf } from './rate-limits.ts';

/** Counts a request; throws 429 when its sender has made too many. */
export type Throttle = (request: FastifyRequest) => Promise<void>;

const PER_MINUTE = { user: 600, network: 120, exports: 6, uploads: 120, pieces: 6_000 };

/**
 * Requests per minute of one user, or of all anonymous callers of one network; fewer for exports, more for pieces of uploads, which are
 * limited by their files. Counted in the memory
 * of each process: this protects against floods. What protects secrets is counted in the database.
 */
export async function createThrottle(app: FastifyInstance, { rateLimits }: Environment): Promise<Throttle> {
  if (!rateLimits) return async () => {};
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const check = app.createRateLimit({
    timeWindow: 60_000,
    max: (request) => (request.caller ? PER_MINUTE.user : PER_MINUTE.network),
    keyGenerator: ({ caller, ip }) => (caller ? `user ${caller.id}` : `network ${networkOf(ip)}`),
  });
  const limitOf = (name: 'exports' | 'uploads' | 'pieces') =>
    app.createRateLimit({
      timeWindow: 60_000,
      max: PER_MINUTE[name],
      keyGenerator: ({ caller, ip }) => `${name} ${caller?.id ?? networkOf(ip)}`,
    });
  const [checkExports, checkUploads, checkPieces] = [limitOf('exports'), limitOf('uploads'), limitOf('pieces')];
  const refuseBeyond = (limit: Awaited<ReturnType<typeof check>>) => {
    if (!limit.isAllowed && limit.isExceeded) throw tooMany('too_many_requests', limit.ttlInSeconds);
  };
  return async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation?.stream && operation.id !== 'createUpload' && request.caller)
      return refuseBeyond(await checkPieces(request));
    refuseBeyond(await check(request));
    if (operation?.exportsList) refuseBeyond(await checkExports(request));
    if (operation?.id === 'createUpload') refuseBeyond(await checkUploads(request));
  };
}
