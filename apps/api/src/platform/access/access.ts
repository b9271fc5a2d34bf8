import type { FastifyRequest } from 'fastify';
import type { Db } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';
import type { Authorize } from '#platform/http/contract/mount.ts';
import { forbidden, notFound, Problem, unauthorized } from '#platform/http/problem.ts';
import { type Tenant, tenantOf } from '#platform/tenants/tenants.ts';
import { linkCaller } from './action-links.ts';
import type { RateLimits } from './rate-limits.ts';
import { isOfficeRole, mayDo } from './rights.ts';
import type { Secrets } from './secrets.ts';
import { callerOfSession, sessionOfAddress } from './signed-address.ts';
import type { Throttle } from './throttle.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant;
    caller: Caller | undefined;
    client: string;
  }
}

/** Token of an `Authorization: Bearer` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9._~+/=-]{1,512})$/i.exec(authorization ?? '')?.[1];
}

/** 400 when there are two such headers: of these Node takes the first, a proxy in front maybe the second. */
function assertOneAuthorization({ raw }: FastifyRequest): void {
  const { rawHeaders } = raw;
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'authorization') found += 1;
  if (found > 1) throw new Problem(400, 'bad_request');
}

interface Access {
  tenants: Tenant[];
  secrets: Secrets;
  findCaller(db: Db, accessToken: string): Promise<Caller | undefined>;
  limits: RateLimits;
  throttle: Throttle;
}

/** Checks whether a request may call an operation, by the security that the contract declares for it. */
export function createAuthorize({ tenants, secrets, findCaller, limits, throttle }: Access): Authorize {
  return async (request, operation) => {
    const { module, security, actionLink } = operation;
    request.tenant = officeOf(tenants, request);
    assertOneAuthorization(request);
    const signature = operation.signedAddress ? signatureIn(request) : undefined;
    if (security.apiKey && signature === undefined) request.client = clientOf(request);
    if (module && !request.tenant.config.modules[module].enabled) throw notFound();
    const linkToken = actionLink ? request.headers['x-action-link'] : undefined;
    if (typeof linkToken === 'string') {
      request.caller = await linkCaller(request.tenant.authDb, limits, linkToken, request.ip);
      return throttle(request);
    }
    if (signature !== undefined) {
      const [path = ''] = request.url.split('?');
      const session = sessionOfAddress(secrets, path, signature);
      request.caller = session === undefined ? undefined : await callerOfSession(request.tenant.authDb, session);
      await throttle(request);
      // Whatever is wrong with it, it is an address of nothing.
      if (!request.caller) throw notFound();
      return;
    }
    const rights = security.bearer;
    if (!rights) {
      await throttle(request);
      if (security.actionLink) throw unauthorized();
      return;
    }
    const token = bearerOf(request.headers.authorization);
    request.caller = token === undefined ? undefined : await findCaller(request.tenant.authDb, token);
    await throttle(request);
    if (!request.caller) throw unauthorized();
    const { role } = request.caller;
    if (rights.every((right) => mayDo(role, right))) return;
    // What belongs to the office does not exist for its clients.
    throw isOfficeRole(role) ? forbidden() : notFound();
  };
}

function signatureIn({ query }: FastifyRequest): string | undefined {
  const { signature } = query as { signature?: unknown }; // Fastify always parses a query into an object.
  return typeof signature === 'string' ? signature : undefined;
}

function officeOf(tenants: Tenant[], request: FastifyRequest): Tenant {
  const tenant = tenantOf(tenants, request.host);
  if (!tenant) throw notFound();
  return tenant;
}

function clientOf(request: FastifyRequest): string {
  const key = request.headers['x-api-key'];
  if (typeof key !== 'string' || !request.tenant.apiKeys.includes(key)) throw new Problem(403, 'api_key');
  return key;
}

/** The caller of a request without a valid token: reading any property throws 401. */
export const anonymousCaller: Caller = new Proxy({} as Caller, {
  get() {
    throw unauthorized();
  },
});
