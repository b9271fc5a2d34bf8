import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { StaffReportsTable } from '#platform/database/tables/employees.ts';

/** The report with the data for its transitions, locked until the transaction ends. */
export const lockReport = (db: Db, id: string) =>
  db
    .selectFrom('staff_reports')
    .innerJoin('companies', 'companies.id', 'staff_reports.company_id')
    .leftJoin('employees', 'employees.id', 'staff_reports.employee_id')
    .where('staff_reports.id', '=', id)
    .select([
      'staff_reports.id',
      'staff_reports.company_id',
      'staff_reports.kind',
      'staff_reports.status',
      'staff_reports.version',
      'staff_reports.employee_id',
      'staff_reports.date_from',
      'staff_reports.date_to',
      'staff_reports.absence_kind',
      'staff_reports.amount',
      'staff_reports.hours',
      'staff_reports.created_by',
      'employees.employed_from',
    ])
    .forUpdate('staff_reports')
    .executeTakeFirst();

export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

export async function insertReport(db: Db, report: Insertable<StaffReportsTable>): Promise<void> {
  await db.insertInto('staff_reports').values(report).execute();
}

/** False when the version has changed. */
export async function updateReport(
  db: Db,
  id: string,
  version: number,
  values: Updateable<StaffReportsTable>,
): Promise<boolean> {
  const result = await db
    .updateTable('staff_reports')
    .set({ ...values, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const findPayrollPeople = (db: Db, companyId: string) =>
  db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select(sql<string | null>`coalesce(payroll_owner_id, owner_id)`.as('user_id'))
    .executeTakeFirst();
