import type { components } from '@biuro/contract';

type CompanyRole = components['schemas']['CompanyRole'];

/** What somebody of the client's side can be in a company. */
export const companyRoles = [
  'representative',
  'authorised',
  'employee',
  'viewer',
] as const satisfies readonly CompanyRole[];
