import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createAuthHandlers } from '../auth/auth.ts';
import { findCaller } from '../auth/find-caller.ts';
import { createCalendarHandlers } from '../calendar/calendar.ts';
import { createCompanyHandlers } from '../companies/companies.ts';
import { importHandlers } from '../companies/companies-imports.ts';
import { createLookupHandlers } from '../companies/companies-lookup.ts';
import { checklistHandlers } from '../companies/company-checklist.ts';
import { companyJudges } from '../companies/company-judges.ts';
import { createPeselHandlers } from '../companies/company-pesel-reading.ts';
import { companyViewHandlers } from '../companies/company-views.ts';
import { peopleHandlers } from '../companies/people.ts';
import { configHandlers } from '../config/config.ts';
import { declarationHandlers } from '../declarations/declarations.ts';
import { serveDevOutbox } from '../dev/outbox.ts';
import { createIdentityHandlers } from '../employees/employee-identity.ts';
import { employeeJudges } from '../employees/employee-judges.ts';
import { createEmployeeHandlers } from '../employees/employees.ts';
import { createStaffReportHandlers } from '../employees/staff-reports.ts';
import { homeHandlers } from '../home/home.ts';
import { jobHandlers } from '../jobs/jobs.ts';
import { liabilityHandlers } from '../liabilities/liabilities.ts';
import { reportHandlers } from '../reports/reports.ts';
import { openMonthHandlers } from '../tasks/open-month.ts';
import { taskHandlers } from '../tasks/tasks.ts';
import { uptimeHandlers } from '../uptimes/uptimes.ts';
import { createUserHandlers } from '../users/users.ts';
import { createAuthorize } from './access/access.ts';
import { nobody } from './access/nobody.ts';
import { createThrottle } from './access/throttle.ts';
import { confinedTo } from './contract/confinement.ts';
import { type Operation, readOperations } from './contract/contract.ts';
import { isEntrance } from './contract/entrance.ts';
import type { Context, Handlers } from './contract/handlers.ts';
import { mountContract } from './contract/mount.ts';
import { parseQuery } from './contract/query-string.ts';
import { limitCrowd } from './crowd.ts';
import { serveDocs } from './docs.ts';
import type { Environment } from './environment.ts';
import { handleErrors, localeOf, refuse } from './errors.ts';
import { createHeaders, type HeadersOf, protect } from './headers.ts';
import { serveHealth } from './health.ts';
import { logAnswers, loggerOptions } from './logger.ts';
import { serveMetrics } from './metrics.ts';
import { Problem } from './problem.ts';
import { createLookup, type Lookup } from './registers/lookup.ts';
import type { Services } from './services.ts';
import { limitSlowReaders } from './slow-readers.ts';
import { LONGEST_UPLOAD, limitSlowSenders, type SendingPace } from './slow-senders.ts';
import { serveWeb } from './web.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
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
  const lookup = createLookup(environment.registers);
  app.addHook('onClose', lookup.close);
  mountContract(app, {
    operations,
    handlers: handlersOf(services, lookup),
    judges: { ...companyJudges, ...employeeJudges },
    authorize: createAuthorize(tenants, whoCalls, await createThrottle(app, environment)),
    hasRoom: () => services.hasRoom(),
    contextOf,
  });
  if (environment.mode === 'demo') serveDevOutbox(app, tenants);
  await serveWeb(app);
  return app;
}

const handlersOf = (services: Services, lookup: Lookup): Handlers => ({
  ...configHandlers,
  ...createAuthHandlers(services),
  ...createUserHandlers(services),
  ...createCompanyHandlers(services),
  ...createPeselHandlers(services),
  ...peopleHandlers,
  ...createEmployeeHandlers(services),
  ...createIdentityHandlers(services),
  ...createStaffReportHandlers(services),
  ...taskHandlers,
  ...openMonthHandlers,
  ...liabilityHandlers,
  ...declarationHandlers,
  ...jobHandlers,
  ...uptimeHandlers,
  ...createCalendarHandlers(services),
  ...homeHandlers,
  ...reportHandlers,
  ...createLookupHandlers(services, lookup),
  ...companyViewHandlers,
  ...checklistHandlers,
  ...importHandlers,
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
