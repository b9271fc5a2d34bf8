import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@biuro/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Kysely } from 'kysely';
import { type Connection, createDb, createPool } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type FilePlace, type OfficeFiles, officeFiles } from '#platform/files/store/office-files.ts';
import { schemaOfComponent } from '#platform/http/contract/contract.ts';
import { OF_THE_CONTRACT } from '#platform/http/contract/validator-compiler.ts';
import type { Environment } from '#platform/process/environment.ts';
import { type OfficeSettings, USUAL_SETTINGS } from './office-settings.ts';
import type { KnownParts } from './tenant-parts.ts';
import { mistakesOfParts, mistakesOfShape } from './validation.ts';

export type AppConfig = components['schemas']['AppConfig'];
export type TenantFile = components['schemas']['TenantFile'];

/** One office: its configuration and the database schema with its data. */
export interface Tenant {
  name: string;
  hosts: string[];
  apiKeys: string[];
  config: AppConfig;
  settings: OfficeSettings;
  db: Kysely<Tables>;
  /** Separate connections for authentication, so that busy requests never keep anybody from signing in. */
  authDb: Kysely<Tables>;
  files: OfficeFiles;
}

const REQUEST_CONNECTIONS = 10;
/** Two for looking up tokens, one for signing in. */
const AUTH_CONNECTIONS = 3;
/** Connections that one process may open per office. */
export const MAX_CONNECTIONS = REQUEST_CONNECTIONS + AUTH_CONNECTIONS;

/** Becomes the name of a database schema, with underscores for hyphens. */
const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** For editors; written by `npm run generate`. */
const SCHEMA = 'tenant.schema.json';

/** A mistake in a tenant file: names the file, the place and the remedy. */
export class TenantError extends Error {}

const validate = addFormats
  .default(new Ajv2020({ ...OF_THE_CONTRACT, allErrors: true, verbose: true }))
  .compile<TenantFile>(schemaOfComponent('TenantFile'));

/** Validates the text of a tenant file against the contract's `TenantFile`. */
function parseTenantFile(file: string, text: string, parts: KnownParts): TenantFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new TenantError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const mistakes = validate(content) ? mistakesOfParts(content, parts) : mistakesOfShape(validate.errors ?? []);
  if (mistakes.length > 0) throw new TenantError(`${file}: ${mistakes.join('; ')}.`);
  // The schema has validated it.
  return content as TenantFile;
}

/** The tenant files of the directory by name; with `only`, just that tenant. */
export function readTenantFiles(directory: string, parts: KnownParts, only?: string): Map<string, TenantFile> {
  const names = namesIn(directory).filter((name) => only === undefined || name === only);
  if (names.length === 0) {
    throw new TenantError(
      only
        ? `TENANT names "${only}", but ${join(directory, `${only}.json`)} does not exist.`
        : `${directory} holds no tenant file.`,
    );
  }
  const files = new Map(
    names.map((name) => {
      const file = join(directory, `${name}.json`);
      if (!NAME.test(name))
        throw new TenantError(`${file}: the name of an office is 2 to 31 small letters, digits and hyphens.`);
      return [name, parseTenantFile(file, readFileSync(file, 'utf8'), parts)] as const;
    }),
  );
  assertOwnHosts(files);
  return files;
}

/** With two offices on one host, the choice between them would be arbitrary. */
function assertOwnHosts(files: Map<string, TenantFile>): void {
  const byHost = new Map<string, string>();
  for (const [name, { hosts }] of files) {
    for (const host of hosts) {
      const other = byHost.get(host);
      if (other)
        throw new TenantError(`The host "${host}" is named by two offices, ${other} and ${name}: leave it to one.`);
      byHost.set(host, name);
    }
  }
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith('.json') && name !== SCHEMA)
      .map((name) => name.slice(0, -'.json'.length))
      .toSorted();
  } catch {
    throw new TenantError(`TENANTS_DIR names a directory that cannot be read: ${directory}.`);
  }
}

export function createTenant(
  name: string,
  file: TenantFile,
  { mode, demoExposed, ...place }: Pick<Environment, 'mode' | 'demoExposed'> & FilePlace,
  connection: Connection,
): Tenant {
  const { hosts, api_keys, brand, settings, modules } = file;
  return {
    name,
    hosts,
    apiKeys: api_keys,
    config: { tenant: name, mode, ...(demoExposed && { demo_exposed: true }), brand, modules },
    settings: { ...USUAL_SETTINGS, ...settings },
    db: createDb(createPool(connection, name, REQUEST_CONNECTIONS)),
    authDb: createDb(createPool(connection, name, AUTH_CONNECTIONS)),
    files: officeFiles(place, name),
  };
}

/** Closes the connections of the office. */
export const leaveTenant = async ({ db, authDb }: Tenant): Promise<void> => {
  await Promise.all([db.destroy(), authDb.destroy()]);
};

/** The office for a Host header; with a single office, always that one. */
export function tenantOf(tenants: Tenant[], host: string): Tenant | undefined {
  if (tenants.length === 1) return tenants[0];
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return tenants.find((tenant) => tenant.hosts.includes(name)) ?? tenants.find((tenant) => tenant.hosts.includes('*'));
}
