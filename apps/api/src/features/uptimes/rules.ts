import type { components } from '@biuro/contract';
import { invalid, type Mistake, type Problem } from '#platform/http/problem.ts';

type Category = components['schemas']['UptimeCategory'];

const HOUR = 3_600_000;
const MOST = 16 * HOUR;
const WITHOUT_COMMENT = 4 * HOUR;
/** Tolerance for clocks of browsers. */
const AHEAD = 5 * 60_000;

/** Categories of work for the office itself. */
const OWN = new Set<Category>(['administration', 'training']);

export interface Work {
  start: Date;
  /** Null while it runs. */
  end: Date | null;
  category: Category;
  company_id: string | null;
  comment: string | null;
}

/** 422 with every mistake in the values. */
export function assertWork(work: Work): void {
  const refusal = workRefusal(work);
  if (refusal) throw refusal;
}

/** The same as a return value. */
export function workRefusal(work: Work): Problem | undefined {
  const mistakes = mistakesOf(work, Date.now());
  return mistakes.length > 0 ? invalid(...mistakes) : undefined;
}

function mistakesOf({ start, end, category, company_id, comment }: Work, now: number): Mistake[] {
  const mistakes: Mistake[] = [];
  const length = end ? end.getTime() - start.getTime() : 0;
  if (start.getTime() > now + AHEAD) mistakes.push({ pointer: '/start_date', code: 'in_future' });
  if (end && length <= 0) mistakes.push({ pointer: '/end_date', code: 'end_before_start' });
  else if (length > MOST) mistakes.push({ pointer: '/end_date', code: 'too_long_work' });
  else if (end && end.getTime() > now + AHEAD) mistakes.push({ pointer: '/end_date', code: 'in_future' });
  if (!company_id && !OWN.has(category)) mistakes.push({ pointer: '/company_id', code: 'company_required' });
  if (end && !comment) {
    if (category === 'advice') mistakes.push({ pointer: '/comment', code: 'comment_for_advice' });
    else if (length > WITHOUT_COMMENT) mistakes.push({ pointer: '/comment', code: 'comment_required' });
  }
  return mistakes;
}

/** Default category. */
export const usualCategory = (company_id: string | null): Category => (company_id ? 'bookkeeping' : 'administration');

/** Trimmed; blank text is null. */
export const tidy = (comment: string | null | undefined): string | null => comment?.trim() || null;
