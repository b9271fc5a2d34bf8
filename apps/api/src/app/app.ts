import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Catalogue } from '@biuro/core/i18n/text.ts';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { anonymousCaller, createAuthorize } from '#platform/access/access.ts';
import { findCaller as lookUpCaller } from '#platform/access/find-caller.ts';
import { createRateLimits } from '#platform/access/rate-limits.ts';
import { createSecrets } from '#platform/access/secrets.ts';
import { createThrottle } from '#platform/access/throttle.ts';
import { serveBrand } from '#platform/brand/serve-brand.ts';
import { createDeletedRecords } from '#platform/database/deleted/deleted-records.ts';
import type { FeatureServices } from '#platform/feature.ts';
import { isAuthOperation } from '#platform/http/contract/auth-operations.ts';
import { type Operation, readOperations } from '#platform/http/contract/contract.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { createRunOnce } from '#platform/http/contract/idempotency.ts';
import { mountContract } from '#platform/http/contract/mount.ts';
import { parseQuery } from '#platform/http/contract/query-string.ts';
import { rowSecurityUserOf } from '#platform/http/contract/row-level-security-exemptions.ts';
import { serveDocs } from '#platform/http/docs.ts';
import { handleErrors, localeOf, refuse } from '#platform/http/errors.ts';
import { createHeaders, type HeadersOf, protect } from '#platform/http/headers.ts';
import { serveHealth } from '#platform/http/health.ts';
import { logAnswers, loggerOptions } from '#platform/http/logger.ts';
import { serveMetrics } from '#platform/http/metrics.ts';
import { shedLoad } from '#platform/http/overload/load-shedding.ts';
import { LONGEST_UPLOAD, limitSlowRequests, type RequestPace } from '#platform/http/overload/slow-requests.ts';
import { limitSlowResponses } from '#platform/http/overload/slow-responses.ts';
import { Problem } from '#platform/http/problem.ts';
import { serveWeb } from '#platform/http/web.ts';
import { serveDevOutbox } from '#platform/outbox/dev-outbox.ts';
import type { Environment } from '#platform/process/environment.ts';
import type { Services } from '#platform/process/services.ts';
import { features } from './features.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    /** Messages of the feature that answers. */
    messages?: Catalogue | undefined;
  }
}

/** What tests may replace. */
export interface AppChoices {
  /** Looks up the caller of a token. */
  findCaller?: typeof lookUpCaller;
  requestPace?: Partial<RequestPace>;
}

/** The whole server, ready for `inject` or `listen`. Databases and workers are started and stopped by `server.ts`. */
export async function createApp(
  services: Services,
  { findCaller = lookUpCaller, requestPace }: AppChoices = {},
): Promise<FastifyInstance> {
  const { environment, tenants, isStopping } = services;
  const operations = readOperations();
  const secrets = createSecrets(environment.secretKey, environment.previousKeys);
  const headersOf = createHeaders(environment);
  const app = Fastify(optionsOf(environment, headersOf));
  app.server.maxConnections = CONNECTIONS;
  handleErrors(app);
  logAnswers(app);
  protect(app, headersOf);
  const shedding = shedLoad(app, {
    operations,
    headersOf,
    isStopping,
    isUnderPressure: () => services.isUnderPressure(),
  });
  limitSlowResponses(app);
  limitSlowRequests(app, requestPace);
  serveHealth(app, tenants, isStopping);
  serveMetrics(app, shedding);
  await serveDocs(app);
  mountContract(app, {
    operations,
    ...features.handlers(featureServices(app, { ...services, secrets })),
    validators: features.validators,
    authorize: createAuthorize({
      tenants,
      secrets,
      findCaller,
      limits: createRateLimits(environment.rateLimits),
      throttle: await createThrottle(app, environment),
    }),
    runOnce: createRunOnce(secrets),
    hasFreeSpace: () => services.hasFreeSpace(),
    contextOf,
  });
  if (environment.mode === 'demo') serveDevOutbox(app, tenants);
  serveBrand(app, tenants);
  await serveWeb(app, environment);
  return app;
}

const featureServices = (
  app: FastifyInstance,
  services: Services & Pick<FeatureServices, 'secrets'>,
): FeatureServices => ({
  ...services,
  deletedRecords: createDeletedRecords(features.deletion),
  uploadRules: features.uploads,
  onClose: (work) => app.addHook('onClose', work),
});

/** An idle connection costs some kilobytes. Beyond this limit, new ones are closed at once. */
const CONNECTIONS = 2_000;

function optionsOf(environment: Environment, headersOf: HeadersOf): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(environment.logLevel),
    // Node caches randomness for UUIDs; `randomBytes` asks the system each time.
    genReqId: () => randomUUID().slice(-10),
    logController: new LogController({ disableRequestLogging: true }),
    // For paths that the router cannot parse: they reach neither hooks nor error handlers.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.url)).header('X-Request-Id', request.id);
      void refuse(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    exposeHeadRoutes: false,
    trustProxy: environment.trustProxy.length > 0 ? environment.trustProxy : false,
    bodyLimit: 1024 * 1024,
    // Timeouts: for an idle connection; for a whole request (`limitSlowRequests` is stricter) and its head; for the
    // answer.
    connectionTimeout: 30_000,
    requestTimeout: LONGEST_UPLOAD,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    handlerTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  };
}

function contextOf(request: FastifyRequest, reply: FastifyReply, operation: Operation): Context {
  return {
    tenant: request.tenant,
    db: isAuthOperation(operation) ? request.tenant.authDb : request.tenant.db,
    rowSecurityUser: isAuthOperation(operation) ? undefined : rowSecurityUserOf(request.caller, operation.id),
    caller: request.caller ?? anonymousCaller,
    locale: localeOf(request),
    ip: request.ip,
    client: request.client,
    requestId: request.id,
    afterCommit: (work) => work(),
    signal: () => endOf(reply.raw),
    log: request.log,
  };
}

/** Not `request.signal`: it aborts as soon as the body of a request has been read. */
function endOf(response: ServerResponse): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort(new Problem(503, 'unavailable', { retryAfter: 2 }));
  if (response.closed) end();
  else response.once('close', end);
  return ending.signal;
}
