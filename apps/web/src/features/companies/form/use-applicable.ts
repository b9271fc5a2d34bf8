import { useWatch } from 'react-hook-form';
import { type Applicable, applicable } from '../profile-rules.ts';
import type { CompanyValues } from './values.ts';

const names = ['company_type', 'taxation_form', 'vat_status', 'zus_scheme', 'has_employees'] as const;

/** What the form of a company asks for, by what is chosen in it now. */
export function useApplicable(): Applicable & { chosen: Record<'taxation_form', string> } {
  const values = useWatch<CompanyValues, typeof names>({ name: names });
  const [company_type, taxation_form, vat_status, zus_scheme, has_employees] = values;
  return {
    ...applicable({ company_type, taxation_form, vat_status, zus_scheme, has_employees }),
    chosen: { taxation_form },
  };
}
