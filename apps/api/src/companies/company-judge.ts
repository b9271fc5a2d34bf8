import type { Context } from '../app/contract/handlers.ts';
import { invalid, type Mistake } from '../app/problem.ts';
import { isOfficePerson } from './companies-queries.ts';
import { readNumbers } from './company-numbers.ts';
import type { Profile } from './company-profile.ts';
import { mistakesIn } from './company-rules.ts';

/** A profile as it is stored, and everything that is wrong with it, but for its people. */
export function judge(written: Profile): { profile: Profile; mistakes: Mistake[] } {
  const { profile, mistakes } = readNumbers(written);
  const named = new Set(mistakes.map(({ pointer }) => pointer));
  return { profile, mistakes: [...mistakes, ...mistakesIn(profile).filter(({ pointer }) => !named.has(pointer))] };
}

interface People {
  owner_id?: string | null;
  payroll_owner_id?: string | null;
  reviewer_id?: string | null;
}

/** The profile as it is stored, or all mistakes in it. Whoever looks after the company already may do so on, also when they are away. */
export async function judged(
  context: Context,
  written: Profile,
  before: People,
  more: Mistake[] = [],
): Promise<Profile> {
  const { profile, mistakes } = judge(written);
  mistakes.push(...more);
  for (const field of ['owner_id', 'payroll_owner_id', 'reviewer_id'] as const) {
    const id = profile[field];
    if (id && id !== before[field] && !(await isOfficePerson(context.db, id)))
      mistakes.push({ pointer: `/${field}`, code: 'unknown' });
  }
  if (mistakes.length > 0) throw invalid(...mistakes);
  return profile;
}
