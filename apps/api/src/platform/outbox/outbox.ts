import { purge } from '#platform/database/purge.ts';
import type { Environment } from '#platform/process/environment.ts';
import { type Log, SILENT, type Worker } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { createTransports } from './transports.ts';

/** Delivers the messages of the table `outbox`. Any number of processes may do so at once. */
export interface OutboxWorkers {
  start(log?: Log): void;
  /** Delivers now, because a message of this tenant was committed. */
  nudge(tenant: string): void;
  /** Waits for messages that are being sent. */
  stop(): Promise<void>;
}

const PURGE_EVERY = 10 * 60_000;

/** One worker per tenant; they also purge what has expired. */
export function createOutboxWorkers(environment: Environment, tenants: Tenant[]): OutboxWorkers {
  const transports = createTransports(environment);
  const workers = new Map<string, Worker>();
  let purging: NodeJS.Timeout | undefined;
  return {
    start(log = SILENT) {
      warnOfMissing(environment, log);
      for (const tenant of tenants) workers.set(tenant.name, createOutboxWorker({ tenant, transports, log }));
      const purgeAll = () =>
        Promise.all(
          tenants.map(({ db, name }) =>
            purge(db).catch((error) => log.warn({ err: error, tenant: name }, 'purge failed')),
          ),
        );
      purging = setInterval(purgeAll, PURGE_EVERY).unref();
    },
    nudge: (tenant) => workers.get(tenant)?.nudge(),
    async stop() {
      clearInterval(purging);
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      for (const transport of Object.values(transports)) transport.close();
    },
  };
}

function warnOfMissing({ mode, smtpUrl, smsapiToken }: Environment, log: Log): void {
  if (mode === 'demo') return;
  if (!smtpUrl)
    log.warn('SMTP_URL is not set: e-mail waits in the outbox, and nobody whose code comes by e-mail can sign in');
  if (!smsapiToken) log.warn('SMSAPI_TOKEN is not set: text messages wait in the outbox');
}
