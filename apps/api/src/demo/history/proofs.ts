import type { Db } from '#platform/database/database.ts';
import type { LiabilityOutcome } from './outcome.ts';
import { seededRandom } from './seeded-random.ts';
import { instant } from './settlement-course.ts';
import { transferSlip } from './transfer-slip.ts';

/** Number of months whose payments may have a proof. */
const MONTHS = 3;
const ADDED = [18, 5] as const;

export const hasProof = ({ of, liability, paid_at }: LiabilityOutcome): boolean =>
  paid_at !== null &&
  of.client !== undefined &&
  of.back < MONTHS &&
  seededRandom(of.company, liability.period, liability.kind, 'proof') < 0.4;

export const proofName = ({ liability }: LiabilityOutcome): string =>
  `przelew-${liability.kind}-${liability.period}.pdf`;

/** When the client uploaded it. */
export const proofAt = ({ paid_at }: LiabilityOutcome): string => instant(paid_at ?? '', ...ADDED);

export async function addProofs(db: Db, worked: LiabilityOutcome[]): Promise<void> {
  const proofs = worked.filter(hasProof).map((one) => ({
    liability_id: one.liability.id,
    name: proofName(one),
    type: 'application/pdf',
    body: transferSlip({
      payer: one.of.company,
      title: one.liability.title,
      amount: (one.paid_amount ?? '').replace('.', ','),
      date: one.paid_at ?? '',
    }),
    added_by: one.of.client?.id ?? null,
    added_at: proofAt(one),
  }));
  if (proofs.length > 0) await db.insertInto('liability_proofs').values(proofs).execute();
}
