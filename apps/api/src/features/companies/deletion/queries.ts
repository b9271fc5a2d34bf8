import { sql } from 'kysely';
import { RETAINED_TASK } from '#domain/settlement/retention.ts';
import type { Db } from '#platform/database/database.ts';

/** What hangs on a company and stays for years, in the order of the sentence that names it. */
export const retained = ['tasks', 'employees', 'staff_reports', 'uptimes'] as const;
export type Retained = Record<(typeof retained)[number], number>;

export const findNamed = (db: Db, id: string) =>
  db.selectFrom('companies').select(['id', 'name', 'vat_number']).where('id', '=', id).executeTakeFirst();

export async function countRetained(db: Db, id: string): Promise<Retained> {
  const count = (table: (typeof retained)[number], which = 'true') =>
    sql`(SELECT count(*) FROM ${sql.table(table)} WHERE company_id = ${id} AND ${sql.raw(which)})`;
  const { rows } =
    await sql<Retained>`SELECT ${count('tasks', RETAINED_TASK)} AS tasks, ${count('employees')} AS employees,
    ${count('staff_reports')} AS staff_reports, ${count('uptimes')} AS uptimes`.execute(db);
  return rows[0] ?? { tasks: 0, employees: 0, staff_reports: 0, uptimes: 0 };
}
