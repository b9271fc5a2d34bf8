import { isWorkOf } from '#domain/settlement/own-work.ts';

/** Whose work: that of one person of the office, or everybody's. */
export type Whose = string | null;

/** Of a task, in SQL whose second value is {@link Whose}. */
export const IS_WHOSE = `($2::uuid IS NULL OR ${isWorkOf('$2')})`;
