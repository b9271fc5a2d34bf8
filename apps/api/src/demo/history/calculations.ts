import type { Db } from '#platform/database/database.ts';
import { writeXlsx } from '#platform/export/xlsx.ts';
import { addContent } from '#platform/files/store/add-file.ts';
import type { FileStore } from '#platform/files/store/file-store.ts';
import type { LiabilityOutcome } from './outcome.ts';

/** The company whose last month has a file with the calculation of its tax. */
const EXPLAINED = 'Delta Spedycja';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const hasCalculation = ({ of, liability, published_at }: LiabilityOutcome): boolean =>
  of.company.startsWith(EXPLAINED) && of.back === 0 && liability.kind === 'vat' && published_at !== null;

export const calculationName = ({ liability }: LiabilityOutcome): string => `wyliczenie-vat-${liability.period}.xlsx`;

/** When the amount was calculated, or corrected. */
export const calculatedAt = ({ of, correction }: LiabilityOutcome): string => correction?.at ?? of.course.calculated;

export async function addCalculations(db: Db, store: FileStore, worked: LiabilityOutcome[]): Promise<void> {
  for (const one of worked.filter(hasCalculation)) {
    const body = await writeXlsx({
      title: `VAT ${one.liability.period}`,
      columns: [
        { heading: 'Pozycja', type: 'text' },
        { heading: 'Kwota (zł)', type: 'money' },
      ],
      rows: linesOf(one),
    });
    const [name, addedBy] = [calculationName(one), one.of.worker?.id ?? null];
    const file_id = await addContent(db, store, { body, name, kind: 'xlsx', addedBy });
    const file = { file_id, name, type: XLSX, added_by: addedBy };
    await db
      .insertInto('liability_calculations')
      .values({ liability_id: one.liability.id, ...file, added_at: calculatedAt(one) })
      .execute();
  }
}

/** Sales and purchases that add up to the amount. */
function linesOf({ basis, amount }: LiabilityOutcome): [string, number][] {
  const [due = 0, deducted = 0] = basis.map(({ value }) => zlotysIn(value));
  const fuel = Math.round(deducted * 0.34);
  const leasing = Math.round(deducted * 0.18);
  return [
    ['Sprzedaż usług transportowych, 23%: wartość netto', Math.round(due / 0.23)],
    ['VAT należny', due],
    ['VAT naliczony: paliwo', fuel],
    ['VAT naliczony: leasing i naprawy', leasing],
    ['VAT naliczony: podwykonawcy i pozostałe', deducted - fuel - leasing],
    ['VAT naliczony razem', deducted],
    ['Do zapłaty', Number(amount)],
  ];
}

const zlotysIn = (text: string): number => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
