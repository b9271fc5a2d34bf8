import type { NewTask } from '../../features/tasks/open-month/queries.ts';
import type { Taxpayer } from './amounts.ts';
import type { stateOfThisMonth } from './month-state.ts';
import type { Course } from './settlement-course.ts';

export interface Someone {
  id: string;
  name: string;
}

/** A settlement of the demo: how far it has come, when, and through whose hands. */
export interface SettlementTimeline {
  task: NewTask;
  company: string;
  payer: Taxpayer;
  /** The partner of this id, or the company itself. */
  payerOf: (partnerId: string | null) => Taxpayer;
  /** Months before the last one. */
  back: number;
  status: ReturnType<typeof stateOfThisMonth>;
  course: Course;
  worker: Someone | undefined;
  /** Who speaks for the company; undefined where nobody of it uses the portal. */
  client: Someone | undefined;
}
