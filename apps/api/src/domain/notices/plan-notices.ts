import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Channel } from '#platform/outbox/outbox-queries.ts';

/**
 * Events that people are notified of. The entity is a task, a liability, a document, a document request, a staff report, a change request
 * or, for work time, a user, as the name says.
 */
export type NoticeEvent =
  | 'documents_reminder'
  | 'documents_missing'
  | 'documents_confirmed'
  | 'documents_late'
  | 'taxes_ready'
  | 'tax_corrected'
  | 'correction_waiting'
  | 'tax_due'
  | 'tax_overdue'
  | 'payment_marked'
  | 'settlement_closed'
  | 'document_returned'
  | 'document_given'
  | 'documents_requested'
  | 'request_reminder'
  | 'request_overdue'
  | 'request_delivered'
  | 'task_assigned'
  | 'staff_report_sent'
  | 'staff_report_answered'
  | 'change_request_sent'
  | 'change_request_answered'
  | 'uptimes_rejected';

export interface NewNotice {
  event: NoticeEvent;
  entityId: string;
  /** Null for a notice about the office itself. */
  companyId: string | null;
  /** Representatives and authorised people of a company, or users by id. Users who cannot sign in get nothing. */
  to: { clientsOf: string } | { users: (string | null | undefined)[] };
  channel?: Channel;
  /** A second notice with the same key for the same user is dropped. */
  dedupeKey: string;
}

/** Seconds that a notice waits for others to the same user, so that an afternoon's work of the office becomes one message. */
export const GATHER = 120;

/** Plans notices in the transaction of the event. Whether they are still true is checked when they are sent. */
export async function planNotices(db: Db, notices: NewNotice[]): Promise<void> {
  for (const notice of notices) {
    await planNotice(db, notice);
    if (notice.event === 'tax_corrected')
      await planNotice(db, { ...notice, channel: 'sms' }, toldBySms(notice.entityId));
  }
}

async function planNotice(
  db: Db,
  { event, entityId, companyId, to, channel = 'email', dedupeKey }: NewNotice,
  only = sql<boolean>`true`,
): Promise<void> {
  const who =
    'clientsOf' in to
      ? sql`users.id IN (SELECT user_id FROM company_users WHERE company_id = ${to.clientsOf} AND role IN ('representative', 'authorised'))`
      : sql`users.id = ANY (${to.users.filter((id) => id != null)}::uuid[])`;
  await sql`
    INSERT INTO notices (id, user_id, event, entity_id, company_id, channel, dedupe_key, send_after)
    SELECT gen_random_uuid(), users.id, ${event}, ${entityId}, ${companyId}, ${channel},
      ${dedupeKey}::text || ' ' || users.id || ' ' || ${channel}::text, now() + make_interval(secs => ${GATHER})
    FROM users
    WHERE ${who} AND users.status = 'active' AND users.deleted_at IS NULL AND (${channel} = 'email' OR users.phone IS NOT NULL) AND ${only}
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}

/** Clients who were told an amount by SMS are told by SMS that it has changed. */
const toldBySms = (liabilityId: string) => sql<boolean>`EXISTS (
  SELECT FROM notices told JOIN liabilities ON liabilities.task_id = told.entity_id
  WHERE told.user_id = users.id AND told.event = 'taxes_ready' AND told.channel = 'sms' AND told.state <> 'skipped'
    AND liabilities.id = ${liabilityId})`;
