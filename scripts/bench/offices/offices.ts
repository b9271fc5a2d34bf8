import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { type BenchConnection, connectionOf, fillOffice } from './office-database.ts';
import { writeTenants } from './tenants.ts';

/** Offices by the number of their users and companies, selected by host. */
export const OFFICES = { small: 10_000, middle: 100_000, huge: 1_000_000 };
export type Office = keyof typeof OFFICES;
export const officeNames = Object.keys(OFFICES) as Office[]; // the keys of the line above

export interface Offices {
  server: RunningServer;
  port: number;
  secretKey: string;
  /** The access token of an administrator. */
  tokens: Record<Office, string>;
  connection(office: Office): BenchConnection;
}

let opened: Promise<{ offices: Offices; close(): Promise<void> }> | undefined;

/** A server with three filled offices. Filling them takes minutes, so all measurements share one. */
export async function openOffices(): Promise<Offices> {
  opened ??= open();
  return (await opened).offices;
}

/** Stops that server, if anybody has asked for it. */
export async function closeOffices(): Promise<void> {
  const known = opened;
  opened = undefined;
  await known?.then(
    ({ close }) => close(),
    () => {},
  );
}

async function open() {
  const secretKey = randomBytes(32).toString('base64');
  const tenantsDir = writeTenants(officeNames);
  const server = await startServerProcess({ TENANTS_DIR: tenantsDir, TENANT: '', SECRET_KEY: secretKey });
  const close = async () => {
    await server.stop();
    rmSync(tenantsDir, { recursive: true });
  };
  const database = { host: `${server.dataDir}/postgres`, port: 5432, user: 'biuro', database: 'biuro' };
  const connection = (office: Office) => connectionOf(database, office);
  try {
    const tokens = {
      small: await fillOffice(connection('small'), OFFICES.small),
      middle: await fillOffice(connection('middle'), OFFICES.middle),
      // Nobody searches there for users or tasks, and these indexes take the most time to make.
      huge: await fillOffice(connection('huge'), OFFICES.huge, /^(users|tasks)_search$/),
    };
    const port = Number(new URL(server.address).port);
    return { offices: { server, port, secretKey, tokens, connection }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What every request to an office carries. */
export const headersOf = ({ tokens }: Offices, office: Office) => ({
  'X-API-Key': 'biuro-web',
  Authorization: `Bearer ${tokens[office]}`,
});
