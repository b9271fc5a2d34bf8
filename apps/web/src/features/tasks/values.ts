import type { components } from '@biuro/contract';
import { durationText, minutesOf } from '#ui/text/duration.ts';
import type { Priority, Task } from './terms.ts';

type Schemas = components['schemas'];

/** What the form of a task holds: texts, empty where there is nothing, and the version that they were made from. */
export interface TaskValues {
  title: string;
  assignee_id: string;
  reviewer_id: string;
  priority: string;
  docs_due_at: string;
  due_at: string;
  time_budget_minutes: string;
  client_visible: boolean;
  version: number;
}

export interface NewTaskValues extends Omit<TaskValues, 'docs_due_at' | 'version'> {
  company_id: Task['company'] | null;
  kind: string;
  period: string;
  checklist: string;
}

export function valuesOf(task: Task): TaskValues {
  const { title, assignee, reviewer, priority, docs_due_at, due_at, time_budget_minutes, client_visible, version } =
    task;
  return {
    title,
    assignee_id: assignee?.id ?? '',
    reviewer_id: reviewer?.id ?? '',
    priority,
    docs_due_at: docs_due_at ?? '',
    due_at,
    time_budget_minutes: time_budget_minutes === null ? '' : durationText(time_budget_minutes),
    client_visible,
    version,
  };
}

export function updateOf(values: TaskValues): Schemas['TaskUpdate'] {
  const { title, docs_due_at, due_at, client_visible, version } = values;
  // The server is the validator: it alone says whether these texts make a task.
  return {
    title,
    ...workOf(values),
    docs_due_at: docs_due_at || null,
    ...(due_at && { due_at }),
    client_visible,
    version,
  } as Schemas['TaskUpdate'];
}

export function newTaskOf(values: NewTaskValues): Schemas['NewTask'] {
  const { company_id, kind, period, title, due_at, checklist, client_visible } = values;
  const lines = linesOf(checklist);
  // The server is the validator: what is missing stays out, so that it asks for it by name.
  return {
    ...(company_id && { company_id: company_id.id }),
    ...(kind && { kind }),
    ...(period && { period }),
    ...(title.trim() && { title }),
    ...workOf(values),
    ...(due_at && { due_at }),
    ...(lines.length > 0 && { checklist: lines }),
    client_visible,
  } as Schemas['NewTask'];
}

type Work = Pick<TaskValues, 'assignee_id' | 'reviewer_id' | 'priority' | 'time_budget_minutes'>;

function workOf({ assignee_id, reviewer_id, priority, time_budget_minutes: budget }: Work) {
  return {
    assignee_id: assignee_id || null,
    reviewer_id: reviewer_id || null,
    // The options of the form are the priorities.
    priority: priority as Priority,
    time_budget_minutes: budget.trim() === '' ? null : (minutesOf(budget) ?? budget),
  };
}

/** The lines that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
