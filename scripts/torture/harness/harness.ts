import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataDir, removeDataDir } from '@biuro/testing/data-dir.ts';
import { addressOf, type Connection } from '@biuro/testing/database-address.ts';
import { startPostgresProcess } from '@biuro/testing/postgres-process.ts';
import type { RunningServer } from '@biuro/testing/server-process.ts';
import { fillTwoCompanies, type TwoCompanies } from '@biuro/testing/two-companies.ts';
import { root } from '../../library/process.ts';
import { type CapturedLogs, createCapturedLogs, postgresLog } from './captured-logs.ts';
import { type Answer, type Ask, createSender, type Send } from './http.ts';
import { type OfficeDatabase, openOfficeDatabase } from './office-database.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** Two offices on one server, selected by host as in production. */
const HOSTS = { first: '127.0.0.1', second: 'localhost' };
type Name = keyof typeof HOSTS;

export interface Filled extends TwoCompanies {
  db: OfficeDatabase;
}

export interface Office extends Filled {
  address: string;
  /** Over real HTTP. Secrets of the request and the answer are recorded. */
  send: Send;
}

/** The real server in a process of its own, on the real PostgreSQL, with two offices of two companies each. */
export interface Harness {
  first: Office;
  second: Office;
  /** Every secret that was sent or answered. */
  secrets: Secrets;
  /** What every process prints that an attack starts. */
  capturedLogs: CapturedLogs;
  /** What each process of this run has printed or written down so far, this server and its PostgreSQL among them. */
  logs(): string[];
  /** Exit code of the server, once it has ended: it should not while it is attacked. */
  exitCode(): number | null;
  /** One more process of the server on the same database, for an attack that stops it or needs one of its own. It logs errors only. */
  startAnother(variables?: Record<string, string>): Promise<RunningServer>;
  close(): Promise<void>;
}

export const SECRET_KEY = randomBytes(32).toString('base64');

export async function startHarness(): Promise<Harness> {
  const dataDir = await createDataDir();
  const postgres = await startPostgresProcess({ dataDir });
  const tenantsDir = writeOffices();
  const secrets = createSecrets();
  secrets.add(SECRET_KEY);
  const capturedLogs = createCapturedLogs();
  const databases = await Promise.all([
    fill(postgres.connection, 'first', dataDir),
    fill(postgres.connection, 'second', dataDir),
  ]);
  const variables = {
    DATABASE_URL: addressOf(postgres.connection),
    DATA_DIR: dataDir,
    TENANTS_DIR: tenantsDir,
    TENANT: '',
    SECRET_KEY,
  };
  const server = await capturedLogs.startServer({ ...variables, LOG_LEVEL: 'trace' });
  const senders: ReturnType<typeof createSender>[] = [];
  const officeOf = (name: Name, filled: Filled): Office => {
    const address = server.address.replace('127.0.0.1', HOSTS[name]);
    const sender = createSender(address);
    senders.push(sender);
    return { ...filled, address, send: (ask: Ask): Promise<Answer> => watched(sender.send, secrets, ask) };
  };
  return {
    first: officeOf('first', databases[0]),
    second: officeOf('second', databases[1]),
    secrets,
    capturedLogs,
    logs: () => [...capturedLogs.texts(), postgresLog(dataDir)],
    exitCode: () => server.process.exitCode,
    startAnother: (more = {}) => capturedLogs.startServer({ ...variables, LOG_LEVEL: 'error', ...more }),
    async close() {
      for (const sender of senders) sender.close();
      await server.stop();
      await Promise.all(databases.map(({ db }) => db.destroy()));
      await postgres.stop();
      await removeDataDir(dataDir);
      rmSync(tenantsDir, { recursive: true });
    },
  };
}

function writeOffices(): string {
  const directory = mkdtempSync(join(tmpdir(), 'biuro-torture-'));
  const demo = JSON.parse(readFileSync(join(root, 'tenants/demo.json'), 'utf8')) as object;
  for (const [name, host] of Object.entries(HOSTS))
    writeFileSync(join(directory, `${name}.json`), JSON.stringify({ ...demo, hosts: [host] }));
  return directory;
}

/** Makes the schema of an office and its two companies, each with one of everything. */
export async function fill(connection: Connection, office: string, dataDir: string): Promise<Filled> {
  const records = await fillTwoCompanies({ connection, office, secretKey: SECRET_KEY, dataDir });
  return { db: openOfficeDatabase(connection, office), ...records };
}

/** Sends a request and records the secrets of it and of its answer. */
export async function watched(send: Send, secrets: Secrets, ask: Ask): Promise<Answer> {
  secrets.readAsk(ask);
  const answer = await send(ask);
  secrets.readAnswer(answer);
  return answer;
}
