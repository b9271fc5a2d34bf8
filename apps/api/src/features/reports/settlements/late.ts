import type { components } from '@biuro/contract';
import { daysBetween } from '@biuro/core/lib/date.ts';

/** Dates in Poland. */
export interface Course {
  status: components['schemas']['TaskStatus'];
  docs_due_at: string | null;
  documents_at: string | null;
  due_at: string;
  published_at: string | null;
  closed_at: string | null;
}

/** Statuses in which the office does not have to act, or cannot before the client has sent everything. */
const RESTING = ['published', 'correcting', 'closed', 'suspended', 'cancelled'];
const WAITING = ['awaiting_documents', 'incomplete'];

/**
 * Days between the date of a settlement and its publication, or today. The client is responsible for as many days as
 * the documents were late, the office for the rest.
 */
export function daysLate(course: Course, today: string): components['schemas']['DaysLate'] {
  const late = after(course.due_at, toldAt(course, today));
  const client = Math.min(late, documentsLate(course, today));
  return { client, office: late - client };
}

function toldAt({ status, published_at, closed_at, due_at }: Course, today: string): string {
  return published_at ?? closed_at ?? (RESTING.includes(status) ? due_at : today);
}

function documentsLate({ status, docs_due_at, documents_at }: Course, today: string): number {
  if (docs_due_at === null) return 0;
  return after(docs_due_at, documents_at ?? (WAITING.includes(status) ? today : docs_due_at));
}

const after = (due: string, day: string) => Math.max(0, daysBetween(due, day));
