import type { components } from '@biuro/contract';
import type { Step } from '#services/records/task/step-bar.tsx';

type Schemas = components['schemas'];
export type TaskRow = Schemas['TaskRow'];
export type Task = Schemas['Task'];
export type TaskStatus = Schemas['TaskStatus'];
export type TaskKind = Schemas['TaskKind'];
export type Priority = Schemas['TaskPriority'];
export type Transition = Schemas['Transition'];
export type ClientTask = Schemas['ClientTask'];

const kindSet = {
  settlement: true,
  payroll: true,
  annual: true,
  correction: true,
  one_off: true,
} satisfies Record<TaskKind, true>;

const prioritySet = { low: true, normal: true, high: true, urgent: true } satisfies Record<Priority, true>;

export const kinds = keysOf(kindSet);
export const priorities = keysOf(prioritySet);

/** Where each status stands in the five steps that the client sees, too; what rests or was given up stands in none. */
const steps = {
  awaiting_documents: 'documents',
  incomplete: 'documents',
  complete: 'booking',
  booking: 'booking',
  clarification: 'booking',
  booked: 'taxes',
  calculated: 'taxes',
  review: 'taxes',
  published: 'payment',
  correcting: 'payment',
  closed: 'closed',
  suspended: undefined,
  cancelled: undefined,
} satisfies Record<TaskStatus, Step | undefined>;

export function stepOf(status: TaskStatus): Step | undefined {
  return steps[status];
}

/** Whether the office still has to act by the date of the task: not when the client has been told, nor while it rests. */
export function isOnUs({ status }: Pick<Task, 'status'>): boolean {
  return !['published', 'suspended', 'closed', 'cancelled'].includes(status);
}

/** The title beside the name of its company, which most titles end with: "Rozliczenie 10/2026". */
export function shortTitle({ title, company }: Pick<TaskRow, 'title' | 'company'>): string {
  const end = ` – ${company.name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Whoever does payroll changes the tasks of payroll and reads the others. */
export function mayEditTask(
  { kind }: Pick<Task, 'kind'>,
  { rights, role }: { rights: readonly string[]; role: string },
): boolean {
  return rights.includes('tasks:edit') && (role !== 'payroll' || kind === 'payroll');
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // `Object.keys` forgets which strings it returns.
  return Object.keys(record) as Key[];
}
