import type { components } from '@biuro/contract';

type CompanyType = components['schemas']['CompanyType'];

const LEGAL_PERSONS: ReadonlySet<CompanyType> = new Set(['zoo', 'psa', 'sa', 'foundation', 'association']);

/**
 * The deadline by which a payer of this form pays contributions: the 15th for legal persons, the 20th for everybody else. A company
 * "w organizacji" is not a legal person yet and an ordinary association (stowarzyszenie zwykłe) never is; the 5th is for
 * budgetary units of the state: none of these can be told from the form, so the office must be able to choose another one.
 *
 * Rule: art. 47 ust. 1 of the act of 13 October 1998 on the social insurance system.
 */
export function zusDeadline(type: CompanyType): 'zus_15' | 'zus_20' {
  return LEGAL_PERSONS.has(type) ? 'zus_15' : 'zus_20';
}
