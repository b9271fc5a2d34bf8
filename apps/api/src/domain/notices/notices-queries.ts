import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Channel } from '#platform/outbox/outbox-queries.ts';
import { GATHER, type NoticeEvent } from './plan-notices.ts';

type Result = components['schemas']['LiabilityResult'];

export interface Payment {
  id: string;
  kind: string;
  /** The partner who owes it, when it is not the company. */
  partner: string | null;
  result: Result;
  amount: string;
  paid_amount: string | null;
  due_date: string;
  account: string | null;
}

/** A time entry that its user has to correct. */
export interface Rejection {
  day: string;
  from: string;
  to: string;
  reason: string;
}

/** A due notice with the data for its sentence. */
export interface DueNotice {
  id: string;
  event: NoticeEvent;
  entity_id: string;
  /** Empty for a notice about the office itself. */
  company: string;
  /** False when it is outdated by now. */
  holds: boolean;
  company_id: string | null;
  task_id: string | null;
  liability_id: string | null;
  document_id: string | null;
  document_status: string | null;
  /** The document request that it is about and that is open. */
  request_id: string | null;
  /** Its link, for a client who may answer without signing in. */
  link_token?: string;
  period: string | null;
  title: string | null;
  docs_due_at: string | null;
  missing: string[] | null;
  /** The documents that are announced are not late: the office waits for them. */
  still_awaited: boolean | null;
  /** What documents the client has announced. */
  sent: string | null;
  kind: string | null;
  partner: string | null;
  amount: string | null;
  amount_before: string | null;
  result: Result | null;
  paid_amount: string | null;
  due_date: string | null;
  account: string | null;
  /** What the client was told of and has not paid, amounts to pay first. */
  payments: Payment[] | null;
  /** Entries of the user that are still rejected. */
  rejections: Rejection[] | null;
  report_kind: string | null;
  report_status: string | null;
  change_status: string | null;
  employee: string | null;
  remark: string | null;
}

export interface DuePerson {
  id: string;
  email: string;
  phone: string | null;
  locale: 'pl' | 'en';
  is_admin: boolean;
  channel: Channel;
}

/** What nobody has done: it can wait for the morning. */
const REMINDERS = sql.raw(`('documents_reminder', 'request_reminder', 'request_overdue', 'tax_due', 'tax_overdue')`);

/**
 * A user with due notices, locked until the transaction ends; undefined when there is none. During quiet hours only
 * notices of what an accountant did, and only by e-mail.
 */
export async function claimPerson(db: Db, quiet: boolean): Promise<DuePerson | undefined> {
  const { rows } = await sql<DuePerson>`
    SELECT users.id, users.email, users.phone, users.locale, users.is_admin, due.channel
    FROM users JOIN (
      SELECT user_id, channel, min(send_after) AS since FROM notices
      WHERE state = 'waiting' AND send_after <= now()
        AND (NOT ${quiet}::boolean OR (channel = 'email' AND event NOT IN ${REMINDERS}))
      GROUP BY user_id, channel
    ) due ON due.user_id = users.id
    ORDER BY due.since
    LIMIT 1
    FOR UPDATE OF users SKIP LOCKED`.execute(db);
  return rows[0];
}

