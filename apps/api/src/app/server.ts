import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createNoticeWorkers } from '#domain/notices/notices.ts';
import { startKeyRotation } from '#platform/access/rotate-keys.ts';
import { openDatabase } from '#platform/database/database-server.ts';
import { migrate } from '#platform/database/migrate.ts';
import { startFileCollection } from '#platform/files/file-collection.ts';
import { prepareFileStores, type Storage, watchStorage } from '#platform/files/free-space.ts';
import { moveBodies } from '#platform/files/store/move-bodies.ts';
import { createGracefulShutdown } from '#platform/http/overload/graceful-shutdown.ts';
import { type Pressure, watchPressure } from '#platform/http/overload/pressure.ts';
import { createJobWorkers } from '#platform/jobs/jobs.ts';
import { createOutboxWorkers } from '#platform/outbox/outbox.ts';
import { findDataPlace } from '#platform/postgres/data-place.ts';
import type { Environment } from '#platform/process/environment.ts';
import type { Services } from '#platform/process/services.ts';
import { StartError } from '#platform/process/start-error.ts';
import { createTenant, leaveTenant, readTenantFiles, type Tenant } from '#platform/tenants/tenants.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, holdsDemoAccounts, isEmpty } from '../demo/demo-accounts.ts';
import { createApp } from './app.ts';
import { features } from './features.ts';
import { jobs } from './job-steps.ts';

export interface Server {
  /** For example `http://127.0.0.1:8080`. */
  address: string;
  log: FastifyBaseLogger;
  /** Finishes open requests and running deliveries, then closes the database. */
  stop(): Promise<void>;
}

export interface Extras {
  /** Adds routes, for benchmarks. */
  extend?(app: FastifyInstance, tenants: Tenant[]): void;
}

const LINGER = 500;

const say = (line: string) => console.error(line);

/** Starts one server process. Throws a {@link StartError} with one sentence for the operator. */
export async function startServer(environment: Environment, extras: Extras = {}): Promise<Server> {
  const files = readTenantFiles(environment.tenantsDir, features.tenantParts, environment.tenant);
  await assertFree(environment.host, environment.port);
  const database = await openDatabase(environment, say);
  const tenants: Tenant[] = [];
  const close = async () => {
    await Promise.all(tenants.map(leaveTenant));
    await database.stop();
  };
  try {
    // After the bundled PostgreSQL, which makes a DATA_DIR that its account can enter.
    await prepareFileStores(environment);
    for (const [name, file] of files) {
      await migrate(database.connection, name);
      tenants.push(createTenant(name, file, environment, database.connection));
    }
    if (environment.mode === 'demo') await seedEmptyOffices(tenants, environment);
    else await refuseDemoAccounts(tenants);
    for (const tenant of tenants) await moveBodies(tenant);
    return await listen(environment, tenants, close, extras);
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(
  environment: Environment,
  tenants: Tenant[],
  close: () => Promise<void>,
  extras: Extras,
): Promise<Server> {
  let stopping = false;
  let storage: Storage | undefined;
  let pressure: Pressure | undefined;
  const services: Services = {
    environment,
    tenants,
    isStopping: () => stopping,
    hasFreeSpace: () => storage?.hasFreeSpace() ?? true,
    isUnderPressure: () => pressure?.isUnderPressure() ?? false,
    outbox: createOutboxWorkers(environment, tenants),
  };
  const app = await createApp(services);
  extras.extend?.(app, tenants);
  const endConnections = createGracefulShutdown(app.server);
  await app.listen({ host: environment.host, port: environment.port });
  storage = await watchStorage(environment, app.log);
  pressure = watchPressure(app.log);
  services.outbox.start(app.log);
  const notices = createNoticeWorkers(environment, tenants, services.outbox);
  notices.start(app.log);
  const jobWorkers = createJobWorkers(tenants, jobs);
  jobWorkers.start(app.log);
  const keyRotation = startKeyRotation(environment, tenants, app.log);
  const fileCollection = startFileCollection(tenants, app.log);
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${environment.host.includes(':') ? `[${environment.host}]` : environment.host}:${port}`;
  announce(environment, address, await placeOfData(environment));
  const stop = async () => {
    stopping = true;
    // Requests that were sent before clients could know are still answered, and their connections closed.
    await wait(LINGER);
    await endConnections();
    await app.close();
    await Promise.all([...keyRotation, ...fileCollection].map((worker) => worker.stop()));
    await jobWorkers.stop();
    await notices.stop();
    await services.outbox.stop();
    await storage?.stop();
    pressure?.stop();
    await close();
  };
  let stopped: Promise<void> | undefined;
  return { address, log: app.log, stop: () => (stopped ??= stop()) };
}

/** Fails at once when the port is taken, before a database is started in vain. */
function assertFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'another program uses it; set PORT to a free one' : error.message;
      reject(new StartError(`The server cannot listen on ${host}:${port}: ${reason}.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function refuseDemoAccounts(tenants: Tenant[]): Promise<void> {
  for (const { name, db } of tenants) {
    if (await holdsDemoAccounts(db)) {
      throw new StartError(
        `The office ${name} holds demo accounts with a known password: begin production with an empty database.`,
      );
    }
  }
}

async function seedEmptyOffices(tenants: Tenant[], { secretKey }: Environment): Promise<void> {
  for (const { name, db, files } of tenants) {
    if (!(await isEmpty(db))) continue;
    say(`Filling the office ${name} with demo data…`);
    // Lazy: a real office never needs the demo data.
    const { seed } = await import('../demo/seed.ts');
    await seed(db, 'demo', { secretKey, store: files.store });
  }
}

const EXPOSED =
  '  !!! THIS DEMO IS OPEN TO THE NETWORK: everybody knows its passwords and codes. Enter no real data. !!!';

/** Undefined for an external database. */
const placeOfData = async ({ databaseUrl, dataDir }: Environment) =>
  databaseUrl ? undefined : (await findDataPlace(dataDir))?.sentence;

function announce({ mode, smtpUrl, demoExposed }: Environment, address: string, place: string | undefined): void {
  if (mode !== 'demo') return say([`Biuro answers at ${address}`, ...(place ? [place] : [])].join('\n'));
  say(
    [
      '',
      `  Biuro answers at ${address}`,
      ...(demoExposed ? ['', EXPOSED] : []),
      '',
      `  Demo accounts, password ${DEMO_PASSWORD}:`,
      ...DEMO_ACCOUNTS.map((email) => `    ${email}`),
      smtpUrl ? '  Codes are sent by SMTP.' : `  Codes appear at ${address}/dev/outbox`,
      '  API key for other programs: biuro-cli',
      ...(place ? [`  ${place}`] : []),
      '',
    ].join('\n'),
  );
}
