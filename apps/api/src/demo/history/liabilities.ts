import { addDays } from '@biuro/core/lib/date.ts';
import { addWorkingDays } from '@biuro/core/poland/working-day.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { NewLiability } from '../../features/tasks/open-month/queries.ts';
import { type Calculated, calculate } from './amounts.ts';
import { addCalculations, calculatedAt, calculationName, hasCalculation } from './calculations.ts';
import { type Correction, correctionOf } from './corrections.ts';
import type { Entry } from './entries.ts';
import { hasReached } from './month-state.ts';
import { addProofs, hasProof, proofAt, proofName } from './proofs.ts';
import { chance } from './seeded-random.ts';
import { dayOf, earlier, instant, later } from './settlement-course.ts';
import type { Settled } from './settlement-timeline.ts';

type Status = 'calculated' | 'approved' | 'published' | 'read' | 'paid' | 'confirmed';

/** What became of an amount. */
interface Fate {
  status: Status;
  published_at: string | null;
  read_at: string | null;
  paid_at: string | null;
  paid_amount: string | null;
  confirmed_at: string | null;
}

export interface Worked extends Calculated, Fate {
  liability: NewLiability;
  of: Settled;
  correction: Correction | undefined;
}

/** Amounts written, told, paid and confirmed, with what the histories tell of it. */
export async function settleLiabilities(
  db: Db,
  liabilities: NewLiability[],
  byTask: Map<string, Settled>,
  day: string,
): Promise<Entry[]> {
  const worked = liabilities.flatMap((liability) => {
    const of = byTask.get(liability.task_id);
    return of && hasReached(of.status, 'calculated') ? [workedOn(of, liability, day)] : [];
  });
  await store(db, worked);
  await addProofs(db, worked);
  await addCalculations(db, worked);
  return worked.flatMap(entriesOf);
}

function workedOn(of: Settled, liability: NewLiability, day: string): Worked {
  const found = calculate(of.payerOf(liability.partner_id), liability.kind, liability.period);
  const correction = correctionOf(of, liability, found, day);
  const now = correction ? { ...found, amount: correction.amount } : found;
  return { ...now, ...fateOf(of, liability, now, correction, day), liability, of, correction };
}

const NONE = { published_at: null, read_at: null, paid_at: null, paid_amount: null, confirmed_at: null };

function fateOf(
  { status, company, back, course, client }: Settled,
  { kind, period, partner, due_date }: NewLiability,
  { amount, result }: Calculated,
  correction: Correction | undefined,
  day: string,
): Fate {
  const luck = chance(company, period, partner === null ? kind : `${kind} ${partner}`, 'payment');
  if (!hasReached(status, 'published')) return { ...NONE, status: luck < 0.5 ? 'approved' : 'calculated' };
  const published_at = course.published;
  const seen = instant(earlier(addDays(dayOf(correction?.at ?? published_at), luck < 0.6 ? 0 : 1), day), 16, 5);
  const read_at = client && luck < 0.9 ? seen : null;
  const told = { ...NONE, published_at, read_at };
  const untouched: Fate = { ...told, status: read_at ? 'read' : 'published' };
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

/** Part of the amount, and the rest later: the client's contributions of the demo always, and others now and then. */
const IN_PARTS = 'Cukiernia Makowiec';
const paysInParts = (status: Settled['status'], company: string, kind: string, luck: number): boolean =>
  status === 'published' && (company.startsWith(IN_PARTS) ? kind === 'zus' : luck >= 0.6 && luck < 0.68);

const partOf = (amount: string, paid_at: string) => ({
  paid_at,
  paid_amount: (Math.floor(Number(amount) / 200) * 100).toFixed(2),
});

/** On each day somebody has something to pay: the demo's client, and whose correction is to be checked. */
const WAITING = ['Delta Spedycja', 'Orion Automatyka'];

/** Days between the date of payment and the payment: most pay a little before it, one in sixteen after it. */
const DISTANCES = [-1, 0, 0, -2, -1, 0, -3, -1, 0, -1, -2, 0, -1, 0, -4, 4];

async function store(db: Db, worked: Worked[]): Promise<void> {
  const rows = worked.map(({ liability, of: _of, correction, ...values }) => ({
    id: liability.id,
    ...values,
    amount_before: correction?.before ?? null,
    correction_reason: correction?.reason ?? null,
    corrected_at: correction?.at ?? null,
  }));
  await sql`
    UPDATE liabilities SET amount = done.amount, result = done.result, basis = done.basis, status = done.status,
      published_at = done.published_at, read_at = done.read_at, paid_at = done.paid_at, paid_amount = done.paid_amount,
      confirmed_at = done.confirmed_at, amount_before = done.amount_before, correction_reason = done.correction_reason,
      corrected_at = done.corrected_at, updated_at = coalesce(done.published_at, now())
    FROM json_to_recordset(${JSON.stringify(rows)}) AS done (id uuid, amount numeric, result text, basis jsonb, status text,
      published_at timestamptz, read_at timestamptz, paid_at date, paid_amount numeric, confirmed_at timestamptz,
      amount_before numeric, correction_reason text, corrected_at timestamptz)
    WHERE liabilities.id = done.id`.execute(db);
}

function entriesOf(worked: Worked): Entry[] {
  const { of, liability, correction, result, published_at, read_at, paid_at, paid_amount, confirmed_at } = worked;
  const name = [liability.kind, liability.period, liability.partner].filter(Boolean).join(' ');
  const first = correction?.before ?? worked.amount;
  const entry = (action: string, at: string, by: Entry['by'], before: object, after: object): Entry => ({
    of,
    action: `liability.${action}`,
    at,
    by,
    before: { ...before },
    after: { liability: name, ...after },
  });
  const written = { amount: first, result, status: 'calculated' };
  const entries = [entry('updated', of.course.calculated, of.worker, { status: 'to_calculate' }, written)];
  if (!published_at) return entries;
  const published = { status: 'published', amount: first };
  entries.push(entry('published', published_at, of.worker, { status: 'calculated' }, published));
  if (correction) {
    const corrected = { amount: correction.amount, reason: correction.reason };
    entries.push(entry('corrected', correction.at, of.worker, { amount: correction.before }, corrected));
  }
  if (hasCalculation(worked)) {
    const added = { file: calculationName(worked) };
    entries.push(entry('calculation_added', calculatedAt(worked), of.worker, {}, added));
  }
  if (read_at) entries.push(entry('read', read_at, of.client, { status: 'published' }, { status: 'read' }));
  if (paid_at && of.client) {
    const payment = { ...(worked.status !== 'read' && { status: 'paid' }), paid_at, paid_amount };
    entries.push(entry('paid', instant(paid_at, 17, 30), of.client, { status: 'read' }, payment));
  }
  if (hasProof(worked)) entries.push(entry('proof_added', proofAt(worked), of.client, {}, { file: proofName(worked) }));
  if (confirmed_at) {
    const before = { status: of.client ? 'paid' : 'published' };
    entries.push(entry('confirmed', confirmed_at, of.worker, before, { status: 'confirmed', paid_at, paid_amount }));
  }
  return entries;
}
