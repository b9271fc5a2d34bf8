import { describeLinks } from '#domain/people/company-links.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { findUser, type LockedUser, type User } from './queries.ts';

const SHOWN = ['first_name', 'last_name', 'email', 'phone', 'position', 'role', 'status', 'locale'] as const;

/** Values of a user for the history. */
export type Shown = Partial<Pick<LockedUser, (typeof SHOWN)[number]> & { companies: string }>;

export function shownOf(user: Partial<LockedUser>, links: { name: string; role: string }[]): Shown {
  const fields = SHOWN.filter((field) => user[field] !== undefined).map((field) => [field, user[field]]);
  return { ...Object.fromEntries(fields), companies: describeLinks(links) };
}

/** The body of answers with one user. */
export async function readUser({ db }: Pick<Context, 'db'>, id: string): Promise<{ data: User }> {
  const user = await findUser(db, id);
  if (!user) throw notFound();
  return { data: user };
}
