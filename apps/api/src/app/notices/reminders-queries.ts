import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

const CLIENTS = sql`
  JOIN company_users ON company_users.company_id = companies.id AND company_users.role IN ('representative', 'authorised')
  JOIN users ON users.id = company_users.user_id AND users.status = 'active' AND users.deleted_at IS NULL`;

/**
 * Plans what the calendar brings on this day: documents three days before and on their day, and what is missing a day after; a payment
 * two days before and on its day, and one that is late a day after, which its accountant hears of too. However often it runs, each
 * reminder is planned once. Whether it still holds is asked when it is sent.
 */
export async function planReminders(db: Db, day: string): Promise<void> {
  await sql`
    INSERT INTO notices (id, user_id, event, entity_id, company_id, dedupe_key)
    SELECT gen_random_uuid(), users.id, CASE WHEN tasks.docs_due_at < ${day}::date THEN 'documents_missing' ELSE 'documents_reminder' END,
      tasks.id, companies.id, 'documents ' || tasks.id || ' ' || ${day}::text || ' ' || users.id
    FROM tasks JOIN companies ON companies.id = tasks.company_id ${CLIENTS}
    WHERE tasks.docs_due_at IN (${day}::date + 3, ${day}::date, ${day}::date - 1)
      AND tasks.status IN ('awaiting_documents', 'incomplete') AND tasks.client_visible
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
  await sql`
    INSERT INTO notices (id, user_id, event, entity_id, company_id, dedupe_key)
    SELECT gen_random_uuid(), users.id, CASE WHEN liabilities.due_date < ${day}::date THEN 'tax_overdue' ELSE 'tax_due' END,
      liabilities.id, companies.id, 'payment ' || liabilities.id || ' ' || ${day}::text || ' ' || users.id
    FROM liabilities JOIN companies ON companies.id = liabilities.company_id ${CLIENTS}
    WHERE liabilities.due_date IN (${day}::date + 2, ${day}::date, ${day}::date - 1)
      AND liabilities.status IN ('published', 'read') AND liabilities.result = 'payable'
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
  await sql`
    INSERT INTO notices (id, user_id, event, entity_id, company_id, dedupe_key)
    SELECT gen_random_uuid(), users.id, 'tax_overdue', liabilities.id, companies.id,
      'payment ' || liabilities.id || ' ' || ${day}::text || ' ' || users.id
    FROM liabilities JOIN companies ON companies.id = liabilities.company_id
      JOIN users ON users.id = companies.owner_id AND users.status = 'active' AND users.deleted_at IS NULL
    WHERE liabilities.due_date = ${day}::date - 1 AND liabilities.status IN ('published', 'read') AND liabilities.result = 'payable'
    ON CONFLICT (dedupe_key) DO NOTHING`.execute(db);
}
