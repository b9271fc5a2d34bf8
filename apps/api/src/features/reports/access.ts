import { mayDo } from '#platform/access/rights.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { forbidden, notFound } from '#platform/http/problem.ts';

/** The company of a report, or 404. */
export async function companyOf({ db }: Context, id: string): Promise<{ id: string; name: string }> {
  const company = await db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (!company) throw notFound();
  return company;
}

/** Whether the caller sees the work time of others by name. */
export const seesPeople = ({ caller }: Context): boolean => mayDo(caller.role, 'uptimes:read');

/** 403 for the time of another user, if the caller may not see it. */
export function assertMaySee(context: Context, userId: string | undefined): void {
  if (userId !== undefined && userId.toLowerCase() !== context.caller.id && !seesPeople(context)) throw forbidden();
}
