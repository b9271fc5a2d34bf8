import type { components } from '@biuro/contract';
import { text } from '#ui/form/field-kinds.ts';
import { defineFields, type FieldKind } from '#ui/form/fields.ts';
import { writtenMoney } from '#ui/text/money-text.ts';
import type { Employee, ReportKind, StaffReport } from '../form/terms.ts';
import { employeeOf, type NewEmployeeValues, newEmployeeFields } from '../form/values.ts';

type Schemas = components['schemas'];

/** An amount of złote, which is not sent while it is empty. */
const money: FieldKind<string, string | null, string> = {
  ...text,
  read: (stored) => stored?.replace('.', ',') ?? '',
  send: (value) => text.send(writtenMoney(value)),
};

/** Hours as they are written, by the employee's id. Empty ones are left out; the server refuses what is no number. */
const hours: FieldKind<Record<string, string>, StaffReport['hours'], Schemas['WorkedHours'][]> = {
  initial: {},
  read: (stored) => Object.fromEntries(stored.map((one) => [one.employee.id, writtenHours(one.hours)])),
  send: (value) =>
    Object.entries(value)
      .filter(([, written]) => written.trim() !== '')
      .map(([employee_id, written]) => ({ employee_id, hours: readHours(written) })),
  empty: 'omitted',
};

const reportFields = defineFields<Omit<Schemas['NewStaffReport'], 'kind' | 'new_employee'>>()({
  employee_id: text,
  date_from: text,
  date_to: text,
  absence_kind: text,
  amount: money,
  hours,
  note: text,
});

/** What the form of a report holds, that of a new employee included; which of it is asked for depends on the kind. */
export const newReport = { ...newEmployeeFields.initial, ...reportFields.initial };
export type ReportValues = typeof newReport & Pick<NewEmployeeValues, 'identified_by'>;

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
  return {
    ...(employee ? newEmployeeFields.valuesOf(employee) : newEmployeeFields.initial),
    ...reportFields.valuesOf({ ...report, employee_id: report.employee?.id }),
  };
}

/** The report with only what its kind asks for. */
export function reportOf(kind: ReportKind, values: ReportValues): Schemas['NewStaffReport'] {
  const asks = asked[kind];
  const { hours: worked, ...report } = reportFields.requestOf({
    ...values,
    employee_id: asks.employee ? values.employee_id : '',
    date_from: asks.from ? values.date_from : '',
    date_to: asks.to ? values.date_to : '',
    absence_kind: asks.absence ? values.absence_kind : '',
    amount: asks.amount ? values.amount : '',
  });
  return {
    kind,
    ...report,
    ...(kind === 'hire' && { new_employee: describedEmployee(values) }),
    ...(kind === 'worktime' && { hours: worked }),
  };
}

export const writtenHours = (worked: number): string => String(worked).replace('.', ',');

/** `84,5`, `84.5`, `84:30` or `168 h`; NaN for what is no number. */
export function readHours(written: string): number {
  const digits = written.replace(/\s*(h|godz\.?)?\s*$/i, '').trim();
  const [, whole, minutes] = /^(\d+):([0-5]\d)$/.exec(digits) ?? [];
  if (whole !== undefined && minutes !== undefined) return Number(whole) + Number(minutes) / 60;
  return digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
}

/** A correction may be made by somebody who does not see salary and papers of the employee: what is empty is left out, and kept. */
function describedEmployee(values: ReportValues): Schemas['NewEmployee'] {
  const known = Object.entries(employeeOf(values)).filter(([, value]) => value !== null);
  // What must be there is never null.
  return Object.fromEntries(known) as Schemas['NewEmployee'];
}