/** All waiting notices of the user in this channel, also those that would wait a little longer. */
export async function dueNotices(db: Db, { id, channel }: DuePerson, quiet: boolean): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    SELECT notices.id, notices.event, notices.entity_id, notices.company_id, coalesce(companies.name, '') AS company,
      CASE
        WHEN recipient.status <> 'active' OR recipient.deleted_at IS NOT NULL THEN false
        WHEN NOT recipient.is_admin AND NOT EXISTS (
          SELECT FROM company_users WHERE user_id = recipient.id AND company_id = notices.company_id
            AND (role IN ('representative', 'authorised') OR notices.event = 'staff_report_answered')) THEN false
        WHEN notices.event IN ('documents_reminder', 'documents_missing') THEN tasks.status IN ('awaiting_documents', 'incomplete')
          AND (request.is_open OR NOT EXISTS (SELECT FROM document_requests WHERE task_id = tasks.id AND status <> 'withdrawn'))
        WHEN notices.event IN ('documents_requested', 'request_reminder', 'request_overdue') THEN request.is_open
        WHEN notices.event = 'request_delivered' THEN request.status IN ('delivered', 'accepted')
        WHEN notices.event = 'documents_late' THEN tasks.late_docs OR tasks.status IN ('awaiting_documents', 'incomplete')
        WHEN notices.event = 'taxes_ready' THEN payments.list IS NOT NULL
        WHEN notices.event = 'tax_corrected'
          THEN liabilities.status IN ('published', 'read', 'paid', 'confirmed') AND liabilities.amount_before IS NOT NULL
        WHEN notices.event = 'correction_waiting' THEN liabilities.pending IS NOT NULL
          AND (SELECT reviewer_id FROM tasks own WHERE own.id = liabilities.task_id) = notices.user_id
        WHEN notices.event IN ('tax_due', 'tax_overdue') THEN liabilities.status IN ('published', 'read') AND liabilities.result = 'payable'
        WHEN notices.event = 'payment_marked' THEN liabilities.status = 'paid'
        WHEN notices.event = 'document_returned' THEN documents.status IN ('to_correct', 'rejected')
        WHEN notices.event = 'document_given'
          THEN documents.direction = 'from_office' AND documents.visibility <> 'office' AND documents.read_at IS NULL
        WHEN notices.event = 'settlement_closed' THEN tasks.status = 'closed'
        WHEN notices.event = 'task_assigned' THEN tasks.is_open AND tasks.assignee_id = notices.user_id
        WHEN notices.event IN ('staff_report_sent', 'staff_report_answered') THEN staff_reports.status <> 'cancelled'
        WHEN notices.event = 'change_request_sent' THEN change_requests.status = 'sent'
        WHEN notices.event = 'change_request_answered' THEN change_requests.status IN ('accepted', 'refused')
        WHEN notices.event = 'uptimes_rejected' THEN rejections.list IS NOT NULL
        ELSE coalesce(tasks.id, liabilities.id) IS NOT NULL
      END IS TRUE AS holds,
      coalesce(tasks.id, liabilities.task_id) AS task_id, liabilities.id AS liability_id,
      documents.id AS document_id, documents.status AS document_status, CASE WHEN request.is_open THEN request.id END AS request_id,
      coalesce(liabilities.period, tasks.period, documents.month, request.month) AS period, coalesce(tasks.title, documents.title, request.title) AS title,
      coalesce(tasks.docs_due_at, request.due_date) AS docs_due_at, coalesce(lacking.list, to_json(tasks.missing)) AS missing,
      NOT tasks.late_docs AS still_awaited, tasks.late_docs_note AS sent,
      liabilities.kind, liabilities.partner,
      CASE WHEN notices.event = 'correction_waiting' THEN liabilities.pending ->> 'amount' ELSE liabilities.amount::text END AS amount,
      CASE WHEN notices.event = 'correction_waiting' THEN liabilities.amount ELSE liabilities.amount_before END::text AS amount_before,
      CASE WHEN notices.event = 'correction_waiting' THEN liabilities.pending ->> 'result' ELSE liabilities.result END AS result,
      liabilities.paid_amount::text, liabilities.due_date, liabilities.account,
      payments.list AS payments, rejections.list AS rejections, staff_reports.kind AS report_kind, staff_reports.status AS report_status,
      employees.first_name || ' ' || employees.last_name AS employee, coalesce(staff_reports.remark, change_requests.answer, documents.remark) AS remark,
      change_requests.status AS change_status
    FROM notices
      JOIN users recipient ON recipient.id = notices.user_id
      LEFT JOIN companies ON companies.id = notices.company_id
      LEFT JOIN tasks ON tasks.id = notices.entity_id
      LEFT JOIN liabilities ON liabilities.id = notices.entity_id
      LEFT JOIN documents ON documents.id = notices.entity_id
      LEFT JOIN LATERAL (
        SELECT one.* FROM document_requests one
        WHERE one.id = notices.entity_id
          OR one.task_id = tasks.id AND one.is_open
          OR one.id = (SELECT request_id FROM document_request_items WHERE id = documents.request_item_id) AND one.is_open
        ORDER BY one.created_at DESC LIMIT 1
      ) request ON notices.event IN ('documents_requested', 'request_reminder', 'request_overdue', 'request_delivered', 'documents_missing',
        'documents_reminder', 'document_returned')
      LEFT JOIN LATERAL (
        SELECT json_agg(label ORDER BY number) AS list FROM document_request_items
        WHERE request_id = request.id AND state IN ('missing', 'to_correct')
      ) lacking ON notices.event <> 'document_returned'
      LEFT JOIN staff_reports ON staff_reports.id = notices.entity_id
      LEFT JOIN change_requests ON change_requests.id = notices.entity_id
      LEFT JOIN employees ON employees.id = staff_reports.employee_id
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object('id', told.id, 'kind', kind, 'partner', partner, 'result', result, 'amount', amount::text, 'paid_amount', paid_amount::text,
          'due_date', due_date, 'account', account) ORDER BY result <> 'payable', due_date, kind, partner) AS list
        FROM liabilities told
        WHERE told.task_id = tasks.id AND told.status IN ('published', 'read')
      ) payments ON notices.event = 'taxes_ready'
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object('day', day, 'from', to_char(start_date AT TIME ZONE 'Europe/Warsaw', 'HH24:MI'),
          'to', to_char(end_date AT TIME ZONE 'Europe/Warsaw', 'HH24:MI'), 'reason', reason) ORDER BY start_date) AS list
        FROM uptimes
        WHERE uptimes.user_id = notices.user_id AND uptimes.status = 'rejected'
      ) rejections ON notices.event = 'uptimes_rejected'
    WHERE notices.user_id = ${id} AND notices.channel = ${channel} AND notices.state = 'waiting'
      AND notices.send_after <= now() + make_interval(secs => ${GATHER})
      AND (NOT ${quiet}::boolean OR notices.event NOT IN ${REMINDERS})
    ORDER BY companies.name COLLATE "pl-x-icu", notices.created_at
    LIMIT 200`.execute(db);
  return rows;
}

export async function settle(db: Db, ids: string[], state: 'sent' | 'skipped'): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('notices').set({ state, settled_at: sql<Date>`now()` }).where('id', 'in', ids).execute();
}
