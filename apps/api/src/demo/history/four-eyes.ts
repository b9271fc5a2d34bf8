import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Companies with a reviewer: one settlement waits for review, and one correction. */
const CHECKED = ['Hurtownia Farb%', 'Orion Automatyka%', 'Stolarnia Słój%'];
const CORRECTED = 'Orion Automatyka%';

/** Call it before settlements are opened. */
export async function addReviewers(db: Db): Promise<void> {
  await sql`
    UPDATE companies SET time_budget_minutes = 1800, reviewer_id = (
      SELECT id FROM users WHERE email IN ('admin@demo.example', 'ksiegowa@demo.example') AND id <> companies.owner_id
      ORDER BY email LIMIT 1)
    WHERE name LIKE ANY (${CHECKED})`.execute(db);
}

/** A published amount with a correction that waits for the reviewer. */
export async function addWaitingCorrection(db: Db): Promise<void> {
  await sql`
    UPDATE liabilities SET pending = jsonb_build_object(
      'amount', (amount + 240)::text, 'result', 'payable', 'by', assignee_id,
      'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'update', jsonb_build_object('amount', (amount + 240)::text, 'result', NULL, 'due_date', due_date, 'due_reason', NULL,
        'account', account, 'transfer_symbol', transfer_symbol, 'title', title, 'basis', basis,
        'correction_reason', 'Faktura za transport doszła po zamknięciu rejestru'))
    FROM (
      SELECT liabilities.id AS wanted, tasks.assignee_id FROM liabilities
      JOIN tasks ON tasks.id = liabilities.task_id JOIN companies ON companies.id = tasks.company_id
      WHERE companies.name LIKE ${CORRECTED} AND tasks.status = 'published' AND tasks.assignee_id IS NOT NULL
        AND liabilities.status IN ('published', 'read') AND liabilities.result = 'payable'
      ORDER BY tasks.period DESC, liabilities.due_date DESC LIMIT 1
    ) found
    WHERE liabilities.id = found.wanted`.execute(db);
}
