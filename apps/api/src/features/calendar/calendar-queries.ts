import { sql } from 'kysely';
import { TO_FILE } from '#domain/settlement/task-conditions.ts';
import type { Db } from '#platform/database/database.ts';

export async function putAddress(db: Db, userId: string, tokenHash: Buffer): Promise<void> {
  const created_at = sql<Date>`now()`;
  await db
    .insertInto('calendar_addresses')
    .values({ user_id: userId, token_hash: tokenHash, created_at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: tokenHash, created_at, read_at: null }),
    )
    .execute();
}

export const deleteAddress = (db: Db, userId: string) =>
  db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute();

export const findAddress = (db: Db, userId: string) =>
  db
    .selectFrom('calendar_addresses')
    .select(['created_at', 'read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The user of a calendar address; undefined when the account is not active. */
export const findReader = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_addresses')
    .innerJoin('users', 'users.id', 'calendar_addresses.user_id')
    .where('calendar_addresses.token_hash', '=', tokenHash)
    .where('users.status', '=', 'active')
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.locale', 'users.is_admin'])
    .executeTakeFirst();

export const noteReading = (db: Db, userId: string) =>
  db.updateTable('calendar_addresses').set({ read_at: sql<Date>`now()` }).where('user_id', '=', userId).execute();

/** Records of one kind that are due on the same day. */
export interface Due {
  matter: 'liability' | 'declaration' | 'task' | 'documents';
  kind: string;
  /** Partner who owes a single liability, when it is not the company. */
  partner: string | null;
  period: string;
  day: string;
  /** Id of the first record; of a declaration, its task. */
  id: string;
  /** Number of companies. */
  count: number;
  companies: string[];
  changed_at: Date;
}

interface Dues {
  db: Db;
  userId: string;
  /** Today in Poland. */
  today: string;
}

/** From a month ago to a year ahead. */
const near = (column: string, today: string) =>
  sql`${sql.ref(column)} BETWEEN ${today}::date - 31 AND ${today}::date + 366`;

/**
 * What a client has to do: pay published amounts and hand in documents. Nothing for companies in which they are an
 * employee.
 */
export async function findClientDues({ db, userId, today }: Dues): Promise<Due[]> {
  const own = sql`(SELECT company_id FROM company_users WHERE user_id = ${userId} AND role <> 'employee')`;
  const { rows } = await sql<Due>`
    SELECT 'liability' AS matter, liabilities.kind, liabilities.partner, liabilities.period, liabilities.due_date AS day, liabilities.id, 1 AS count,
      ARRAY[companies.name] AS companies, liabilities.updated_at AS changed_at
    FROM liabilities JOIN companies ON companies.id = liabilities.company_id
    WHERE liabilities.status IN ('published', 'read') AND liabilities.result = 'payable' AND liabilities.company_id IN ${own}
      AND ${near('liabilities.due_date', today)}
    UNION ALL
    SELECT 'documents', tasks.kind, NULL, tasks.period, tasks.docs_due_at, tasks.id, 1, ARRAY[companies.name], tasks.updated_at
    FROM tasks JOIN companies ON companies.id = tasks.company_id
    WHERE tasks.client_visible AND tasks.status IN ('awaiting_documents', 'incomplete') AND tasks.company_id IN ${own}
      AND ${near('tasks.docs_due_at', today)}
    ORDER BY day, id`.execute(db);
  return rows;
}

/**
 * What a user of the office has to do: their open tasks, and what companies that they manage have to pay and file.
 * Equal dates of several companies are one entry.
 */
export async function findOfficeDues({ db, userId, today }: Dues): Promise<Due[]> {
  const own = (ofPayroll: ReturnType<typeof sql>) =>
    sql`(companies.owner_id = ${userId} OR tasks.assignee_id = ${userId} OR companies.payroll_owner_id = ${userId} AND ${ofPayroll})`;
  const { rows } = await sql<Due>`
    SELECT matter, kind, NULL AS partner, period, day, (array_agg(id ORDER BY name, id))[1] AS id, count(DISTINCT company_id)::int AS count,
      (array_agg(DISTINCT name COLLATE "pl-x-icu"))[1:30] AS companies, max(changed_at) AS changed_at
    FROM (
      SELECT 'liability' AS matter, liabilities.kind, liabilities.period, liabilities.due_date AS day, liabilities.id, companies.name,
        companies.id AS company_id, liabilities.updated_at AS changed_at
      FROM liabilities JOIN tasks ON tasks.id = liabilities.task_id JOIN companies ON companies.id = liabilities.company_id
      WHERE liabilities.state IN ('to_calculate', 'to_publish', 'open')
        AND coalesce(liabilities.result, 'payable') = 'payable' AND tasks.status <> 'cancelled' AND ${own(sql`liabilities.kind IN ('zus', 'pit4', 'pit8ar', 'ppk', 'pfron')`)}
        AND ${near('liabilities.due_date', today)}
      UNION ALL
      SELECT 'declaration', declarations.form, declarations.period, declarations.due_date, tasks.id, companies.name,
        companies.id, declarations.updated_at
      FROM declarations JOIN tasks ON tasks.id = declarations.task_id JOIN companies ON companies.id = declarations.company_id
      WHERE ${sql.raw(TO_FILE)} AND ${own(sql`declarations.form IN ('dra', 'pit4r', 'pit8ar', 'pit11')`)}
        AND ${near('declarations.due_date', today)}
      UNION ALL
      SELECT 'task', tasks.kind, tasks.period, tasks.due_at, tasks.id, companies.name, companies.id, tasks.updated_at
      FROM tasks JOIN companies ON companies.id = tasks.company_id
      WHERE tasks.is_open AND ${own(sql`tasks.kind = 'payroll'`)} AND ${near('tasks.due_at', today)}
    ) due
    GROUP BY matter, kind, period, day ORDER BY day, matter, kind, period`.execute(db);
  return rows;
}
