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
import { createAuthorize } from '#platform/access/access.ts';
import { nobody } from '#platform/access/anonymous-caller.ts';
import { findCaller } from '#platform/access/find-caller.ts';
import { createThrottle } from '#platform/access/throttle.ts';
import { createDeletedRecords } from '#platform/database/deleted/deleted-records.ts';
import type { FeatureServices } from '#platform/feature.ts';
import { isEntrance } from '#platform/http/contract/auth-operations.ts';
import { type Operation, readOperations } from '#platform/http/contract/contract.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { mountContract } from '#platform/http/contract/mount.ts';
import { parseQuery } from '#platform/http/contract/query-string.ts';
import { confinedTo } from '#platform/http/contract/row-level-security-exemptions.ts';
import { serveDocs } from '#platform/http/docs.ts';
import { handleErrors, localeOf, refuse } from '#platform/http/errors.ts';
import { createHeaders, type HeadersOf, protect } from '#platform/http/headers.ts';
import { serveHealth } from '#platform/http/health.ts';
import { logAnswers, loggerOptions } from '#platform/http/logger.ts';
import { serveMetrics } from '#platform/http/metrics.ts';
import { limitCrowd } from '#platform/http/overload/load-shedding.ts';
import { limitSlowReaders } from '#platform/http/overload/slow-readers.ts';
import { LONGEST_UPLOAD, limitSlowSenders, type SendingPace } from '#platform/http/overload/slow-senders.ts';
import { Problem } from '#platform/http/problem.ts';
import { serveWeb } from '#platform/http/web.ts';
import { serveDevOutbox } from '#platform/outbox/dev-outbox.ts';
import type { Environment } from '#platform/process/environment.ts';
import type { Services } from '#platform/process/services.ts';
import { features } from './features.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    /** Of the feature that answers. */
    messages?: Catalogue | undefined;
  }
}

/** What a test may have otherwise. */
export interface AppChoices {
  /** Whom the server takes a caller for. */
  whoCalls?: typeof findCaller;
  sending?: Partial<SendingPace>;
}

/** The whole server, ready for `inject` or `listen`. It owns nothing: databases and workers are started and stopped by `server.ts`. */
export async function createApp(
  services: Services,
  { whoCalls = findCaller, sending }: AppChoices = {},
): Promise<FastifyInstance> {
  const { environment, tenants, isStopping } = services;
  const operations = readOperations();
  const headersOf = createHeaders(environment);
  const app = Fastify(optionsOf(environment, headersOf));
  app.server.maxConnections = CONNECTIONS;
  handleErrors(app);
  logAnswers(app);
  protect(app, headersOf);
  const crowd = limitCrowd(app, { operations, headersOf, isStopping, isStrained: () => services.isStrained() });
  limitSlowReaders(app);
  limitSlowSenders(app, sending);
  serveHealth(app, tenants, isStopping);
  serveMetrics(app, crowd);
  await serveDocs(app);
  mountContract(app, {
    operations,
    ...features.handlers(featureServices(app, services)),
    validators: features.validators,
    authorize: createAuthorize(tenants, whoCalls, await createThrottle(app, environment)),
    hasRoom: () => services.hasRoom(),
    contextOf,
  });
  if (environment.mode === 'demo') serveDevOutbox(app, tenants);
  await serveWeb(app);
  return app;
}

const featureServices = (app: FastifyInstance, services: Services): FeatureServices => ({
  ...services,
  deletedRecords: createDeletedRecords(features.deletion),
  onClose: (work) => app.addHook('onClose', work),
});

/** A connection that is open and idle costs some kilobytes; beyond so many, new ones are closed at once. */
const CONNECTIONS = 2_000;

function optionsOf(environment: Environment, headersOf: HeadersOf): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(environment.logLevel),
    // Node keeps randomness for UUIDs at hand; `randomBytes` asks for it each time.
    genReqId: () => randomUUID().slice(-10),
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses that the router cannot read come to no hook and to no handler of errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.url)).header('X-Request-Id', request.id);
      void refuse(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    exposeHeadRoutes: false,
    trustProxy: environment.trustProxy.length > 0 ? environment.trustProxy : false,
    bodyLimit: 1024 * 1024,
    // Nothing comes and nothing goes on a connection; a request has come whole, its head first, which `limitSlowSenders` ends sooner; an answer
    // is there.
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
    db: isEntrance(operation) ? request.tenant.entrance : request.tenant.db,
    confinedTo: isEntrance(operation) ? undefined : confinedTo(request.caller, operation.id),
    caller: request.caller ?? nobody,
    locale: localeOf(request),
    ip: request.ip,
    client: request.client,
    requestId: request.id,
    afterCommit: (work) => work(),
    signal: () => endOf(reply.raw),
    log: request.log,
  };
}

/** Not `request.signal`, which a request with a body aborts as soon as it has been read. */
function endOf(response: ServerResponse): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort(new Problem(503, 'unavailable', { retryAfter: 2 }));
  if (response.closed) end();
  else response.once('close', end);
  return ending.signal;
}
