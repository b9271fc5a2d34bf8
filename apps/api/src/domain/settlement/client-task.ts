import type { components } from '@biuro/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { instant } from '#platform/database/list/columns.ts';
import type { Caller } from '#platform/http/contract/handlers.ts';

export type ClientTask = components['schemas']['ClientTask'];
type Own = Pick<Caller, 'id'>;

/** Roles that may act for a company. */
const SPEAKING = `('representative', 'authorised')`;

/** A suspended task keeps its step. */
const STEP = `CASE coalesce(CASE WHEN tasks.status = 'suspended' THEN tasks.status_before END, tasks.status)
  WHEN 'awaiting_documents' THEN 'documents' WHEN 'incomplete' THEN 'documents' WHEN 'suspended' THEN 'documents'
  WHEN 'complete' THEN 'booking' WHEN 'booking' THEN 'booking' WHEN 'clarification' THEN 'booking'
  WHEN 'published' THEN 'payment' WHEN 'correcting' THEN 'payment' WHEN 'closed' THEN 'closed' ELSE 'taxes' END`;

/** Null until something is published. */
const TO_PAY = `(
  SELECT coalesce(sum(amount - coalesce(paid_amount, 0)) FILTER (WHERE result = 'payable' AND status IN ('published', 'read')), 0)
    ::numeric(14, 2)::text
  FROM liabilities WHERE liabilities.task_id = tasks.id AND liabilities.published_at IS NOT NULL HAVING count(*) > 0)`;

/** The contract's `ClientTask`. */
const CLIENT_TASK = sql.raw(`json_build_object(
  'id', tasks.id,
  'title', tasks.title,
  'kind', tasks.kind,
  'period', tasks.period,
  'company', json_build_object('id', companies.id, 'name', companies.name),
  'step', ${STEP},
  'status', tasks.status,
  'docs_due_at', tasks.docs_due_at,
  'missing', to_json(tasks.missing),
  'late_docs', tasks.late_docs,
  'documents_confirmed_at', ${instant('tasks.documents_confirmed_at')},
  'can_confirm', own.role IN ${SPEAKING} AND tasks.status IN ('awaiting_documents', 'incomplete'),
  'to_pay', ${TO_PAY})`);

/** Tasks that the office shows, of companies in which the caller is more than an employee. */
const visible = ({ id }: Own) => sql`
  tasks
  JOIN companies ON companies.id = tasks.company_id
  JOIN company_users own ON own.company_id = tasks.company_id AND own.user_id = ${id} AND own.role <> 'employee'
  WHERE tasks.client_visible AND tasks.status <> 'cancelled'`;

const NEWEST_FIRST = sql`tasks.period DESC, tasks.kind DESC, companies.name COLLATE "pl-x-icu", tasks.id`;

async function findWhere(db: Db, caller: Own, where: RawBuilder<unknown>): Promise<ClientTask | undefined> {
  const { rows } = await sql<{ task: ClientTask }>`
    SELECT ${CLIENT_TASK} AS task FROM ${visible(caller)} AND ${where} ORDER BY ${NEWEST_FIRST} LIMIT 1`.execute(db);
  return rows[0]?.task;
}

export const findClientTask = (db: Db, caller: Own, id: string): Promise<ClientTask | undefined> =>
  findWhere(db, caller, sql`tasks.id = ${id}`);

/** The settlement of the company's latest month. */
export const findCurrentTask = async (db: Db, caller: Own, companyId: string): Promise<ClientTask | null> =>
  (await findWhere(
    db,
    caller,
    sql`tasks.company_id = ${companyId} AND tasks.kind = 'settlement' AND tasks.period ~ '^[0-9]{4}-[0-9]{2}$'`,
  )) ?? null;

export interface ClientTaskQuery {
  company_id?: string;
  page?: number;
  limit?: number;
}

/** A page of the caller's settlements, and their number. */
export async function listClientTasks(
  db: Db,
  caller: Own,
  { company_id, page = 1, limit = 25 }: ClientTaskQuery,
): Promise<{ tasks: ClientTask[]; total: number }> {
  const found = sql`${visible(caller)} ${company_id === undefined ? sql`` : sql`AND tasks.company_id = ${company_id}`}`;
  const { rows } = await sql<{ task: ClientTask }>`
    SELECT ${CLIENT_TASK} AS task FROM ${found}
    ORDER BY ${NEWEST_FIRST} LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM ${found}`.execute(db);
  return { tasks: rows.map(({ task }) => task), total: counted.rows[0]?.total ?? 0 };
}
