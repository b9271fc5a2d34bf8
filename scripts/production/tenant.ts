// Two processes of production on one PostgreSQL, with web servers in front, for the test of production.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAdmin } from '@biuro/testing/admin-process.ts';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf, type Socket } from '@biuro/testing/database-address.ts';
import { createOfficePool } from '@biuro/testing/office-pool.ts';
import { startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import { type RunningServer, startServerProcess } from '@biuro/testing/server-process.ts';
import { root } from '../library/process.ts';
import { type ProxyName, type ReverseProxy, startReverseProxy } from './reverse-proxy.ts';

export interface Production {
  /** Behind it the first administrator chooses a password. */
  link: string;
  processes: RunningServer[];
  proxies: Map<ProxyName, ReverseProxy>;
  /** Connections to the office's schema. */
  pool: ReturnType<typeof createOfficePool>;
  /** Ids of the text messages that were sent. */
  received: string[];
  /** As the manual says: when the one that was started last is trusted, asks the process to stop where it still runs, and waits until the next one is ready at its address. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** Longer than a web server keeps away from a process that was not there; or the other one goes while it still does, and none is left. */
export const TRUSTED_MS = 3_000;

/** An office with nothing in it but the first administrator, who has not chosen a password yet. */
export async function startProduction(email: string, names: ProxyName[]): Promise<Production> {
  const dataDir = await createDataDir();
  const tenantsDir = await mkdtemp(join(tmpdir(), 'biuro-tenants-'));
  const file = await readFile(join(root, 'tenants/sosnowa.json'), 'utf8');
  await writeFile(join(tenantsDir, 'nowak.json'), file.replace(/"hosts": \[[^\]]*\]/, '"hosts": ["*"]'));
  const postgres = await startPostgresProcess({ dataDir });
  const pool = createOfficePool(postgres.connection, 'nowak', 2);
  const sms = await startSmsStandIn();
  const variables = variablesOf(postgres.connection, tenantsDir, sms.url);
  const link = await createAdmin(variables, email);
  const start = (port?: string) => startServerProcess({ ...variables, DATA_DIR: dataDir, ...(port && { PORT: port }) });
  const processes = await Promise.all([start(), start()]);
  const portOf = ({ address }: RunningServer) => new URL(address).port;
  const ports = processes.map((process) => Number(portOf(process)));
  const proxies = new Map<ProxyName, ReverseProxy>();
  for (const name of names) proxies.set(name, await startReverseProxy(name, ports));
  let trusted: Promise<unknown> = Promise.resolve();
  const restart = async (index: number) => {
    const process = processes[index];
    if (!process) throw new Error(`There is no process ${index}`);
    await trusted;
    await process.stop();
    processes[index] = await start(portOf(process));
    trusted = wait(TRUSTED_MS);
  };
  const stop = async () => {
    await Promise.all([...proxies.values()].map((proxy) => proxy.stop()));
    await Promise.all(processes.map((process) => process.stop()));
    await pool.end();
    await postgres.stop();
    sms.stop();
    await removeDataDir(dataDir);
    await rm(tenantsDir, { recursive: true });
  };
  return { link, processes, proxies, pool, received: sms.received, restart, stop };
}

const variablesOf = (connection: Socket, tenantsDir: string, smsapiUrl: string) => ({
  BIURO_MODE: 'production',
  BIURO_RATE_LIMITS: '',
  TENANT: '',
  TENANTS_DIR: tenantsDir,
  DATABASE_URL: addressOf(connection),
  PUBLIC_URL: 'https://portal.nowak.example',
  SECRET_KEY: randomBytes(32).toString('base64'),
  TRUST_PROXY: '127.0.0.1/32',
  REGISTERS: 'off',
  SMSAPI_URL: smsapiUrl,
  SMSAPI_TOKEN: 'token of the test',
});

/** The link that `create-admin` prints. */
async function createAdmin(variables: Record<string, string>, email: string): Promise<string> {
  const args = ['create-admin', '--email', email, '--first-name', 'Anna', '--last-name', 'Nowak', '--link'];
  const { code, out, err } = await runAdmin(args, variables);
  if (code !== 0) throw new Error(`${out}${err}`);
  return out.split('\n').at(-1) ?? '';
}

/** Receives text messages, and takes its time, so that both processes have something to do. */
async function startSmsStandIn() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push(new URLSearchParams(body).get('idx') ?? '');
      setTimeout(() => response.end('{"count":1}'), 20);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { received, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
