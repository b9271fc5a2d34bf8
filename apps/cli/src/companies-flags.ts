import type { components } from '@biuro/contract';
import { Option } from 'commander';
import type { Tools } from './app/tools.ts';

type Schemas = components['schemas'];

/** The fields of a company on the command line. */
export interface CompanyFlags {
  name?: string;
  nip?: string;
  type?: Schemas['CompanyType'];
  lifecycle?: Schemas['Lifecycle'];
  owner?: string;
  city?: string;
  email?: string;
  phone?: string;
}

const types = [
  ...(['jdg', 'sc', 'sj', 'sp', 'sk', 'ska', 'zoo', 'psa', 'sa'] as const),
  ...(['foundation', 'association', 'community', 'farmer', 'other'] as const),
] satisfies Schemas['CompanyType'][];

const lifecycles = [
  ...(['prospect', 'onboarding', 'active', 'suspended', 'notice', 'ended'] as const),
] satisfies Schemas['Lifecycle'][];

export function companyOptions({ text }: Tools): Option[] {
  return [
    new Option('--name <name>', text('companies.option.name')),
    new Option('--nip <nip>', text('companies.option.nip')),
    new Option('--type <type>', text('companies.option.type')).choices(types),
    new Option('--lifecycle <stage>', text('companies.option.lifecycle')).choices(lifecycles),
    new Option('--owner <id>', text('companies.option.owner')),
    new Option('--city <city>', text('companies.option.city')),
    new Option('--email <email>', text('companies.option.email')),
    new Option('--phone <phone>', text('companies.option.phone')),
  ];
}

/** What was given, by the names of the contract. An empty text clears a field that may be empty. */
export function givenValues({ name, nip, type, lifecycle, owner, city, email, phone }: CompanyFlags) {
  return {
    ...(name !== undefined && { name }),
    ...(nip !== undefined && { vat_number: nip }),
    ...(type && { company_type: type }),
    ...(lifecycle && { lifecycle }),
    ...(owner !== undefined && { owner_id: owner || null }),
    ...(city !== undefined && { city: city || null }),
    ...(email !== undefined && { email: email || null }),
    ...(phone !== undefined && { phone: phone || null }),
  };
}
