import { addDays } from '@biuro/core/lib/date.ts';
import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import type { NewLiability } from '../../features/tasks/open-month/queries.ts';
import { type Calculated, calculate } from './amounts.ts';
import { type Correction, correctionOf } from './corrections.ts';
import { hasReached } from './month-state.ts';
import { seededRandom } from './seeded-random.ts';
import { dayOf, earlier, instant, later } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

type Status = 'calculated' | 'approved' | 'published' | 'read' | 'paid' | 'confirmed';

/** Status of an amount with its dates. */
interface Outcome {
  status: Status;
  published_at: string | null;
  read_at: string | null;
  paid_at: string | null;
  paid_amount: string | null;
  confirmed_at: string | null;
}

export interface LiabilityOutcome extends Calculated, Outcome {
  liability: NewLiability;
  of: SettlementTimeline;
  correction: Correction | undefined;
}

/** What happened to a liability before `day`. */
export function workedOn(of: SettlementTimeline, liability: NewLiability, day: string): LiabilityOutcome {
  const found = calculate(of.payerOf(liability.partner_id), liability.kind, liability.period);
  const correction = correctionOf(of, liability, found, day);
  const now = correction ? { ...found, amount: correction.amount } : found;
  return { ...now, ...outcomeOf(of, liability, now, correction, day), liability, of, correction };
}

const NONE = { published_at: null, read_at: null, paid_at: null, paid_amount: null, confirmed_at: null };

function outcomeOf(
  { status, company, back, course, client }: SettlementTimeline,
  { kind, period, partner, due_date }: NewLiability,
  { amount, result }: Calculated,
  correction: Correction | undefined,
  day: string,
): Outcome {
  const luck = seededRandom(company, period, partner === null ? kind : `${kind} ${partner}`, 'payment');
  if (!hasReached(status, 'published')) return { ...NONE, status: luck < 0.5 ? 'approved' : 'calculated' };
  const published_at = course.published;
  const seen = instant(earlier(addDays(dayOf(correction?.at ?? published_at), luck < 0.6 ? 0 : 1), day), 16, 5);
  const read_at = client && luck < 0.9 ? seen : null;
  const told = { ...NONE, published_at, read_at };
  const untouched: Outcome = { ...told, status: read_at ? 'read' : 'published' };
  if (result === 'payable' && client && paysInParts(status, company, kind, luck))
    return { ...told, read_at: seen, status: 'read', ...partOf(amount, earlier(dayOf(seen), day)) };
  const over = status === 'closed' || status === 'correcting';
  const waits = back === 0 && (kind === 'vat' || kind === 'cit') && WAITING.some((name) => company.startsWith(name));
  if (result !== 'payable' || waits || (!over && luck >= 0.6)) return untouched;
  const paid_at = later(addDays(due_date, DISTANCES[Math.floor(luck * 1_000) % DISTANCES.length] ?? 0), dayOf(seen));
  if (!over && paid_at >= day) return untouched;
  const payment = { ...told, read_at: client ? seen : null, paid_at: earlier(paid_at, day), paid_amount: amount };
  const confirmed = instant(addWorkingDays(payment.paid_at, 1), 9, 20);
  if (over || (dayOf(confirmed) < day && (!client || luck < 0.25)))
    return { ...payment, status: 'confirmed', confirmed_at: instant(earlier(dayOf(confirmed), day), 13, 40) };
  return client ? { ...payment, status: 'paid' } : untouched;
}

/** A partial payment: always for this company's contributions, and now and then for others. */
const IN_PARTS = 'Cukiernia Makowiec';
const paysInParts = (status: SettlementTimeline['status'], company: string, kind: string, luck: number): boolean =>
  status === 'published' && (company.startsWith(IN_PARTS) ? kind === 'zus' : luck >= 0.6 && luck < 0.68);

const partOf = (amount: string, paid_at: string) => ({
  paid_at,
  paid_amount: (Math.floor(Number(amount) / 200) * 100).toFixed(2),
});

/** Companies that have something to pay on every day. */
const WAITING = ['Delta Spedycja', 'Orion Automatyka'];

/** Days between the due date and the payment: most pay a little early, one in sixteen late. */
const DISTANCES = [-1, 0, 0, -2, -1, 0, -3, -1, 0, -1, -2, 0, -1, 0, -4, 4];
