import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { findUser, type User } from './queries.ts';

/** The body of every answer that shows one user. */
export async function readUser({ db }: Pick<Context, 'db'>, id: string): Promise<{ data: User }> {
  const user = await findUser(db, id);
  if (!user) throw notFound();
  return { data: user };
}
