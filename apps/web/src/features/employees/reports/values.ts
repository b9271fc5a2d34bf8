import type { components } from '@biuro/contract';
import { writtenMoney } from '#ui/text/money-written.ts';
import type { Employee, ReportKind, StaffReport } from '../form/terms.ts';
import { type EmployeeValues, employeeOf, newEmployee, valuesOf } from '../form/values.ts';

type Schemas = components['schemas'];

/** What the form of a report holds; which of it is asked for depends on the kind. */
export interface ReportValues extends Omit<EmployeeValues, 'status' | 'absent_until'> {
  employee_id: string;
  date_from: string;
  date_to: string;
  absence_kind: string;
  amount: string;
  /** As they are written, by the employee's id. */
  hours: Record<string, string>;
  note: string;
}

const { status: _status, absent_until: _absent, ...nobody } = newEmployee;

export const newReport: ReportValues = {
  ...nobody,
  employee_id: '',
  date_from: '',
  date_to: '',
  absence_kind: '',
  amount: '',
  hours: {},
  note: '',
};

/** What each kind asks for beside a note. */
export const asked = {
  hire: { employee: false, from: false, to: false, absence: false, amount: false },
  absence: { employee: true, from: true, to: true, absence: true, amount: false },
  termination: { employee: true, from: true, to: false, absence: false, amount: false },
  change: { employee: true, from: true, to: false, absence: false, amount: true },
  bonus: { employee: true, from: true, to: false, absence: false, amount: true },
  worktime: { employee: false, from: true, to: false, absence: false, amount: false },
} satisfies Record<ReportKind, Record<'employee' | 'from' | 'to' | 'absence' | 'amount', boolean>>;

/** A report that was sent, to be corrected. `employee` is the one that it added. */
export function reportValuesOf(report: StaffReport, employee: Employee | undefined): ReportValues {
  const { status: _employeeStatus, absent_until: _away, ...values } = employee ? valuesOf(employee) : newEmployee;
  return {
    ...values,
    employee_id: report.employee?.id ?? '',
    date_from: report.date_from ?? '',
    date_to: report.date_to ?? '',
    absence_kind: report.absence_kind ?? '',
    amount: report.amount?.replace('.', ',') ?? '',
    hours: Object.fromEntries(report.hours.map((one) => [one.employee.id, writtenHours(one.hours)])),
    note: report.note ?? '',
    version: report.version,
  };
}

/** The report as the calls take it: only what its kind asks for, and nothing empty, so that the server asks for it by name. */
export function reportOf(kind: ReportKind, values: ReportValues): Schemas['NewStaffReport'] {
  const asks = asked[kind];
  const { employee_id, date_from, date_to, absence_kind, amount, note } = values;
  const texts = {
    ...(asks.employee && { employee_id }),
    ...(asks.from && { date_from }),
    ...(asks.to && { date_to }),
    ...(asks.absence && { absence_kind }),
    ...(asks.amount && { amount: writtenMoney(amount) }),
    note,
  };
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  return {
    kind,
    ...filled,
    ...(kind === 'hire' && { new_employee: described(values) }),
    ...(kind === 'worktime' && { hours: workedHours(values.hours) }),
  };
}

export const writtenHours = (hours: number): string => String(hours).replace('.', ',');

/** Whoever has no hours written is left out; what is no number goes to the server, which says so. */
function workedHours(written: ReportValues['hours']): Schemas['WorkedHours'][] {
  return Object.entries(written)
    .filter(([, hours]) => hours.trim() !== '')
    .map(([employee_id, hours]) => ({ employee_id, hours: readHours(hours) }));
}

/** `84,5`, `84.5`, `84:30` or `168 h`; NaN for what is no number. */
export function readHours(written: string): number {
  const text = written.replace(/\s*(h|godz\.?)?\s*$/i, '').trim();
  const [, whole, minutes] = /^(\d+):([0-5]\d)$/.exec(text) ?? [];
  if (whole !== undefined && minutes !== undefined) return Number(whole) + Number(minutes) / 60;
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

/** Who corrects a report need not see the salary and the papers of the employee: what is empty here stays as it is. */
function described(values: ReportValues): Schemas['NewEmployee'] {
  const known = Object.entries(employeeOf(values)).filter(([, value]) => value !== null);
  // What must be there is never null.
  return Object.fromEntries(known) as Schemas['NewEmployee'];
}
