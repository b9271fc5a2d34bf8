import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import type { NewLiability } from '../../features/tasks/open-month/queries.ts';
import type { Calculated } from './amounts.ts';
import { hasReached } from './month-state.ts';
import { choose, seededRandom } from './seeded-random.ts';
import { dayOf, earlier, instant } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

/** An amount that changed after publication. */
export interface Correction {
  before: string;
  amount: string;
  reason: string;
  at: string;
}

/** Reasons for a lower or a higher amount. Lump-sum payers have no costs. */
const SALES = {
  less: ['Korekta faktury sprzedaży in minus, wystawiona z datą tego miesiąca'],
  more: ['Doszła faktura sprzedaży z ostatniego dnia miesiąca'],
} as const;
const COSTS = {
  less: ['Doszła faktura za paliwo z ostatniego tygodnia miesiąca', 'Nie była ujęta faktura za leasing'],
  more: ['Faktura kosztowa była zaksięgowana dwa razy', 'Faktura za paliwo dotyczy samochodu prywatnego'],
} as const;

/** The company that always has a correction in the last month. */
const SEEN = 'Delta Spedycja';

/** Amounts from documents are corrected now and then, contributions never. */
export function correctionOf(
  { company, back, status, course }: SettlementTimeline,
  { kind, period }: NewLiability,
  { amount, result }: Calculated,
  day: string,
): Correction | undefined {
  if (result !== 'payable' || !['vat', 'pit', 'cit', 'lump_sum'].includes(kind)) return undefined;
  if (!hasReached(status, 'published')) return undefined;
  const chosen =
    back === 0 ? company.startsWith(SEEN) && kind === 'vat' : seededRandom(company, period, kind, 'correction') < 0.03;
  if (!chosen) return undefined;
  const share = 0.04 + 0.1 * seededRandom(company, period, 'change');
  const way = back === 0 || seededRandom(company, period, 'way') < 0.5 ? 'more' : 'less';
  const before = Math.round(Number(amount) * (way === 'more' ? 1 - share : 1 + share));
  const at = addWorkingDays(dayOf(course.published), 1);
  return {
    before: before.toFixed(2),
    amount,
    reason: choose((kind === 'lump_sum' ? SALES : COSTS)[way], company, period, 'reason'),
    at: instant(earlier(at, day), 15, 10),
  };
}
