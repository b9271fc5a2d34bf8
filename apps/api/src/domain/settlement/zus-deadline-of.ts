import { zusDeadline } from '@biuro/core/poland/zus-deadline.ts';
import type { Payer } from './liability-defaults.ts';

/** The deadline of contributions: what the office has chosen for the company, else what its legal form says. */
export const zusDeadlineOf = ({ company_type, zus_deadline_own }: Pick<Payer, 'company_type' | 'zus_deadline_own'>) =>
  zus_deadline_own === null ? zusDeadline(company_type) : (`zus_${zus_deadline_own}` as const);
