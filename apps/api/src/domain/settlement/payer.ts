import type { components } from '@biuro/contract';
import { zusDeadline } from '@biuro/core/poland/zus-deadline.ts';

type Schemas = components['schemas'];

/** Properties of the paying company that a transfer depends on. */
export interface Payer {
  vat_number: string;
  company_type: Schemas['CompanyType'];
  taxation_form: Schemas['TaxationForm'];
  income_period: Schemas['IncomePeriod'];
  vat_period: Schemas['VatPeriod'] | null;
  zus_account: string | null;
  /** Chosen by the office; null when it follows from the legal form. */
  zus_deadline_own: 5 | 15 | 20 | null;
  /** A partner who pays for themselves. */
  person?: { name: string; tax_account: string };
}

/** Deadline of ZUS contributions: chosen by the office, else by legal form. */
export const zusDeadlineOf = ({ company_type, zus_deadline_own }: Pick<Payer, 'company_type' | 'zus_deadline_own'>) =>
  zus_deadline_own === null ? zusDeadline(company_type) : (`zus_${zus_deadline_own}` as const);
