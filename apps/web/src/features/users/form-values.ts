import type { components } from '@biuro/contract';
import { type CompanyRole, isClientRole, type User } from './values.ts';

type Schemas = components['schemas'];

export interface ChosenCompany {
  id: string;
  name: string;
  role: CompanyRole;
}

/** What the forms hold: texts, empty where there is nothing, and the version that they were made from. */
export interface UserValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  position: string;
  role: string;
  locale: Schemas['Locale'];
  companies: ChosenCompany[];
  version: number;
}

export type InviteValues = Pick<UserValues, 'email' | 'role' | 'locale' | 'companies'>;

export const newInvite: InviteValues = { email: '', role: '', locale: 'pl', companies: [] };
export const newUser: UserValues = {
  ...newInvite,
  first_name: '',
  last_name: '',
  phone: '',
  position: '',
  version: 0,
};

export function valuesOf(user: User): UserValues {
  const { first_name, last_name, email, phone, position, role, locale, companies, version } = user;
  return {
    first_name,
    last_name,
    email,
    phone: phone ?? '',
    position: position ?? '',
    role,
    locale,
    companies: companies.map(({ id, name, role: inCompany }) => ({ id, name, role: inCompany })),
    version,
  };
}

export function invitationOf({ email, role, locale, companies }: InviteValues): Schemas['Invitation'] {
  // The server is the validator: it alone says whether these texts make an invitation.
  return { ...filled({ email, role }), locale, companies: linksOf(role, companies) } as Schemas['Invitation'];
}

export function newUserOf(values: UserValues): Schemas['NewUser'] {
  const { first_name, last_name, phone, position } = values;
  return {
    ...invitationOf(values),
    ...filled({ first_name, last_name }),
    phone: phone || null,
    position: position || null,
    // The server is the validator: it alone says whether these texts make a user.
  } as Schemas['NewUser'];
}

/** `placeStays`: address, phone, role and companies are not this person's to change, and so are not sent. */
export function updateOf(id: string, values: UserValues, placeStays = false): Schemas['UserUpdate'] {
  const { email, phone, role, companies, ...person } = newUserOf(values);
  const place = placeStays ? {} : { email, phone, role, companies };
  return { ...person, ...place, id, version: values.version };
}

/** What must be there and is not stays out, so that the server asks for it by name. */
function filled(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
}

/** Whoever works in the office sees all companies and belongs to none. */
function linksOf(role: string, companies: ChosenCompany[]): Schemas['UserCompanyLink'][] {
  return isClientRole(role) ? companies.map(({ id, role: inCompany }) => ({ id, role: inCompany })) : [];
}
