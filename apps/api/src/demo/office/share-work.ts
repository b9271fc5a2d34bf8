import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Assigns payroll to the payroll person, and some companies of the administrator to a second accountant. */
export async function shareWork(db: Db): Promise<void> {
  await sql`
    UPDATE companies SET payroll_owner_id = clerk.id
    FROM (SELECT id, row_number() OVER (ORDER BY email) - 1 AS turn FROM users WHERE role = 'payroll') clerk,
      (SELECT id, row_number() OVER (ORDER BY name) % 2 AS turn FROM companies WHERE has_employees) employer
    WHERE companies.id = employer.id AND employer.turn = clerk.turn`.execute(db);
  await sql`
    UPDATE companies SET owner_id = (SELECT id FROM users WHERE email = 'grzegorz.lukasik@demo.example')
    FROM (
      SELECT companies.id, row_number() OVER (ORDER BY name) % 3 AS turn FROM companies JOIN users ON users.id = owner_id
      WHERE users.email = 'admin@demo.example') spread
    WHERE companies.id = spread.id AND turn <> 0 AND NOT EXISTS (SELECT FROM company_users JOIN users ON users.id = user_id
      WHERE company_id = companies.id AND users.email IN ('klient@demo.example', 'wlasciciel@demo.example'))`.execute(
    db,
  );
}
