import type { components } from '@biuro/contract';
import type { Status } from './moves.ts';

type Form = components['schemas']['DeclarationForm'];

/**
 * Forms that an accountant signs with the power of attorney UPL-1. ZUS has its own one (PEL), and financial statements
 * are signed by the company's management.
 */
const BY_POWER_OF_ATTORNEY: Form[] = [
  'jpk_v7m',
  'jpk_v7k',
  'vat_ue',
  'pit4r',
  'pit8ar',
  'pit11',
  'pit28',
  'pit36',
  'pit36l',
  'cit8',
  'jpk_cit',
];

interface Declaration {
  form: Form;
  /** No UPL-1 is known. */
  unauthorised: boolean;
}

/** Whether the move requires a reason: a rejection, and filing a form without a known power of attorney. */
export const needsReason = ({ form, unauthorised }: Declaration, to: Status): boolean =>
  to === 'rejected' || (to === 'sent' && unauthorised && BY_POWER_OF_ATTORNEY.includes(form));

/** The company's checklist says neither that there is a UPL-1 nor that it was waived. */
export const UNAUTHORISED = `NOT (companies.checklist ? 'upl1')`;

/** {@link needsReason} as JSON: the next statuses that require a reason. */
export const REASONS = `CASE WHEN declarations.status = 'sent' THEN '["rejected"]'::json
  WHEN declarations.status IN ('prepared', 'signed') AND ${UNAUTHORISED}
    AND declarations.form IN (${BY_POWER_OF_ATTORNEY.map((form) => `'${form}'`).join(', ')}) THEN '["sent"]'::json
  ELSE '[]'::json END`;
