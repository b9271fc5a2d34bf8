import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@biuro/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Kysely } from 'kysely';
import { type Connection, createDb, createPool } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.ts';
import { schemaOfComponent } from '#platform/http/contract/contract.ts';
import { OF_THE_CONTRACT } from '#platform/http/contract/validator-compiler.ts';
import type { Mode } from '#platform/process/environment.ts';
import { type OfficeSettings, USUAL_SETTINGS } from './office-settings.ts';
import type { KnownParts } from './tenant-parts.ts';
import { mistakesOfParts, mistakesOfShape } from './validation.ts';

export type AppConfig = components['schemas']['AppConfig'];
export type TenantFile = components['schemas']['TenantFile'];

/** One office: what it shows, and the database schema that holds its data. */
export interface Tenant {
  name: string;
  hosts: string[];
  apiKeys: string[];
  config: AppConfig;
  settings: OfficeSettings;
  db: Kysely<Tables>;
  /** Connections of their own for who comes in, so that no crowd inside keeps anybody out. */
  authDb: Kysely<Tables>;
}

const REQUEST_CONNECTIONS = 10;
/** Two look up tokens, one is left to whoever signs in. */
const AUTH_CONNECTIONS = 3;
/** So many connections one process may open for each office. */
export const MAX_CONNECTIONS = REQUEST_CONNECTIONS + AUTH_CONNECTIONS;

/** It becomes the name of a database schema, with underscores for hyphens. */
const NAME = /^[a-z][a-z0-9-]{1,30}$/;

/** For editors; `npm run generate` writes it beside the offices. */
const SCHEMA = 'tenant.schema.json';

/** A mistake in a tenant's file: names the file, the place and the remedy. */
export class TenantError extends Error {}

const validate = addFormats
  .default(new Ajv2020({ ...OF_THE_CONTRACT, allErrors: true, verbose: true }))
  .compile<TenantFile>(schemaOfComponent('TenantFile'));

/** Checks the text of one tenant's file against the contract's `TenantFile`. */
function parseTenantFile(file: string, text: string, parts: KnownParts): TenantFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new TenantError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const mistakes = validate(content) ? mistakesOfParts(content, parts) : mistakesOfShape(validate.errors ?? []);
  if (mistakes.length > 0) throw new TenantError(`${file}: ${mistakes.join('; ')}.`);
  // Without a mistake it has passed the check of the schema.
  return content as TenantFile;
}

/** The files of the directory, by tenant name; with `only`, that tenant alone. */
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

/** Two offices at one address would be one of them by chance. */
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

export function createTenant(name: string, file: TenantFile, mode: Mode, connection: Connection): Tenant {
  const { hosts, api_keys, brand, settings, modules } = file;
  return {
    name,
    hosts,
    apiKeys: api_keys,
    config: { tenant: name, mode, brand, modules },
    settings: { ...USUAL_SETTINGS, ...settings },
    db: createDb(createPool(connection, name, REQUEST_CONNECTIONS)),
    authDb: createDb(createPool(connection, name, AUTH_CONNECTIONS)),
  };
}

/** Lets go of the office's connections. */
export const leaveTenant = async ({ db, authDb }: Tenant): Promise<void> => {
  await Promise.all([db.destroy(), authDb.destroy()]);
};

/** The office that a Host header names; with a single office there is nothing to choose. */
export function tenantOf(tenants: Tenant[], host: string): Tenant | undefined {
  if (tenants.length === 1) return tenants[0];
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return tenants.find((tenant) => tenant.hosts.includes(name)) ?? tenants.find((tenant) => tenant.hosts.includes('*'));
}
