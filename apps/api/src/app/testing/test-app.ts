import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { beforeAll, inject } from 'vitest';
import { type Fixture, seed } from '../../seed/seed.ts';
import { createApp } from '../app.ts';
import { type Connection, createPool } from '../database/database.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { createOutboxWorkers } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import { createTenant, readTenantFiles, type Tenant } from '../tenants.ts';
import { watchContract } from './contract-watch.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestApp {
  app: FastifyInstance;
  tenant: Tenant;
  db: Tenant['db'];
  services: Services;
  environment: Environment;
  connection: Connection;
  /** A request with the API key and Polish answers; throws when the answer is not what the contract says. */
  call(options: InjectOptions): Promise<Response>;
  close(): Promise<void>;
}

const ROOT = new URL('../../../../../', import.meta.url).pathname;

interface Options {
  fixture?: Fixture;
  variables?: Record<string, string>;
}

/** One {@link createTestApp} for all tests of a file: filled before the first of them, closed after the last. */
export function sharedTestApp(options: Options): TestApp {
  // An empty object, so that a file can pass it on before there is a server.
  const portal = {} as TestApp;
  beforeAll(async () => {
    Object.assign(portal, await createTestApp(options));
    return portal.close;
  });
  return portal;
}

/** The whole server on a database of its own, cloned from the migrated template. Close it in the end. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const server = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await withServer((sql) => sql(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`));
  const connection = { ...server, database };
  const environment = readEnvironment(
    { BIURO_MODE: 'demo', BIURO_RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...options.variables },
    ROOT,
  );
  const [file] = readTenantFiles(`${ROOT}tenants`, 'demo').values();
  if (!file) throw new Error('tenants/demo.json is missing');
  const tenant = createTenant('demo', file, environment.mode, connection);
  if (options.fixture) await seed(tenant.db, options.fixture);
  const services: Services = {
    environment,
    tenants: [tenant],
    isStopping: () => false,
    outbox: createOutboxWorkers(environment, [tenant]),
  };
  const app = await createApp(services);
  const contract = watchContract(app);
  const close = async () => {
    await app.close();
    await services.outbox.stop();
    await tenant.db.destroy();
    await withServer((sql) => sql(`DROP DATABASE ${database} WITH (FORCE)`));
  };
  const call = async (request: InjectOptions) => {
    const response = await app.inject({ ...request, headers: { 'x-api-key': 'biuro-web', ...request.headers } });
    contract.assertKept();
    return response;
  };
  return { app, tenant, db: tenant.db, services, environment, connection, call, close };
}

async function withServer(work: (sql: (text: string) => Promise<unknown>) => Promise<unknown>): Promise<void> {
  const pool = createPool({ ...inject('postgres'), database: 'postgres' }, 'postgres', 1);
  try {
    await work((text) => pool.query(text));
  } finally {
    await pool.end();
  }
}
