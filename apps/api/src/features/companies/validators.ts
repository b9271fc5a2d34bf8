import type { Context } from '#platform/http/contract/handlers.ts';
import type { Validators } from '#platform/http/contract/validators.ts';
import type { Mistake } from '#platform/http/problem.ts';
import { readProposal } from './changes/fields.ts';
import { checkProfile, managersOf, outsiders } from './check-profile.ts';
import type { Stored } from './company.ts';
import { readPeople } from './partners/persons.ts';
import { readStored } from './profile/detail.ts';
import { changedPesel } from './profile/pesel.ts';
import { changedProfile, newProfile, type Profile, type Written } from './profile/profile.ts';

/** Mistakes in the fields of a company that a schema cannot find; none without a legal form, on which everything depends. */
export const companyValidators: Pick<Validators, 'createCompany' | 'updateCompany' | 'createChangeRequest'> = {
  async createCompany({ body }, context) {
    const { company_type } = body;
    if (!company_type) return [];
    const written = newProfile({ name: '', vat_number: '', ...body, company_type }, context.tenant.settings);
    return mistakesOf(context, body, written);
  },

  async updateCompany({ params, body }, context) {
    if (!body.company_type) return [];
    const before = await readStored(context, params.id);
    const { name, vat_number } = before;
    const { company_type } = body;
    return mistakesOf(context, body, changedProfile(before, { name, vat_number, ...body, company_type }), before);
  },

  async createChangeRequest({ params, body: { note: _note, ...proposal } }, context) {
    return readProposal(await readStored(context, params.id), proposal).mistakes;
  },
};

async function mistakesOf(
  context: Context,
  written: Partial<Written>,
  profile: Profile,
  before?: Stored,
): Promise<Mistake[]> {
  const { company_type } = profile;
  const { mistake } = changedPesel({ company_type, pesel: written.pesel, before: before?.pesel ?? null });
  const all = [
    ...checkProfile(profile, before).mistakes,
    ...readPeople(written, profile, before?.office ?? { partners: [], beneficial_owners: [] }).mistakes,
    ...(mistake ? [mistake] : []),
    ...(await outsiders(context, profile, before ? managersOf(before) : {})),
  ];
  return all.filter(({ pointer, code }) => isCertain(written, fieldOf(pointer), code));
}

const fieldOf = (pointer: string) => pointer.split('/')[1] ?? '';

/**
 * Whether a mistake can be reported although other fields are invalid: not for a field that the contract has refused,
 * and not the owner of an account while the NIP is invalid.
 */
const isCertain = (written: object, field: string, code: string): boolean =>
  Object.hasOwn(written, field) && (code !== 'owner' || Object.hasOwn(written, 'vat_number'));
