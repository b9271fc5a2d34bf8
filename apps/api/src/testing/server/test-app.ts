import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import pg from 'pg';
import { beforeAll, inject } from 'vitest';
import type { Connection } from '#platform/database/database.ts';
import type { FilePlace } from '#platform/files/store/office-files.ts';
import { createOutboxWorkers } from '#platform/outbox/outbox.ts';
import { type Environment, readEnvironment } from '#platform/process/environment.ts';
import type { Services } from '#platform/process/services.ts';
import { createTenant, leaveTenant, readTenantFiles, type Tenant } from '#platform/tenants/tenants.ts';
import { type AppChoices, createApp } from '../../app/app.ts';
import { features } from '../../app/features.ts';
import { type Fixture, seed } from '../../demo/seed.ts';
import { watchContract } from './contract-watch.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestApp {
  app: FastifyInstance;
  tenant: Tenant;
  db: Tenant['db'];
  services: Services;
  environment: Environment;
  connection: Connection;
  /** A request with the API key and Polish answers; throws when the answer violates the contract. */
  call(options: InjectOptions): Promise<Response>;
  close(): Promise<void>;
}

const ROOT = new URL('../../../../../', import.meta.url).pathname;

interface Options extends AppChoices {
  fixture?: Fixture;
  variables?: Record<string, string>;
}

/** One {@link createTestApp} for all tests of a file, created before the first and closed after the last. */
export function sharedTestApp(options: Options): TestApp {
  // An empty object, so that a file can pass it on before the server exists.
  const portal = {} as TestApp;
  beforeAll(async () => {
    Object.assign(portal, await createTestApp(options));
    return portal.close;
  });
  return portal;
}

/** The whole server with a database of its own, cloned from a template. Close it in the end. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const server = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const template = options.fixture ? await filledTemplate(options.fixture) : TEMPLATE;
  await withServer((sql) => sql(`CREATE DATABASE ${database} TEMPLATE ${template}`));
  const connection = { ...server, database };
  const environment = readEnvironment(
    {
      BIURO_MODE: 'demo',
      BIURO_RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      // The contents of templates are there for all that are cloned from them.
      DATA_DIR: inject('dataDir'),
      ...options.variables,
    },
    ROOT,
  );
  const tenant = demoTenant(environment, connection);
  const services: Services = {
    environment,
    tenants: [tenant],
    isStopping: () => false,
    hasFreeSpace: () => true,
    isUnderPressure: () => false,
    outbox: createOutboxWorkers(environment, [tenant]),
  };
  const app = await createApp(services, options);
  const contract = watchContract(app);
  const close = async () => {
    await app.close();
    await services.outbox.stop();
    await leaveTenant(tenant);
    await withServer((sql) => sql(`DROP DATABASE ${database} WITH (FORCE)`));
  };
  const call = async (request: InjectOptions) => {
    const response = await app.inject({ ...request, headers: { 'x-api-key': 'biuro-web', ...request.headers } });
    contract.assertNoBreach();
    return response;
  };
  return { app, tenant, db: tenant.db, services, environment, connection, call, close };
}

function demoTenant(
  environment: Pick<Environment, 'mode' | 'demoExposed'> & FilePlace,
  connection: Connection,
): Tenant {
  const [file] = readTenantFiles(`${ROOT}tenants`, features.tenantParts, 'demo').values();
  if (!file) throw new Error('tenants/demo.json is missing');
  return createTenant('demo', file, environment, connection);
}

/** The template with a fixture. The first test file that needs it fills it while the others wait. */
async function filledTemplate(fixture: Fixture): Promise<string> {
  const database = `${TEMPLATE}_${fixture.replaceAll('-', '_')}`;
  await withServer(async (sql) => {
    await sql(`SELECT pg_advisory_lock(hashtext('${database}'))`);
    const { rows } = await sql(`SELECT 1 FROM pg_database WHERE datname = '${database}'`);
    if (rows.length > 0) return;
    await sql(`CREATE DATABASE ${database}_unfinished TEMPLATE ${TEMPLATE}`);
    const tenant = demoTenant(
      { mode: 'demo', demoExposed: false, dataDir: inject('dataDir') },
      { ...inject('postgres'), database: `${database}_unfinished` },
    );
    await seed(tenant.db, fixture, { store: tenant.files.store });
    await leaveTenant(tenant);
    await sql(`ALTER DATABASE ${database}_unfinished RENAME TO ${database}`);
  });
  return database;
}

async function withServer(work: (sql: (text: string) => Promise<pg.QueryResult>) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await work((text) => client.query(text));
  } finally {
    await client.end();
  }
}
