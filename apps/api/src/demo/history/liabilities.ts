import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import type { NewLiability } from '../../features/tasks/open-month/queries.ts';
import { addCalculations, calculatedAt, calculationName, hasCalculation } from './calculations.ts';
import type { Entry } from './entries.ts';
import { hasReached } from './month-state.ts';
import { type LiabilityOutcome, workedOn } from './outcome.ts';
import { addProofs, hasProof, proofAt, proofName } from './proofs.ts';
import { instant } from './settlement-course.ts';
import type { SettlementTimeline } from './settlement-timeline.ts';

/** Amounts, publications and payments of liabilities. Returns their history entries. */
export async function settleLiabilities(
  { db, store }: { db: Db; store: FileStore | undefined },
  liabilities: NewLiability[],
  byTask: Map<string, SettlementTimeline>,
  day: string,
): Promise<Entry[]> {
  const worked = liabilities.flatMap((liability) => {
    const of = byTask.get(liability.task_id);
    return of && hasReached(of.status, 'calculated') ? [workedOn(of, liability, day)] : [];
  });
  await update(db, worked);
  if (store) {
    await addProofs(db, store, worked);
    await addCalculations(db, store, worked);
  }
  return worked.flatMap(entriesOf);
}

/** Of an invented institution: a company enters it itself. */
const PPK_ACCOUNT_BODY = '109010140000000000008001';
const PPK_ACCOUNT = nrbCheckDigits(PPK_ACCOUNT_BODY) + PPK_ACCOUNT_BODY;

async function update(db: Db, worked: LiabilityOutcome[]): Promise<void> {
  const rows = worked.map(({ liability, of: _of, correction, ...values }) => ({
    id: liability.id,
    account: liability.account ?? (liability.kind === 'ppk' ? PPK_ACCOUNT : null),
    ...values,
    amount_before: correction?.before ?? null,
    correction_reason: correction?.reason ?? null,
    corrected_at: correction?.at ?? null,
  }));
  await sql`
    UPDATE liabilities SET account = done.account, amount = done.amount, result = done.result, basis = done.basis, status = done.status,
      published_at = done.published_at, read_at = done.read_at, paid_at = done.paid_at, paid_amount = done.paid_amount,
      confirmed_at = done.confirmed_at, amount_before = done.amount_before, correction_reason = done.correction_reason,
      corrected_at = done.corrected_at, updated_at = coalesce(done.published_at, now())
    FROM json_to_recordset(${JSON.stringify(rows)}) AS done (id uuid, account text, amount numeric, result text, basis jsonb, status text,
      published_at timestamptz, read_at timestamptz, paid_at date, paid_amount numeric, confirmed_at timestamptz,
      amount_before numeric, correction_reason text, corrected_at timestamptz)
    WHERE liabilities.id = done.id`.execute(db);
}

function entriesOf(worked: LiabilityOutcome): Entry[] {
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
