import type { components } from '@biuro/contract';

/** The current day in Poland. */
export const TODAY = `(now() AT TIME ZONE 'Europe/Warsaw')::date`;

/** The month that is being settled now: the one before the current. */
export const SETTLED_MONTH = `to_char(${TODAY} - interval '1 month', 'YYYY-MM')`;

/** Settlements of one month, not of a quarter or a year. */
export const isMonthly = (task: string): string =>
  `${task}.kind = 'settlement' AND ${task}.status <> 'cancelled' AND ${task}.period = ${task}.month`;

/** The office still has to act: not when the client has been told, nor while it is suspended. */
export const isUnfinished = (task: string): string =>
  `(${task}.is_open AND ${task}.status NOT IN ('published', 'suspended'))`;

/** Documents that have not all come by their date. */
export const areDocumentsMissing = (task: string): string =>
  `(${task}.status IN ('awaiting_documents', 'incomplete') AND ${task}.docs_due_at < ${TODAY})`;

/** Overdue, and the office still has to act: not when the task is published or suspended. */
export const isLate = (task: string): string => `${isUnfinished(task)} AND ${task}.due_at < ${TODAY}`;

/** Tasks that a user works on: assigned to them, or waiting for their review. `person` is the placeholder of their id. */
export const isWorkOf = (person: string): string =>
  `(tasks.assignee_id = ${person}::uuid OR (tasks.status = 'review' AND tasks.reviewer_id = ${person}::uuid))`;

/** Tasks that are neither cancelled nor suspended. */
export const GOES_ON = `tasks.status NOT IN ('cancelled', 'suspended')`;

/** Amounts that the client still has to be told; a result of zero needs no notice. */
export const TO_TELL = `(liabilities.state IN ('to_calculate', 'to_publish') AND liabilities.result IS DISTINCT FROM 'zero' AND ${GOES_ON})`;

/** Amounts that somebody still has to act on: to be told, to be paid or to be confirmed. */
export const IS_OWED = `(${TO_TELL} OR liabilities.state IN ('open', 'to_confirm') AND ${GOES_ON})`;

/** Declarations still to be filed, also while the settlement is suspended, because the date stays. */
export const TO_FILE = `(declarations.is_open AND tasks.status <> 'cancelled')`;

export const FILED_LATE = `(${TO_FILE} AND declarations.due_date < ${TODAY})`;

/** Nothing is left to file, pay or check: required for the move from `published` to `closed`. */
export const CLOSABLE = `(tasks.status = 'published'
  AND NOT EXISTS (SELECT FROM declarations
    WHERE declarations.task_id = tasks.id AND (declarations.is_open OR declarations.status = 'sent'))
  AND NOT EXISTS (SELECT FROM liabilities
    WHERE liabilities.task_id = tasks.id AND (liabilities.state = 'to_calculate' OR liabilities.pending IS NOT NULL
      OR liabilities.state IN ('to_publish', 'open') AND coalesce(liabilities.result, 'payable') = 'payable')))`;

const STAGES = {
  documents: `tasks.status IN ('awaiting_documents', 'incomplete')`,
  work: `tasks.status IN ('complete', 'booking', 'clarification', 'booked', 'calculated', 'review', 'correcting')`,
  told: `tasks.status = 'published'`,
} satisfies Record<components['schemas']['TaskStage'], string>;

/**
 * Whether a task is at the stage whose name `stage` is the placeholder of. When the name is known at planning time,
 * only its statuses are left.
 */
export const inStage = (stage: string): string =>
  Object.entries(STAGES)
    .map(([name, condition]) => `(${stage}::text = '${name}' AND ${condition})`)
    .join(' OR ');
