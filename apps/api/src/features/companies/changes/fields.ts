import type { components } from '@biuro/contract';
import type { Mistake } from '#platform/http/problem.ts';
import { checkProfile } from '../check-profile.ts';
import type { Stored } from '../company.ts';
import { changedProfile, type Profile } from '../profile/profile.ts';

type Proposal = Omit<components['schemas']['NewChangeRequest'], 'note'>;
type Field = components['schemas']['ChangeRequestField'];
/** Some fields of a company with their values. */
export type Fields = Partial<Pick<Profile, Field>>;

/** Fields that a client may propose to change, in display order. */
const fieldSet = {
  name: true,
  short_name: true,
  street: true,
  building: true,
  flat: true,
  postal_code: true,
  city: true,
  email: true,
  phone: true,
  bank_accounts: true,
} satisfies Record<Field, true>;

// `Object.keys` loses the type of the keys.
const FIELDS = Object.keys(fieldSet) as Field[];

export const fieldsOf = (company: Pick<Profile, Field>, which: readonly Field[] = FIELDS): Fields =>
  Object.fromEntries(which.map((field) => [field, company[field]]));

/** The fields that a proposal changes, as they would be stored, and the mistakes in them. */
export function readProposal(company: Stored, proposal: Proposal): { proposed: Fields; mistakes: Mistake[] } {
  const { profile, mistakes } = checkProfile(profileWith(company, proposal));
  const changed = FIELDS.filter((field) => proposal[field] !== undefined && !isSame(profile[field], company[field]));
  return {
    proposed: fieldsOf(profile, changed),
    // Other mistakes of the company are for the office.
    mistakes: mistakes.filter(({ pointer }) => changed.some((field) => pointer.split('/')[1] === field)),
  };
}

/** The company's profile with these fields changed. */
export function profileWith(company: Stored, fields: Proposal): Profile {
  const { name, company_type, vat_number } = company;
  return changedProfile(company, { name, company_type, vat_number, ...fields });
}

/** Values before and after, field by field; a field may have several texts or none. */
export const differencesOf = (before: Fields, proposed: Fields) =>
  FIELDS.filter((field) => proposed[field] !== undefined).map((field) => ({
    field,
    before: textsOf(before[field]),
    after: textsOf(proposed[field]),
  }));

const textsOf = (value: Fields[Field]): string[] => (value == null ? [] : Array.isArray(value) ? value : [value]);

const isSame = (one: Fields[Field], other: Fields[Field]): boolean =>
  textsOf(one).join('\n') === textsOf(other).join('\n');
