/** The day in Poland, in SQL. */
export const TODAY = `(now() AT TIME ZONE 'Europe/Warsaw')::date`;

/** The date of a task is over and the office still has to act: not where the client has been told, nor where it rests. */
export const isLate = (task: string): string =>
  `${task}.is_open AND ${task}.status NOT IN ('published', 'suspended') AND ${task}.due_at < ${TODAY}`;
