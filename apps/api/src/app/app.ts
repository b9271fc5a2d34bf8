import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { createAuthHandlers } from '../auth/auth.ts';
import { findCaller } from '../auth/find-caller.ts';
import { createCalendarHandlers } from '../calendar/calendar.ts';
import { createCompanyHandlers } from '../companies/companies.ts';
import { importHandlers } from '../companies/companies-imports.ts';
import { createLookupHandlers } from '../companies/companies-lookup.ts';
import { checklistHandlers } from '../companies/company-checklist.ts';
import { createPeselHandlers } from '../companies/company-pesel-reading.ts';
import { companyViewHandlers } from '../companies/company-views.ts';
import { peopleHandlers } from '../companies/people.ts';
import { configHandlers } from '../config/config.ts';
import { declarationHandlers } from '../declarations/declarations.ts';
import { serveDevOutbox } from '../dev/outbox.ts';
import { createIdentityHandlers } from '../employees/employee-identity.ts';
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
import { createThrottle } from './access/throttle.ts';
import { type Operation, readOperations } from './contract/contract.ts';
import type { Context, Handlers } from './contract/handlers.ts';
import { mountContract } from './contract/mount.ts';
import { parseQuery } from './contract/query-string.ts';
import { serveDocs } from './docs.ts';
import type { Environment } from './environment.ts';
import { handleErrors, localeOf } from './errors.ts';
import { protect } from './headers.ts';
import { serveHealth } from './health.ts';
import { logAnswers, loggerOptions } from './logger.ts';
import { serveMetrics } from './metrics.ts';
import { unauthorized } from './problem.ts';
import { createLookup, type Lookup } from './registers/lookup.ts';
import type { Services } from './services.ts';
import { serveWeb } from './web.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** The whole server, ready for `inject` or `listen`. It owns nothing: databases and workers are started and stopped by `server.ts`. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { environment, tenants } = services;
  const app = Fastify(optionsOf(environment));
  handleErrors(app);
  logAnswers(app);
  protect(app, environment);
  serveHealth(app, tenants, services.isStopping);
  serveMetrics(app);
  await serveDocs(app);
  const lookup = createLookup(environment.registers);
  app.addHook('onClose', lookup.close);
  mountContract(app, {
    operations: readOperations(),
    handlers: handlersOf(services, lookup),
    authorize: createAuthorize(tenants, findCaller, await createThrottle(app, environment)),
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

function optionsOf(environment: Environment): FastifyServerOptions {
  return {
    logger: loggerOptions(environment.logLevel),
    // Node keeps randomness for UUIDs at hand; `randomBytes` asks for it each time.
    genReqId: () => randomUUID().slice(-10),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    exposeHeadRoutes: false,
    trustProxy: environment.trustProxy.length > 0 ? environment.trustProxy : false,
    bodyLimit: 1024 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  };
}

function contextOf(request: FastifyRequest): Context {
  return {
    tenant: request.tenant,
    db: request.tenant.db,
    get caller() {
      if (!request.caller) throw unauthorized();
      return request.caller;
    },
    locale: localeOf(request),
    ip: request.ip,
    client: request.client,
    requestId: request.id,
    afterCommit: (work) => work(),
    log: request.log,
  };
}
