import { daysBetween } from '@biuro/core/lib/date.ts';
import type { Employee } from './terms.ts';

/** How many days before it runs out a paper is shown. */
const ahead = 30;

interface Reminder {
  paper: 'medical' | 'safety' | 'contract';
  /** Until when it holds. */
  date: string;
}

/** The papers of an employee that run out within thirty days of `now` or have run out; none of somebody who has left. */
export function remindersOf(
  {
    medical_until,
    safety_until,
    employed_to,
    status,
  }: Pick<Employee, 'medical_until' | 'safety_until' | 'employed_to' | 'status'>,
  now: string,
): Reminder[] {
  if (status === 'dismissed') return [];
  const papers = [
    { paper: 'medical' as const, date: medical_until },
    { paper: 'safety' as const, date: safety_until },
    { paper: 'contract' as const, date: employed_to },
  ];
  return papers.flatMap(({ paper, date }) => (date && daysBetween(now, date) <= ahead ? [{ paper, date }] : []));
}
