import type { components } from '@biuro/contract';
import type { Generated } from 'kysely';
import type { Json, Money, Optional, Timestamp } from './columns.ts';

type Schemas = components['schemas'];

export interface EmployeesTable {
  id: string;
  company_id: string;
  first_name: string;
  last_name: string;
  /** Sealed. */
  pesel: Optional<Buffer>;
  /** The last four digits. */
  pesel_end: Optional<string>;
  birth_date: Optional<string>;
  contract_type: Schemas['ContractType'];
  employed_from: string;
  employed_to: Optional<string>;
  fte: Money;
  salary: Money;
  medical_until: Optional<string>;
  safety_until: Optional<string>;
  student_under_26: Generated<boolean>;
  /** Who is away, and who has left by date, follows from dates. */
  status: Exclude<Schemas['EmployeeStatus'], 'absent'>;
  next_salary: Money;
  next_salary_from: Optional<string>;
  /** Sealed. */
  passport: Optional<Buffer>;
  /** The last four characters. */
  passport_end: Optional<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface EmployeeAbsencesTable {
  id: string;
  employee_id: string;
  kind: Schemas['AbsenceKind'];
  first_day: string;
  last_day: string;
  report_id: Optional<string>;
}

export interface StaffReportsTable {
  id: string;
  company_id: string;
  kind: Schemas['StaffReportKind'];
  employee_id: Optional<string>;
  date_from: Optional<string>;
  date_to: Optional<string>;
  absence_kind: Optional<Schemas['AbsenceKind']>;
  amount: Money;
  /** Each with the name, which outlives the employee. */
  hours: Json<(Schemas['WorkedHours'] & { name: string })[]>;
  note: Optional<string>;
  status: Generated<Schemas['StaffReportStatus']>;
  remark: Optional<string>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
}

export interface EmployeeTables {
  employees: EmployeesTable;
  employee_absences: EmployeeAbsencesTable;
  staff_reports: StaffReportsTable;
}
