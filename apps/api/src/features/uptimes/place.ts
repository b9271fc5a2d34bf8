import { formatDate } from '@biuro/core/lib/date.ts';
import { firstDayOf } from '@biuro/core/poland/period.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid, Problem } from '#platform/http/problem.ts';
import { companyExists, companyOfSettlement, findClosedMonth, findOverlap } from './queries.ts';

interface For {
  settlement_id?: string | null | undefined;
  company_id?: string | null | undefined;
}

/** Company and settlement of the work: a settlement implies its company. Unknown ids are a 422. */
export async function placeOf({ db }: Context, { settlement_id, company_id }: For) {
  if (!settlement_id) {
    if (company_id && !(await companyExists(db, company_id)))
      throw invalid({ pointer: '/company_id', code: 'unknown' });
    return { settlement_id: null, company_id: company_id ?? null };
  }
  const settlement = await companyOfSettlement(db, settlement_id);
  if (!settlement) throw invalid({ pointer: '/settlement_id', code: 'unknown' });
  if (company_id && company_id.toLowerCase() !== settlement.company_id)
    throw invalid({ pointer: '/company_id', code: 'other_company' });
  return { settlement_id, company_id: settlement.company_id };
}

/** 409 when one of the instants is in a closed month. */
export async function assertMonthsOpen({ db }: Context, userId: string, instants: Date[]): Promise<void> {
  const month = await findClosedMonth(db, userId, instants);
  if (month !== undefined) throw monthClosed(month);
}

export const monthClosed = (month: string) =>
  new Problem(409, 'month_closed', { values: { month: formatDate(firstDayOf(month), 'MM/YYYY') } });

/** 422 that names an overlapping entry. */
export async function assertFree(
  { db }: Context,
  work: { userId: string; start: Date; end: Date | null; except?: string },
): Promise<void> {
  const other = await findOverlap(db, work);
  if (!other) return;
  const { id, from, to } = other;
  throw invalid({
    pointer: '/start_date',
    link: `/uptimes/${id}`,
    ...(to === null ? { code: 'overlap_running', values: { from } } : { code: 'overlap', values: { from, to } }),
  });
}
