import { mayDo } from '#platform/access/rights.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { forbidden } from '#platform/http/problem.ts';

/** Whether the caller sees what others have worked, by name. */
export const seesPeople = ({ caller }: Context): boolean => mayDo(caller.role, 'uptimes:read');

/** 403 for the time of somebody else, for whoever may not see it. */
export function assertMaySee(context: Context, userId: string | undefined): void {
  if (userId !== undefined && userId.toLowerCase() !== context.caller.id && !seesPeople(context)) throw forbidden();
}
