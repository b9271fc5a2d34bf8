import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createPool } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createOutboxWorkers } from '#platform/outbox/outbox.ts';
import { readEnvironment } from '#platform/process/environment.ts';
import { createApp } from '../../app/app.ts';
import { features } from '../../app/features.ts';
import { seed } from '../../demo/seed.ts';
import { createTenant, leaveTenant, readTenantFiles, TenantError } from './tenants.ts';

const SHIPPED = new URL('../../../../../tenants/', import.meta.url).pathname;
const directory = mkdtempSync(join(tmpdir(), 'biuro-tenants-'));
afterAll(() => rmSync(directory, { recursive: true }));

const demo = JSON.parse(readFileSync(`${SHIPPED}demo.json`, 'utf8'));

describe('a mistake in a file names the file, the place and the remedy', () => {
  const company = (change: object) => ({
    ...demo,
    modules: { ...demo.modules, company: { ...demo.modules.company, ...change } },
  });
  const [column] = demo.modules.company.columns.companies;
  test.each([
    ['not JSON', '{', /is not JSON: /],
    ['an unknown key', { ...demo, brands: {} }, /: \/ has the unknown key "brands": did you mean "brand"\?\.$/],
    [
      'a key that resembles none',
      { ...demo, brand: { ...demo.brand, wallpaper: 'forest' } },
      /\/brand has the unknown key "wallpaper": there are "product", "office", "primary"/,
    ],
    [
      'a module left out',
      { ...demo, modules: { ...demo.modules, tasks: undefined } },
      /\/modules lacks "tasks": add it, switched off as \{ "enabled": false/,
    ],
    [
      'a module that is not built',
      { ...demo, modules: { ...demo.modules, tickets: { enabled: true, components: {}, columns: {} } } },
      /\/modules\/tickets\/enabled cannot be true: the module "tickets" is not built yet, set enabled to false/,
    ],
    [
      'a colour by name',
      { ...demo, brand: { ...demo.brand, primary: 'purple' } },
      /\/brand\/primary is "purple": write a colour as # and six small hexadecimal digits/,
    ],
    ['no API key', { ...demo, api_keys: [] }, /\/api_keys must NOT have fewer than 1 items, and is \[\]/],
    [
      'an unknown component',
      company({ components: { filtrs: { visible: true, variant: 1 } } }),
      /\/modules\/company\/components has the unknown component "filtrs": did you mean "filters"\?/,
    ],
    [
      'a look that a component does not have',
      company({ components: { filters: { visible: true, variant: 7 } } }),
      /\/modules\/company\/components\/filters\/variant is 7: write 1\./,
    ],
    [
      'an unknown list',
      company({ columns: { firms: [] } }),
      /\/modules\/company\/columns has the unknown list "firms": there are "companies"/,
    ],
    [
      'an unknown column',
      company({ columns: { companies: [{ ...column, key: 'nip' }] } }),
      /\/modules\/company\/columns\/companies\/0\/key has the unknown column "nip": there are "title", "company_type"/,
    ],
    [
      'a column twice',
      company({ columns: { companies: [column, column] } }),
      /\/modules\/company\/columns\/companies\/1\/key is "title" again: leave one of the two/,
    ],
    [
      'a column by which nothing is sorted, marked as sortable',
      company({ columns: { companies: [column, { ...column, key: 'documents' }] } }),
      /\/companies\/1\/sortable cannot be true: nothing is sorted by the column "documents", set it to false\.$/,
    ],
  ])('%s', (_name, content, sentence) => {
    writeFileSync(join(directory, 'office.json'), typeof content === 'string' ? content : JSON.stringify(content));
    expect(() => readTenantFiles(directory, features.tenantParts)).toThrow(TenantError);
    expect(() => readTenantFiles(directory, features.tenantParts)).toThrow(sentence);
    expect(() => readTenantFiles(directory, features.tenantParts)).toThrow(join(directory, 'office.json'));
  });
});

test('a file whose name cannot be a schema and a host that two offices name are refused', () => {
  const other = mkdtempSync(join(tmpdir(), 'biuro-tenants-'));
  writeFileSync(join(other, 'Nowak_Biuro.json'), JSON.stringify(demo));
  expect(() => readTenantFiles(other, features.tenantParts)).toThrow(
    /Nowak_Biuro\.json: the name of an office is 2 to 31 small letters/,
  );
  rmSync(join(other, 'Nowak_Biuro.json'));
  for (const name of ['one', 'two']) writeFileSync(join(other, `${name}.json`), JSON.stringify(demo));
  expect(() => readTenantFiles(other, features.tenantParts)).toThrow(
    'The host "*" is named by two offices, one and two: leave it to one.',
  );
  rmSync(other, { recursive: true });
});

test('one server serves several offices by host, each with its own data', async () => {
  const server = inject('postgres');
  const database = `offices_${Date.now()}`;
  const admin = createPool({ ...server, database: 'postgres' }, 'postgres', 1);
  await admin.query(`CREATE DATABASE ${database}`);
  const connection = { ...server, database };
  const environment = readEnvironment({ BIURO_MODE: 'demo', BIURO_RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }, '/');
  const tenants = [];
  for (const [name, file] of readTenantFiles(SHIPPED, features.tenantParts)) {
    await migrate(connection, name);
    tenants.push(
      createTenant(name, file, { mode: 'demo', demoExposed: false, dataDir: inject('dataDir') }, connection),
    );
  }
  const outbox = createOutboxWorkers(environment, tenants);
  const app = await createApp({
    environment,
    tenants,
    isStopping: () => false,
    hasFreeSpace: () => true,
    isUnderPressure: () => false,
    outbox,
  });
  const ask = (host: string, url: string, headers = {}) =>
    app.inject({ url, headers: { host, 'x-api-key': 'biuro-web', ...headers } });
  try {
    const products = await Promise.all(
      ['localhost:8080', 'business-panel.localhost', 'SOSNOWA.localhost:8080', 'unknown.example'].map(
        async (host) => (await ask(host, '/api/config')).json().tenant,
      ),
    );
    expect(products).toEqual(['demo', 'business-panel', 'sosnowa', 'demo']);
    for (const { db } of tenants) await seed(db, 'two-companies');
    const counts = await Promise.all(tenants.map(({ db }) => db.selectFrom('companies').select('id').execute()));
    expect(counts.map((rows) => rows.length)).toEqual([2, 2, 2]);
    expect(new Set(counts.flat().map((row) => row.id)).size).toBe(6);
    expect(await migrate(connection, 'demo')).toEqual([]);
  } finally {
    await app.close();
    await outbox.stop();
    await Promise.all(tenants.map(leaveTenant));
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.end();
  }
});

test('servers that start together migrate once', async () => {
  const server = inject('postgres');
  const database = `together_${Date.now()}`;
  const admin = createPool({ ...server, database: 'postgres' }, 'postgres', 1);
  await admin.query(`CREATE DATABASE ${database}`);
  const connection = { ...server, database };
  const ran = await Promise.all([1, 2, 3].map(() => migrate(connection, 'demo')));
  expect(ran.map((names) => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, expect.any(Number)]);
  expect(ran.flat()).toContain('001-foundation');
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
});
