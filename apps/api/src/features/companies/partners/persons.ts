import type { Secrets } from '#platform/access/secrets.ts';
import type { Db } from '#platform/database/database.ts';
import type { Company } from '../company.ts';
import type { Profile } from '../profile/profile.ts';
import { readBeneficialOwners, saveBeneficialOwners, type WrittenBeneficialOwner } from './beneficial-owners.ts';
import { savePartners } from './partners.ts';
import { readPartners, type WrittenPartner } from './rules.ts';

interface Written {
  partners?: WrittenPartner[];
  beneficial_owners?: WrittenBeneficialOwner[];
}

type Before = Pick<NonNullable<Company['office']>, 'partners' | 'beneficial_owners'>;

/** The partners and beneficial owners of a profile as they are stored, with every mistake in them. */
export function readPeople(written: Written, profile: Profile, before: Before) {
  const { partners, mistakes } = readPartners(written.partners, profile, before.partners);
  const read = readBeneficialOwners(written.beneficial_owners, before.beneficial_owners);
  return { people: { partners, beneficialOwners: read.beneficialOwners }, mistakes: [...mistakes, ...read.mistakes] };
}

type People = ReturnType<typeof readPeople>['people'];

export async function savePeople(db: Db, secrets: Secrets, companyId: string, people: People): Promise<void> {
  if (people.partners) await savePartners(db, secrets, companyId, people.partners);
  if (people.beneficialOwners) await saveBeneficialOwners(db, secrets, companyId, people.beneficialOwners);
}
