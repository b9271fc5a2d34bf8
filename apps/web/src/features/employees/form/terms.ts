import type { components } from '@biuro/contract';
import type { Tone } from '#ui/text/tag.tsx';

type Schemas = components['schemas'];
export type Employee = Schemas['Employee'];
export type StaffReport = Schemas['StaffReport'];
export type ReportKind = Schemas['StaffReportKind'];
export type ReportStatus = Schemas['StaffReportStatus'];

export const employeeTones = {
  reported: 'accent',
  employed: 'success',
  absent: 'info',
  notice: 'warning',
  dismissed: 'neutral',
} satisfies Record<Schemas['EmployeeStatus'], Tone>;

/** As the office sees them: what was sent waits for it. */
export const reportTones = {
  sent: 'accent',
  accepted: 'info',
  done: 'success',
  returned: 'warning',
  cancelled: 'neutral',
} satisfies Record<ReportStatus, Tone>;

const contracts = {
  employment: true,
  mandate: true,
  specific_work: true,
  b2b: true,
  appointment: true,
  other: true,
} satisfies Record<Schemas['ContractType'], true>;

const absences = {
  sick_leave: true,
  holiday: true,
  unpaid: true,
  parental: true,
  care: true,
  other: true,
} satisfies Record<Schemas['AbsenceKind'], true>;

const kinds = {
  hire: true,
  absence: true,
  termination: true,
  change: true,
  bonus: true,
  worktime: true,
} satisfies Record<ReportKind, true>;

export const employeeStatuses = keysOf(employeeTones);
export const reportStatuses = keysOf(reportTones);
export const contractTypes = keysOf(contracts);
export const absenceKinds = keysOf(absences);
export const reportKinds = keysOf(kinds);

export function fullName({ first_name, last_name }: Pick<Employee, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`;
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
