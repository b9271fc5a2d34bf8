import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { addManyCompanies } from '../../../apps/api/src/demo/large/companies.ts';
import { openBatch } from '../../../apps/api/src/features/tasks/open-month/batch.ts';
import { batchOf } from '../../../apps/api/src/features/tasks/open-month/month-batch.ts';
import { countCompanies, nextCompanies } from '../../../apps/api/src/features/tasks/open-month/queries.ts';
import { AT_ONCE } from '../../../apps/api/src/features/tasks/open-month/step.ts';
import type { Tables } from '../../../apps/api/src/platform/database/tables.ts';
import { type BenchConnection, signIn } from './office-database.ts';

type Db = Kysely<Tables>;

async function withDb<T>(connection: BenchConnection, work: (db: Db) => Promise<T>, onQuery?: () => void): Promise<T> {
  const dialect = new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) });
  const db = new Kysely<Tables>({ dialect, ...(onQuery && { log: onQuery }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Adds so many companies of the usual kinds, each with somebody who is told, and answers the access token of one who may open months. */
export const fillCompanies = (connection: BenchConnection, count: number): Promise<string> =>
  withDb(connection, async (db) => {
    await addManyCompanies(db, count);
    await sql`DELETE FROM tasks`.execute(db);
    await sql`
      UPDATE companies SET has_employees = n % 3 = 0,
        taxation_form = CASE WHEN company_type = 'zoo' THEN 'cit9' WHEN n % 5 = 0 THEN 'lump_sum' WHEN n % 5 = 1 THEN 'linear' ELSE 'scale' END,
        zus_scheme = CASE WHEN company_type = 'jdg' THEN 'full' ELSE zus_scheme END,
        vat_status = CASE WHEN n % 7 = 0 THEN 'exempt' ELSE 'active' END, vat_period = CASE WHEN n % 7 = 0 THEN NULL ELSE 'monthly' END
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM companies) numbered WHERE numbered.id = companies.id`.execute(
      db,
    );
    await sql`
      WITH people AS (
        INSERT INTO users (id, first_name, last_name, email, role)
        SELECT gen_random_uuid(), 'Jan', 'Klient', 'k' || n || '@klienci.example', 'representative'
        FROM generate_series(1, ${count}::int) n RETURNING id)
      INSERT INTO company_users (user_id, company_id, role)
      SELECT person.id, company.id, 'representative'
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM people) person
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM companies) company USING (n)`.execute(db);
    await sql`VACUUM ANALYZE`.execute(db);
    return signIn(db);
  });

/** The rows of a month written anew for another one in the fewest statements that SQL can do it in, into the same tables, and taken back; in milliseconds. */
export const copyInSql = (connection: BenchConnection, from: string, to: string): Promise<number> =>
  withDb(connection, (db) =>
    db.connection().execute(async (one) => {
      await sql`BEGIN`.execute(one);
      const start = performance.now();
      await sql`
        INSERT INTO tasks (id, company_id, kind, title, period, assignee_id, docs_due_at, due_at, checklist, client_visible)
        SELECT gen_random_uuid(), company_id, kind, title, ${to}, assignee_id, docs_due_at, due_at, checklist, client_visible
        FROM tasks WHERE period = ${from}`.execute(one);
      await sql`
        INSERT INTO liabilities (id, task_id, company_id, partner_id, partner, kind, period, statutory_date, due_date, recipient, account, transfer_symbol,
          transfer_period, title)
        SELECT gen_random_uuid(), copy.id, owed.company_id, owed.partner_id, owed.partner, owed.kind, ${to}, statutory_date, due_date, recipient, account, transfer_symbol,
          transfer_period, owed.title
        FROM liabilities owed JOIN tasks ON tasks.id = owed.task_id
        JOIN tasks copy ON copy.company_id = tasks.company_id AND copy.kind = tasks.kind AND copy.period = ${to}
        WHERE tasks.period = ${from}`.execute(one);
      await sql`
        INSERT INTO declarations (id, task_id, company_id, form, period, due_date)
        SELECT gen_random_uuid(), copy.id, filed.company_id, form, ${to}, due_date
        FROM declarations filed JOIN tasks ON tasks.id = filed.task_id
        JOIN tasks copy ON copy.company_id = tasks.company_id AND copy.kind = tasks.kind AND copy.period = ${to}
        WHERE tasks.period = ${from}`.execute(one);
      await sql`
        INSERT INTO audit (id, action, entity, entity_id, company_id, changes)
        SELECT gen_random_uuid(), 'task.opened', 'task', id, company_id, jsonb_build_array(jsonb_build_object('field', 'period', 'after', period))
        FROM tasks WHERE period = ${to}`.execute(one);
      const passed = performance.now() - start;
      await sql`ROLLBACK`.execute(one);
      return passed;
    }),
  );

/** Opens a month as the job does, and counts the statements for a thousand companies. */
export async function countStatements(connection: BenchConnection, month: string): Promise<number> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  return withDb(
    connection,
    async (db) => {
      for (let after: string | undefined; ; ) {
        const companies = await nextCompanies(db, { month, after, limit: AT_ONCE });
        await openBatch(db, batchOf(companies, month), null);
        after = companies.at(-1)?.id;
        if (companies.length < AT_ONCE) break;
      }
      const needed = statements;
      return (needed / (await countCompanies(db))) * 1_000;
    },
    count,
  );
}

/** Computes and approves the amounts of so many clients' month; the ids of what is to be published. */
export const approveAmounts = (connection: BenchConnection, month: string, clients: number): Promise<string[]> =>
  withDb(connection, async (db) => {
    await sql`
      UPDATE tasks SET status = 'calculated'
      WHERE id IN (SELECT id FROM tasks WHERE period = ${month} AND kind = 'settlement' ORDER BY id LIMIT ${clients})`.execute(
      db,
    );
    const { rows } = await sql<{ id: string }>`
      UPDATE liabilities SET amount = 1200, result = 'payable', status = 'approved'
      FROM tasks WHERE tasks.id = task_id AND tasks.status = 'calculated' AND tasks.period = ${month}
      RETURNING liabilities.id`.execute(db);
    return rows.map(({ id }) => id);
  });
