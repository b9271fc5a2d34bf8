import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

type Home = components['schemas']['ClientHomeAnswer']['data'];
export type Todo = Home['todo'][number];
export type OwnCompany = Home['companies'][number] & { role: components['schemas']['CompanyRole'] };

/** Open items of a client in a company: documents, payments, returned reports. Employees have none. */
const WAITING = sql.raw(`
  (SELECT count(*) FROM tasks WHERE tasks.company_id = companies.id AND tasks.client_visible AND tasks.status IN ('awaiting_documents', 'incomplete'))
  + (SELECT count(*) FROM liabilities WHERE liabilities.company_id = companies.id AND liabilities.status IN ('published', 'read') AND liabilities.result = 'payable')
  + (SELECT count(*) FROM staff_reports WHERE staff_reports.company_id = companies.id AND staff_reports.status = 'returned')`);

/** The client's companies by name, each with its number of open items. */
export async function findOwnCompanies(db: Db, userId: string): Promise<OwnCompany[]> {
  const { rows } = await sql<OwnCompany>`
    SELECT companies.id, companies.name, companies.vat_number, company_users.role,
      CASE WHEN company_users.role = 'employee' THEN 0 ELSE (${WAITING})::int END AS waiting
    FROM company_users JOIN companies ON companies.id = company_users.company_id
    WHERE company_users.user_id = ${userId}
    ORDER BY companies.name COLLATE "pl-x-icu", companies.id
    LIMIT 500`.execute(db);
  return rows;
}

const TASK = sql.raw(
  `json_build_object('id', tasks.id, 'title', tasks.title, 'kind', tasks.kind, 'period', tasks.period, 'status', tasks.status)`,
);

/** The client's open items in a company, by date. */
export async function findTodo(db: Db, companyId: string, today: string): Promise<Todo[]> {
  const { rows } = await sql<{ todo: Todo }>`
    SELECT json_build_object('kind', kind, 'task', task, 'liability', liability, 'report', report, 'date', date, 'missing', missing,
      'overdue', coalesce(date < ${today}::date, false)) AS todo
    FROM (
      SELECT CASE tasks.status WHEN 'incomplete' THEN 'missing' ELSE 'documents' END AS kind, ${TASK} AS task, NULL::json AS liability,
        NULL::json AS report, tasks.docs_due_at AS date, to_json(tasks.missing) AS missing, 1 AS rank
      FROM tasks
      WHERE tasks.company_id = ${companyId} AND tasks.client_visible AND tasks.status IN ('awaiting_documents', 'incomplete')
      UNION ALL
      SELECT 'pay', NULL, json_build_object('id', id, 'kind', kind, 'period', period, 'partner', partner, 'amount', amount::text, 'due_date', due_date), NULL,
        due_date, '[]', 2
      FROM liabilities WHERE company_id = ${companyId} AND status IN ('published', 'read') AND result = 'payable'
      UNION ALL
      SELECT 'report_returned', NULL, NULL,
        json_build_object('id', staff_reports.id, 'kind', staff_reports.kind, 'employee', employees.first_name || ' ' || employees.last_name),
        NULL, '[]', 3
      FROM staff_reports LEFT JOIN employees ON employees.id = staff_reports.employee_id
      WHERE staff_reports.company_id = ${companyId} AND staff_reports.status = 'returned'
    ) things
    ORDER BY date NULLS LAST, rank
    LIMIT 100`.execute(db);
  return rows.map(({ todo }) => todo);
}

/** Sum that is left to pay. */
export async function sumToPay(db: Db, companyId: string): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(amount - coalesce(paid_amount, 0)), 0)::numeric(14, 2)::text AS sum FROM liabilities
    WHERE company_id = ${companyId} AND status IN ('published', 'read') AND result = 'payable'`.execute(db);
  return rows[0]?.sum ?? '0.00';
}

/** The manager of the company. */
export const findContact = (db: Db, companyId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.owner_id')
    .where('companies.id', '=', companyId)
    .where('users.deleted_at', 'is', null)
    .select(['users.position', 'users.email', 'users.phone'])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('name'))
    .executeTakeFirst();
