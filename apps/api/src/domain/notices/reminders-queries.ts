import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Channel } from '#platform/outbox/outbox-queries.ts';
import type { NoticeEvent } from './plan-notices.ts';

interface Moment {
  event: NoticeEvent;
  /** Days after the date of the reminder. */
  after: number;
  channels: Channel[];
  /** Planned a day late when the portal was down on its day; not when the next day has a reminder of its own. */
  late: boolean;
}

const DOCUMENTS: Moment[] = [
  { event: 'documents_reminder', after: -3, channels: ['email'], late: true },
  { event: 'documents_reminder', after: 0, channels: ['email'], late: false },
  { event: 'documents_missing', after: 1, channels: ['email', 'sms'], late: true },
  { event: 'documents_missing', after: 3, channels: ['email', 'sms'], late: true },
];
/** Those of a settlement are reminded of with its documents. */
const REQUESTS: Moment[] = [
  { event: 'request_reminder', after: -2, channels: ['email'], late: true },
  { event: 'request_reminder', after: 0, channels: ['email'], late: false },
  { event: 'request_overdue', after: 1, channels: ['email', 'sms'], late: true },
  { event: 'request_overdue', after: 3, channels: ['email', 'sms'], late: true },
];
const OVERDUE: Moment = { event: 'tax_overdue', after: 1, channels: ['email'], late: true };
const PAYMENTS: Moment[] = [
  { event: 'tax_due', after: -2, channels: ['email'], late: true },
  { event: 'tax_due', after: 0, channels: ['email', 'sms'], late: false },
  OVERDUE,
];

/**
 * Plans the reminders of this day. For a late payment the accountant is notified too. Each reminder is planned once, by
 * the day on which it was due, however often this runs. Whether it is still true is checked when it is sent.
 */
export async function planReminders(db: Db, day: string): Promise<void> {
  await plan(db, {
    moments: momentsOf(DOCUMENTS, day),
    name: 'documents',
    from: sql`tasks JOIN companies ON companies.id = tasks.company_id ${CLIENTS}`,
    entity: sql`tasks.id`,
    date: sql`tasks.docs_due_at`,
    known: sql`tasks.created_at`,
    where: sql`tasks.status IN ('awaiting_documents', 'incomplete') AND tasks.client_visible`,
  });
  await plan(db, {
    moments: momentsOf(REQUESTS, day),
    name: 'request',
    from: sql`document_requests JOIN companies ON companies.id = document_requests.company_id ${CLIENTS}`,
    entity: sql`document_requests.id`,
    date: sql`document_requests.due_date`,
    known: sql`document_requests.created_at`,
    where: sql`document_requests.is_open AND document_requests.task_id IS NULL`,
  });
  const payments = {
    name: 'payment',
    entity: sql`liabilities.id`,
    date: sql`liabilities.due_date`,
    known: sql`coalesce(liabilities.published_at, liabilities.created_at)`,
    where: sql`liabilities.status IN ('published', 'read') AND liabilities.result = 'payable'`,
  };
  const from = sql`liabilities JOIN companies ON companies.id = liabilities.company_id`;
  await plan(db, { ...payments, moments: momentsOf(PAYMENTS, day), from: sql`${from} ${CLIENTS}` });
  await plan(db, { ...payments, moments: momentsOf([OVERDUE], day), from: sql`${from} ${OWNER}` });
}

const CLIENTS = sql`
  JOIN company_users ON company_users.company_id = companies.id AND company_users.role IN ('representative', 'authorised')
  JOIN users ON users.id = company_users.user_id AND users.status = 'active' AND users.deleted_at IS NULL`;
const OWNER = sql`JOIN users ON users.id = companies.owner_id AND users.status = 'active' AND users.deleted_at IS NULL`;

/**
 * The reminders of today and those that were missed yesterday: the date that each is about, and the day on which it was
 * due.
 */
function momentsOf(moments: Moment[], day: string): RawBuilder<unknown> {
  const rows = moments.flatMap(({ event, after, channels, late }) =>
    (late ? [0, 1] : [0]).flatMap((missed) =>
      channels.map(
        (channel) =>
          sql`(${event}::text, ${channel}::text, ${day}::date - ${after + missed}::int, ${day}::date - ${missed}::int, ${missed}::int > 0)`,
      ),
    ),
  );
  return sql`(VALUES ${sql.join(rows)}) AS moment (event, channel, date, planned, missed)`;
}

interface Plan {
  moments: RawBuilder<unknown>;
  name: string;
  from: RawBuilder<unknown>;
  entity: RawBuilder<unknown>;
  /** The date that the reminder is about. */
  date: RawBuilder<unknown>;
  /** When the thing became known: a reminder before that was not missed. */
  known: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

async function plan(db: Db, { moments, name, from, entity, date, known, where }: Plan): Promise<void> {
  await sql`
    INSERT INTO notices (id, user_id, event, entity_id, company_id, channel, dedupe_key)
    SELECT gen_random_uuid(), users.id, moment.event, ${entity}, companies.id, moment.channel,
      ${name}::text || ' ' || ${entity} || ' ' || moment.planned || ' ' || users.id || CASE moment.channel WHEN 'sms' THEN ' sms' ELSE '' END
    FROM ${moments} JOIN (${from}) ON ${date} = moment.date
    WHERE ${where} AND (moment.channel = 'email' OR users.phone IS NOT NULL)
      AND (NOT moment.missed OR (${known} AT TIME ZONE 'Europe/Warsaw')::date <= moment.planned)
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}
