import { isCompanyPhone } from '#platform/formats/phone.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid, type Mistake } from '#platform/http/problem.ts';
import type { Stored } from './company.ts';
import { readNumbers } from './profile/numbers.ts';
import type { Profile } from './profile/profile.ts';
import { mistakesIn } from './profile/rules.ts';
import { isOfficePerson } from './queries.ts';

type Before = Pick<Profile, 'phone'>;

/** A profile as it is stored, and everything that is wrong with it, but for its people. */
export function judge(written: Profile, before?: Before): { profile: Profile; mistakes: Mistake[] } {
  const { profile, mistakes } = readNumbers(written);
  if (profile.phone !== null && profile.phone !== before?.phone && !isCompanyPhone(profile.phone))
    mistakes.push({ pointer: '/phone', code: 'phone' });
  const named = new Set(mistakes.map(({ pointer }) => pointer));
  return { profile, mistakes: [...mistakes, ...mistakesIn(profile).filter(({ pointer }) => !named.has(pointer))] };
}

interface Caring {
  owner_id?: string | null;
  payroll_owner_id?: string | null;
  reviewer_id?: string | null;
}

/** The profile as it is stored, or all mistakes in it. Whoever looks after the company already may do so on, also when they are away. */
export async function judged(
  context: Context,
  written: Profile,
  before: Caring & Partial<Before>,
  more: Mistake[] = [],
): Promise<Profile> {
  const { profile, mistakes } = judge(written, { phone: before.phone ?? null });
  mistakes.push(...more, ...(await strangers(context, profile, before)));
  if (mistakes.length > 0) throw invalid(...mistakes);
  return profile;
}

/** Who shall look after the company and is not of the office. */
export async function strangers({ db }: Context, profile: Profile, before: Caring): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const field of ['owner_id', 'payroll_owner_id', 'reviewer_id'] as const) {
    const id = profile[field];
    if (id && id !== before[field] && !(await isOfficePerson(db, id)))
      mistakes.push({ pointer: `/${field}`, code: 'unknown' });
  }
  return mistakes;
}

export const caringFor = ({ owner, payroll_owner, office }: Stored): Caring => ({
  owner_id: owner?.id ?? null,
  payroll_owner_id: payroll_owner?.id ?? null,
  reviewer_id: office.reviewer?.id ?? null,
});
