import type { components } from '@biuro/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { today } from '#platform/clock/today.ts';
import type { Db } from '#platform/database/database.ts';
import type { EmployeeAbsencesTable, EmployeesTable } from '#platform/database/tables/employees.ts';

type Schemas = components['schemas'];
export type Employee = Schemas['Employee'];
export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

const COLUMNS = [
  'employees.id',
  'first_name',
  'last_name',
  'pesel_end',
  'passport_end',
  'birth_date',
  'contract_type',
  'employed_from',
  'employed_to',
  'fte',
  'medical_until',
  'safety_until',
  'student_under_26',
  'employees.status as stored_status',
  'version',
] as const;

/** Employees of a company on this day: stored values, and what follows from dates. */
const employeesOn = (db: Db, companyId: string, day: string) =>
  db
    .selectFrom('employees')
    .leftJoinLateral(
      (on) =>
        on
          .selectFrom('employee_absences')
          .select(({ fn }) => fn.max('last_day').as('until'))
          .whereRef('employee_id', '=', 'employees.id')
          .where('first_day', '<=', day)
          .where('last_day', '>=', day)
          .as('absence'),
      (join) => join.onTrue(),
    )
    .select(COLUMNS)
    .select([
      'absence.until as absent_until',
      sql<Schemas['EmployeeStatus']>`CASE
        WHEN employees.status IN ('reported', 'dismissed') THEN employees.status
        WHEN employed_to < ${day}::date THEN 'dismissed'
        WHEN absence.until IS NOT NULL THEN 'absent'
        ELSE employees.status END`.as('status'),
      sql<string | null>`CASE WHEN next_salary_from <= ${day}::date THEN next_salary ELSE salary END`.as('salary'),
      sql<string | null>`CASE WHEN next_salary_from > ${day}::date THEN next_salary END`.as('next_salary'),
      sql<string | null>`CASE WHEN next_salary_from > ${day}::date THEN next_salary_from END`.as('next_salary_from'),
    ])
    .where('company_id', '=', companyId);

export const listEmployees = (db: Db, companyId: string, day = today()) =>
  employeesOn(db, companyId, day)
    .orderBy(sql`last_name COLLATE "pl-x-icu"`)
    .orderBy(sql`first_name COLLATE "pl-x-icu"`)
    .orderBy('employees.id')
    .limit(2_000)
    .execute();

export const findEmployee = (db: Db, companyId: string, id: string, day = today()) =>
  employeesOn(db, companyId, day).where('employees.id', '=', id).executeTakeFirst();

/** Encrypted PESEL and passport number. */
export const findSealed = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('employees')
    .select(['id', 'pesel', 'passport', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the employee: no reports are added until the transaction ends. */
export const lockEmployee = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('employees')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Reports about the employee and absences, which are retained for years. */
export async function countReports(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT (SELECT count(*) FROM staff_reports WHERE employee_id = ${id})
    + (SELECT count(*) FROM employee_absences WHERE employee_id = ${id} AND report_id IS NULL) AS count`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertEmployee(db: Db, employee: Insertable<EmployeesTable>): Promise<void> {
  await db.insertInto('employees').values(employee).execute();
}

/** False when the version has changed. */
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

/** Without a version check: the change comes from a report, which has its own version. */
export async function changeEmployee(db: Db, id: string, values: Updateable<EmployeesTable>): Promise<void> {
  await db
    .updateTable('employees')
    .set({ ...values, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Changes the salary on this day: at once, or stored as the future salary until then. */
export async function changeSalary(db: Db, id: string, salary: string, from: string, day = today()): Promise<void> {
  const holding = sql<string | null>`CASE WHEN next_salary_from <= ${day}::date THEN next_salary ELSE salary END`;
  const values =
    from <= day
      ? { salary, next_salary: null, next_salary_from: null }
      : { salary: holding, next_salary: salary, next_salary_from: from };
  await db
    .updateTable('employees')
    .set({ ...values, updated_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

type Absence = Omit<Insertable<EmployeeAbsencesTable>, 'id'>;

export async function insertAbsence(db: Db, absence: Absence): Promise<void> {
  await db
    .insertInto('employee_absences')
    .values({ id: uuid(), ...absence })
    .execute();
}

/** Ends current absences with the day before. */
export async function endAbsences(db: Db, employeeId: string, day = today()): Promise<void> {
  await db.deleteFrom('employee_absences').where('employee_id', '=', employeeId).where('first_day', '=', day).execute();
  await db
    .updateTable('employee_absences')
    .set({ last_day: sql<string>`${day}::date - 1` })
    .where('employee_id', '=', employeeId)
    .where('first_day', '<', day)
    .where('last_day', '>=', day)
    .execute();
}
