/** Whether a task is a person's to work on: assigned to them, or waiting for their review. `person` is a placeholder of their id. */
export const isWorkOf = (person: string): string =>
  `(tasks.assignee_id = ${person}::uuid OR (tasks.status = 'review' AND tasks.reviewer_id = ${person}::uuid))`;
