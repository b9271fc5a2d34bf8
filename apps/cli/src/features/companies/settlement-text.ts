import type { components } from '@biuro/contract';
import type { Words } from '#terminal/output/words.ts';

type CompanyRow = components['schemas']['CompanyRow'];
type Settlement = Pick<CompanyRow, 'accounting_month' | 'accounting_status' | 'unfinished_before'>;

/** How far the month is, and before it the oldest month that is not finished: "2026-09: Niekompletne, 2026-10: Zaksięgowane". */
export function settlementText({ accounting_month, accounting_status, unfinished_before }: Settlement, text: Words) {
  const older = unfinished_before && `${unfinished_before.month}: ${text(`task.${unfinished_before.status}`)}`;
  const current = accounting_status && `${accounting_month}: ${text(`task.${accounting_status}`)}`;
  return [older, current].filter(Boolean).join(', ');
}
