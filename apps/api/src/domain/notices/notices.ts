import { warsawTime } from '@biuro/core/lib/warsaw.ts';
import { makeActionLink } from '#platform/access/action-links.ts';
import { today } from '#platform/clock/today.ts';
import type { OutboxWorkers } from '#platform/outbox/outbox.ts';
import { enqueue } from '#platform/outbox/outbox-queries.ts';
import type { Environment } from '#platform/process/environment.ts';
import { createWorker, type Log, SILENT, type Worker } from '#platform/process/worker.ts';
import { publicAddressOf } from '#platform/tenants/public-address.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { noticeMessage } from './notice-messages.ts';
import { claimPerson, type DueNotice, type DuePerson, dueNotices, settle } from './notices-queries.ts';
import { planReminders } from './reminders-queries.ts';

const LOOK_EVERY = 10_000;
const PLAN_EVERY = 10 * 60_000;

export interface NoticeWorkers {
  start(log?: Log): void;
  stop(): Promise<void>;
}

/** Turns notices into messages of the outbox, and plans reminders. */
export function createNoticeWorkers(
  environment: Environment,
  tenants: Tenant[],
  outbox: Pick<OutboxWorkers, 'nudge'>,
): NoticeWorkers {
  let workers: Worker[] = [];
  let planning: NodeJS.Timeout | undefined;
  return {
    start(log = SILENT) {
      workers = tenants.map((tenant) =>
        createWorker({
          name: `notices ${tenant.name}`,
          look: () =>
            tellSomebody(tenant, publicAddressOf(environment.publicUrl, tenants.length, tenant), new Date(), outbox),
          every: LOOK_EVERY,
          log,
        }),
      );
      const plan = () =>
        Promise.all(
          tenants.map(({ db, name }) =>
            remind(db, new Date()).catch((error) => log.warn({ err: error, tenant: name }, 'reminders failed')),
          ),
        );
      void plan();
      planning = setInterval(plan, PLAN_EVERY).unref();
    },
    async stop() {
      clearInterval(planning);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Plans reminders, during the day. */
export async function remind(db: Tenant['db'], now: Date): Promise<void> {
  if (!isQuiet(now)) await planReminders(db, today(now));
}

/** Sends all due notices to one user, in one transaction with the message. False when nobody is left. */
export async function tellSomebody(
  { db, config, name }: Tenant,
  link: string,
  now: Date,
  outbox: Pick<OutboxWorkers, 'nudge'>,
): Promise<boolean> {
  const quiet = isQuiet(now);
  const found = await db.transaction().execute(async (trx) => {
    const person = await claimPerson(trx, quiet);
    if (!person) return false;
    const notices = await dueNotices(trx, person, quiet);
    const holding = notices.filter(({ holds }) => holds);
    const told = distinct(holding);
    if (holding.length > 0) {
      if (!person.is_admin) await addActionLinks(trx, person, told);
      const letter = { brand: config.brand, link, dedupeKey: `notices ${holding[0]?.id}` };
      await enqueue(trx, noticeMessage(person, told, letter));
    }
    await settle(
      trx,
      holding.map(({ id }) => id),
      'sent',
    );
    await settle(
      trx,
      notices.filter(({ holds }) => !holds).map(({ id }) => id),
      'skipped',
    );
    // Another process may have sent them between the query and the lock
    return notices.length > 0;
  });
  if (found) outbox.nudge(name);
  return found;
}

/** A client answers a request of documents without signing in: one link for all notices about it. */
async function addActionLinks(db: Tenant['db'], { id }: DuePerson, notices: DueNotice[]): Promise<void> {
  const tokens = new Map<string, string>();
  for (const notice of notices) {
    if (!notice.request_id) continue;
    const token = tokens.get(notice.request_id) ?? (await makeActionLink(db, id, notice.request_id));
    tokens.set(notice.request_id, token);
    notice.link_token = token;
  }
}

/** Several notices of one event about one entity become one, in its current state. */
const distinct = (notices: DueNotice[]) => [
  ...new Map(notices.map((notice) => [`${notice.event} ${notice.entity_id}`, notice])).values(),
];

/**
 * From 20:00 to 7:00 in Poland there are no reminders and no text messages; notices of what an accountant does are
 * still e-mailed.
 */
export function isQuiet(now: Date): boolean {
  const at = Number(warsawTime(now.getTime()).slice(0, 2));
  return at >= 20 || at < 7;
}
