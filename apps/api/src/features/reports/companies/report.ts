import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';

/** The company that a report is about, or 404. */
export async function companyOf({ db }: Context, id: string): Promise<{ id: string; name: string }> {
  const company = await db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (!company) throw notFound();
  return company;
}
