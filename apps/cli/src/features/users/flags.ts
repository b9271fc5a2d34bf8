import type { components } from '@biuro/contract';
import { Option } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { pairAfterPair, pairOf } from '#terminal/lists/query.ts';
import type { Words } from '#terminal/output/words.ts';
import type { Tools } from '#terminal/session/tools.ts';

type Schemas = components['schemas'];
type Link = Schemas['UserCompanyLink'];

/** The options of a user's fields. */
export interface UserFlags {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  position?: string;
  role?: Schemas['Role'];
  locale?: Schemas['Locale'];
  company?: string[];
}

const roles = [
  ...(['owner', 'administrator', 'accountant', 'payroll', 'assistant', 'auditor'] as const),
  ...(['representative', 'authorised', 'employee', 'viewer'] as const),
] satisfies Schemas['Role'][];

export const companyRoles = ['representative', 'authorised', 'employee', 'viewer'] satisfies Link['role'][];

/** Each option by its key in the flags. */
export function userOptions({ text }: Tools): Record<keyof UserFlags, Option> {
  return {
    firstName: new Option('--first-name <name>', text('users.option.first-name')),
    lastName: new Option('--last-name <name>', text('users.option.last-name')),
    email: new Option('--email <email>', text('users.option.email')),
    phone: new Option('--phone <phone>', text('users.option.phone')),
    position: new Option('--position <text>', text('users.option.position')),
    role: new Option('--role <role>', text('users.option.role')).choices(roles),
    locale: new Option('--locale <lang>', text('users.option.locale')).choices(['pl', 'en']),
    company: new Option('--company <pair>', text('users.option.company')).argParser(pairAfterPair),
  };
}

/** The values that were given, by the names of the contract. An empty text clears an optional field. */
export function givenValues(
  { firstName, lastName, email, phone, position, role, locale, company }: UserFlags,
  text: Words,
) {
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(position !== undefined && { position: position || null }),
    ...(role && { role }),
    ...(locale && { locale }),
    ...(company && { companies: company.map((pair) => linkOf(pair, text)) }),
  };
}

function linkOf(pair: string, text: Words): Link {
  const [id, wanted] = pairOf('--company', pair, text);
  const role = companyRoles.find((known) => known === wanted);
  if (role) return { id, role };
  throw new UsageError(text('users.option.company.wrong', { value: wanted, roles: companyRoles.join(', ') }));
}
