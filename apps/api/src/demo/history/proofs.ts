import type { LiabilityKind } from '#domain/settlement/liability-kinds.ts';
import type { Db } from '#platform/database/database.ts';
import { addContent } from '#platform/files/store/add-file.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
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

/** As a client would call the file. */
const NAMES: Partial<Record<LiabilityKind, string>> = {
  lump_sum: 'ryczalt',
  pit4: 'pit-4r',
  pit8ar: 'pit-8ar',
  office: 'biuro',
};

export const proofName = ({ liability: { kind, period } }: LiabilityOutcome): string =>
  `przelew-${NAMES[kind] ?? kind}-${period}.pdf`;

/** When the client uploaded it. */
export const proofAt = ({ paid_at }: LiabilityOutcome): string => instant(paid_at ?? '', ...ADDED);

export async function addProofs(db: Db, store: FileStore, worked: LiabilityOutcome[]): Promise<void> {
  for (const one of worked.filter(hasProof)) {
    const body = transferSlip({
      payer: one.of.company,
      title: one.liability.title,
      amount: (one.paid_amount ?? '').replace('.', ','),
      date: one.paid_at ?? '',
    });
    const [name, addedBy] = [proofName(one), one.of.client?.id ?? null];
    const file_id = await addContent(db, store, { body, name, kind: 'pdf', addedBy });
    const proof = { file_id, name, type: 'application/pdf', added_by: addedBy, added_at: proofAt(one) };
    await db
      .insertInto('liability_proofs')
      .values({ liability_id: one.liability.id, ...proof })
      .execute();
  }
}
