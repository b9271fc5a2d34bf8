import { createWorker, type Log, type Worker } from '#platform/process/worker.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { bury, buryExpired, type Channel, claim, type Message, markSent, postpone } from './outbox-queries.ts';
import { DeliveryError } from './transport.ts';
import type { Transports } from './transports.ts';

const AT_ONCE = 10;
const LOOK_EVERY = 2_000;
/** Seconds; longer than any transport may take, so that no message is sent twice concurrently. */
const LEASE = 60;
const TRIES = 10;

/** Seconds until the next attempt: 5, 15, 45 … at most an hour, with a third of jitter, so that not all retry at once. */
export const backoff = (attempts: number, random = Math.random()) =>
  Math.min(3_600, 5 * 3 ** (attempts - 1)) * (0.67 + 0.66 * random);

/**
 * Sends the messages of one tenant: at once when nudged, and every two seconds what other processes wrote or what
 * failed. Channels are independent, so that a dead mail server does not delay text messages.
 */
export function createOutboxWorker({
  tenant,
  transports,
  log,
}: {
  tenant: Tenant;
  transports: Transports;
  log: Log;
}): Worker {
  // Codes for signing in are among the messages, so they use the connections for signing in.
  const { authDb: db, name, config } = tenant;

  async function send(message: Message): Promise<void> {
    const about = { tenant: name, message: message.id, channel: message.channel, attempts: message.attempts };
    try {
      await transports[message.channel]?.deliver(message, config.brand);
    } catch (error) {
      const reason =
        error instanceof DeliveryError
          ? error.message
          : `unexpected ${error instanceof Error ? error.name : typeof error}`;
      const lost = (error instanceof DeliveryError && error.permanent) || message.attempts >= TRIES;
      if (lost) {
        log.error({ ...about, reason }, 'message lost');
        return bury(db, message.id, reason);
      }
      log.warn({ ...about, reason }, 'message postponed');
      return postpone(db, message.id, backoff(message.attempts), reason);
    }
    await markSent(db, message.id, config.mode === 'demo');
    log.info(about, 'message sent');
  }

  /** True when there may be more. */
  async function look(channel: Channel): Promise<boolean> {
    const messages = await claim(db, { channels: [channel], atOnce: AT_ONCE, lease: LEASE });
    const results = await Promise.allSettled(messages.map(send));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return messages.length === AT_ONCE;
  }

  async function clear(): Promise<boolean> {
    await buryExpired(db);
    return false;
  }

  const channels = Object.keys(transports) as Channel[]; // its keys are the configured channels
  const looks = [
    { name: `outbox ${name}`, look: clear },
    ...channels.map((channel) => ({ name: `outbox ${name} ${channel}`, look: () => look(channel) })),
  ];
  const workers = looks.map((one) => createWorker({ ...one, every: LOOK_EVERY, log }));
  return {
    nudge: () => workers.forEach((worker) => worker.nudge()),
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
}
