import { isCompanyPhone } from '#platform/formats/phone.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid, type Mistake, Problem } from '#platform/http/problem.ts';
import type { Stored } from './company.ts';
import { readNumbers } from './profile/numbers.ts';
import type { Profile } from './profile/profile.ts';
import { mistakesIn } from './profile/rules.ts';
import { findCompanyByVatNumber, isOfficePerson } from './queries.ts';

type Before = Pick<Profile, 'phone'>;

/** The profile as it would be stored, and every mistake in it, except for its people. */
export function checkProfile(written: Profile, before?: Before): { profile: Profile; mistakes: Mistake[] } {
  const { profile, mistakes } = readNumbers(written);
  if (profile.phone !== null && profile.phone !== before?.phone && !isCompanyPhone(profile.phone))
    mistakes.push({ pointer: '/phone', code: 'phone' });
  const named = new Set(mistakes.map(({ pointer }) => pointer));
  return { profile, mistakes: [...mistakes, ...mistakesIn(profile).filter(({ pointer }) => !named.has(pointer))] };
}

interface Managers {
  owner_id?: string | null;
  payroll_owner_id?: string | null;
  reviewer_id?: string | null;
}

/** The profile as it is stored; throws every mistake. Current managers may stay although they are no longer active. */
export async function checkedProfile(
  context: Context,
  written: Profile,
  before: Managers & Partial<Before>,
  more: Mistake[] = [],
): Promise<Profile> {
  const { profile, mistakes } = checkProfile(written, { phone: before.phone ?? null });
  mistakes.push(...more, ...(await outsiders(context, profile, before)));
  if (mistakes.length > 0) throw invalid(...mistakes);
  return profile;
}

/** Mistakes for managers who do not work in the office. */
export async function outsiders({ db }: Context, profile: Profile, before: Managers): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const field of ['owner_id', 'payroll_owner_id', 'reviewer_id'] as const) {
    const id = profile[field];
    if (id && id !== before[field] && !(await isOfficePerson(db, id)))
      mistakes.push({ pointer: `/${field}`, code: 'unknown' });
  }
  return mistakes;
}

export const managersOf = ({ owner, payroll_owner, office }: Stored): Managers => ({
  owner_id: owner?.id ?? null,
  payroll_owner_id: payroll_owner?.id ?? null,
  reviewer_id: office.reviewer?.id ?? null,
});

/** 409 that names the company with this NIP. */
export async function vatNumberTaken({ db }: Pick<Context, 'db'>, vatNumber: string): Promise<Problem> {
  const existing = await findCompanyByVatNumber(db, vatNumber);
  const mistake = { pointer: '/vat_number', code: 'taken', values: { name: existing?.name ?? '' } };
  return new Problem(409, 'vat_number_taken', { mistakes: [{ ...mistake, link: `/companies/${existing?.id}` }] });
}
