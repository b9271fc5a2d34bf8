import type { components } from '@biuro/contract';
import { invalid, type Mistake, Problem } from '#platform/http/problem.ts';

type Schemas = components['schemas'];
type Kind = Schemas['StaffReportKind'];
type Status = Schemas['StaffReportStatus'];
export type ReportValues = Pick<
  Schemas['NewStaffReport'],
  'kind' | 'new_employee' | 'employee_id' | 'date_from' | 'date_to' | 'absence_kind' | 'amount' | 'hours' | 'note'
>;

/** Required fields of each kind. */
const REQUIRED: Record<Kind, (keyof ReportValues)[]> = {
  hire: ['new_employee'],
  change: ['employee_id', 'date_from', 'note'],
  termination: ['employee_id', 'date_from'],
  absence: ['employee_id', 'date_from', 'date_to', 'absence_kind'],
  worktime: ['date_from', 'hours'],
  bonus: ['employee_id', 'amount'],
};

/** Throws every mistake. A corrected report keeps its employee, so `hire` needs no second one. */
export function assertComplete(values: ReportValues, isCorrection = false): void {
  const mistakes = mistakesIn(values, isCorrection);
  if (mistakes.length > 0) throw invalid(...mistakes);
}

type Written = Partial<Omit<ReportValues, 'new_employee'>> & { new_employee?: object | undefined };

/** Missing and contradicting values; values whose kind is missing are not checked. */
export function mistakesIn(values: Written, isCorrection = false): Mistake[] {
  const { date_from, date_to, kind, new_employee, hours } = values;
  const required = kind ? REQUIRED[kind].filter((field) => !(isCorrection && field === 'new_employee')) : [];
  const mistakes: Mistake[] = required
    .filter((field) => isMissing(values[field]))
    .map((field) => ({ pointer: `/${field}`, code: 'required' }));
  if (date_from && date_to && date_to < date_from) mistakes.push({ pointer: '/date_to', code: 'before_start' });
  if (kind && kind !== 'hire' && new_employee) mistakes.push({ pointer: '/new_employee', code: 'hire_only' });
  if (kind && kind !== 'worktime' && hours) mistakes.push({ pointer: '/hours', code: 'worktime_only' });
  return mistakes;
}

const isMissing = (value: Written[keyof Written]) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Throws for hours of a person who is not an employee, and for duplicates. `known`: the employees. */
export function assertWorkers(hours: NonNullable<ReportValues['hours']>, known: ReadonlySet<string>): void {
  const ids = hours.map(({ employee_id }) => employee_id.toLowerCase());
  const mistakes = ids.flatMap((id, index): Mistake[] => {
    const pointer = `/hours/${index}/employee_id`;
    if (!known.has(id)) return [{ pointer, code: 'unknown' }];
    return ids.indexOf(id) < index ? [{ pointer, code: 'twice' }] : [];
  });
  if (mistakes.length > 0) throw invalid(...mistakes);
}

/** Kinds that cannot happen before the first day of work; the others are about a month. */
const OF_A_DAY: Kind[] = ['change', 'termination', 'absence'];

/** Throws for a day before the first day of work. */
export function assertEmployedOn(
  { kind, date_from }: { kind: Kind; date_from?: string | null | undefined },
  employedFrom: string | null,
  pointer: string,
): void {
  if (OF_A_DAY.includes(kind) && date_from && employedFrom && date_from < employedFrom)
    throw invalid({ pointer, code: 'before_hire' });
}

const OFFICE_MOVES: Record<Status, Status[]> = {
  sent: ['accepted', 'done', 'returned', 'cancelled'],
  accepted: ['done', 'returned', 'cancelled'],
  returned: ['cancelled'],
  done: [],
  cancelled: [],
};
const CLIENT_MOVES: Record<Status, Status[]> = {
  sent: ['cancelled'],
  returned: ['cancelled'],
  accepted: [],
  done: [],
  cancelled: [],
};

/** Throws when this side may not make the transition, and when a report is returned without a remark. */
export function assertMove(from: Status, to: Status, isOffice: boolean, remark: string | undefined): void {
  const moves = isOffice ? OFFICE_MOVES : CLIENT_MOVES;
  if (!moves[from].includes(to))
    throw new Problem(422, 'refused', { mistakes: [{ pointer: '/to', code: `refused_${from}` }] });
  if (to === 'returned' && !remark) throw invalid({ pointer: '/remark', code: 'required' });
}
