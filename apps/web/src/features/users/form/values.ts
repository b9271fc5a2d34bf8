import type { components } from '@biuro/contract';
import { choice, optionalText, text, version } from '#ui/form/field-kinds.ts';
import { defineFields, type FieldKind } from '#ui/form/fields.ts';
import { type CompanyRole, isClientRole } from '../values.ts';

type Schemas = components['schemas'];

/** A company of a client, and what the client is in it. */
export interface ChosenCompany {
  id: string;
  name: string;
  role: CompanyRole;
}

const companies: FieldKind<ChosenCompany[], ChosenCompany[], Schemas['UserCompanyLink'][]> = {
  initial: [],
  read: (stored) => stored.map(({ id, name, role }) => ({ id, name, role })),
  send: (value) => value.map(({ id, role }) => ({ id, role })),
  empty: 'omitted',
};

const invited = { email: text, role: text, locale: choice<Schemas['Locale']>('pl'), companies };

const inviteFields = defineFields<Schemas['Invitation']>()(invited);

/** A new user and one that is changed have the same fields. */
type UserRequest = Schemas['NewUser'] & Omit<Schemas['UserUpdate'], 'id' | 'current_password'>;

export const userFields = defineFields<UserRequest>()({
  ...invited,
  first_name: text,
  last_name: text,
  phone: optionalText,
  position: optionalText,
  version,
});

export const { initial: newInvite } = inviteFields;
export const { initial: newUser, valuesOf } = userFields;
export type InviteValues = typeof newInvite;
export type UserValues = typeof newUser;

export function invitationOf(values: InviteValues): Schemas['Invitation'] {
  return inviteFields.requestOf(withCompaniesOfRole(values));
}

export function newUserOf(values: UserValues): Schemas['NewUser'] {
  const { version: _version, ...user } = userFields.requestOf(withCompaniesOfRole(values));
  return user;
}

/** `keepsPlace`: address, phone, role and companies are not for this person to change, and so are not sent. */
export function updateOf(id: string, values: UserValues, keepsPlace = false): Schemas['UserUpdate'] {
  const { email, phone, role, companies: links, ...person } = userFields.requestOf(withCompaniesOfRole(values));
  const place = keepsPlace ? {} : { email, phone, role, companies: links };
  return { ...person, ...place, id };
}

/** People of the office see all companies and belong to none. */
function withCompaniesOfRole<Values extends Pick<InviteValues, 'role' | 'companies'>>(values: Values): Values {
  return isClientRole(values.role) ? values : { ...values, companies: [] };
}
