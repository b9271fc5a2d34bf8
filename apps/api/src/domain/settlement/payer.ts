import type { components } from '@biuro/contract';
import { zusDeadline } from '@biuro/core/poland/zus-deadline.ts';

type Schemas = components['schemas'];

/** What a transfer depends on, of the company that pays. */
export interface Payer {
  vat_number: string;
  company_type: Schemas['CompanyType'];
  taxation_form: Schemas['TaxationForm'];
  income_period: Schemas['IncomePeriod'];
  vat_period: Schemas['VatPeriod'] | null;
  zus_account: string | null;
  /** Chosen by the office, where the legal form does not tell it. */
  zus_deadline_own: 5 | 15 | 20 | null;
  /** Somebody of a partnership who pays for themselves. */
  person?: { name: string; tax_account: string };
}

/** The deadline of contributions: what the office has chosen for the company, else what its legal form says. */
export const zusDeadlineOf = ({ company_type, zus_deadline_own }: Pick<Payer, 'company_type' | 'zus_deadline_own'>) =>
  zus_deadline_own === null ? zusDeadline(company_type) : (`zus_${zus_deadline_own}` as const);
