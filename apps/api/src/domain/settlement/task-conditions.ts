import type { components } from '@biuro/contract';

/** The day in Poland, in SQL. */
export const TODAY = `(now() AT TIME ZONE 'Europe/Warsaw')::date`;

/** The date of a task is over and the office still has to act: not where the client has been told, nor where it rests. */
export const isLate = (task: string): string =>
  `${task}.is_open AND ${task}.status NOT IN ('published', 'suspended') AND ${task}.due_at < ${TODAY}`;

/** Whether a task is a person's to work on: assigned to them, or waiting for their review. `person` is a placeholder of their id. */
export const isWorkOf = (person: string): string =>
  `(tasks.assignee_id = ${person}::uuid OR (tasks.status = 'review' AND tasks.reviewer_id = ${person}::uuid))`;

/** Tasks that go on: what belongs to others is not done before they do. */
export const GOES_ON = `tasks.status NOT IN ('cancelled', 'suspended')`;

/** The client has still to be told the amount; what comes to nothing needs no word. */
export const TO_TELL = `(liabilities.state IN ('to_calculate', 'to_publish') AND liabilities.result IS DISTINCT FROM 'zero' AND ${GOES_ON})`;

/** Still to be sent to the tax office: also while the settlement is suspended, for the date stays. */
export const TO_FILE = `(declarations.is_open AND tasks.status <> 'cancelled')`;

export const FILED_LATE = `(${TO_FILE} AND declarations.due_date < ${TODAY})`;

/** Nothing is left to be filed, paid or checked: what a task asks of its way from `published` to `closed`. */
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

/** Whether a task is at this stage, by the placeholder of its name. Planned for one name, only its statuses are left. */
export const inStage = (stage: string): string =>
  Object.entries(STAGES)
    .map(([name, condition]) => `(${stage}::text = '${name}' AND ${condition})`)
    .join(' OR ');
