import type { components } from '@biuro/contract';
import type { DeadlineId } from '@biuro/core/poland/deadline-rules.ts';
import { dueDate } from '@biuro/core/poland/deadlines.ts';
import { type PeriodType, periodParts } from '@biuro/core/poland/period.ts';
import { type Payer, zusDeadlineOf } from './payer.ts';

export type DeclarationForm = components['schemas']['DeclarationForm'];

const DEADLINES: Partial<Record<DeclarationForm, Partial<Record<PeriodType, DeadlineId>>>> = {
  jpk_v7m: { month: 'vat' },
  jpk_v7k: { month: 'vat_record', quarter: 'vat_quarterly' },
  vat_ue: { month: 'vat_eu' },
  pit4r: { year: 'pit4r' },
  pit8ar: { year: 'pit8ar_yearly' },
  pit11: { year: 'pit11_office' },
  pit28: { year: 'pit28' },
  pit36: { year: 'pit36' },
  pit36l: { year: 'pit36l' },
  cit8: { year: 'cit8' },
  financial_statement: { year: 'financial_statement' },
  jpk_cit: { year: 'jpk_cit' },
};

/** Filing date of a declaration; undefined when no act sets one for such a period. */
export function declarationDue(
  form: DeclarationForm,
  period: string,
  payer: Pick<Payer, 'company_type' | 'zus_deadline_own'>,
): string | undefined {
  const { type } = periodParts(period);
  const deadline = form === 'dra' && type === 'month' ? zusDeadlineOf(payer) : DEADLINES[form]?.[type];
  return deadline && dueDate(deadline, period).due;
}
