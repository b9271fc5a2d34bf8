import type { components } from '@biuro/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../app/database/database.ts';
import type { EmployeesTable } from '../app/database/tables.ts';

export type Employee = components['schemas']['Employee'];
export type EmployeeRow = Awaited<ReturnType<typeof listEmployees>>[number];

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'pesel_end',
  'birth_date',
  'contract_type',
  'employed_from',
  'employed_to',
  'fte',
  'salary',
  'medical_until',
  'safety_until',
  'student_under_26',
  'status',
  'absent_until',
  'version',
] as const;

export const listEmployees = (db: Db, companyId: string) =>
  db
    .selectFrom('employees')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .orderBy(sql`last_name COLLATE "pl-x-icu"`)
    .orderBy(sql`first_name COLLATE "pl-x-icu"`)
    .orderBy('id')
    .limit(2_000)
    .execute();

export const findEmployee = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('employees')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertEmployee(db: Db, employee: Insertable<EmployeesTable>): Promise<void> {
  await db.insertInto('employees').values(employee).execute();
}

/** False when there is no such version any more. */
export async function updateEmployee(
  db: Db,
  id: string,
  version: number,
  values: Updateable<EmployeesTable>,
): Promise<boolean> {
  const result = await db
    .updateTable('employees')
    .set({ ...values, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
