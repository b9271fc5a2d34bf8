import type { NewTask } from '../../features/tasks/open-month/queries.ts';
import type { Taxpayer } from './amounts.ts';
import type { stateOfThisMonth } from './month-state.ts';
import type { Course } from './settlement-course.ts';

export interface Someone {
  id: string;
  name: string;
}

/** A settlement of the demo with its status, dates and users. */
export interface SettlementTimeline {
  task: NewTask;
  company: string;
  payer: Taxpayer;
  /** The partner with this id, or the company. */
  payerOf: (partnerId: string | null) => Taxpayer;
  /** Months before the last one. */
  back: number;
  status: ReturnType<typeof stateOfThisMonth>;
  course: Course;
  worker: Someone | undefined;
  /** Representative of the company; undefined when it does not use the portal. */
  client: Someone | undefined;
}
