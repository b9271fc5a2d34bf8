import type { components } from '@biuro/contract';
import { mayDo } from '#platform/access/rights.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { forbidden, notFound, Problem } from '#platform/http/problem.ts';

type CompanyRole = components['schemas']['CompanyRole'];

/** What the caller is to a company: somebody of the office, or one of its people. */
export type CompanyAccess = 'office' | CompanyRole;

/** 404 for a company that the caller may not see, and for those whom its papers do not concern. */
export async function companyAccessOf({ db, caller }: Context, companyId: string): Promise<CompanyAccess> {
  const found = await findCompanyRole(db, companyId, caller.id);
  if (!found) throw notFound();
  if (caller.isAdmin) return 'office';
  if (!found.role || found.role === 'employee') throw notFound();
  return found.role;
}

/** Who acts for a company: whoever represents it or is authorised, and people of the office with the right. */
export function assertMayAct(access: CompanyAccess, { caller }: Context, right: components['schemas']['Right']): void {
  if (access === 'office') {
    if (!mayDo(caller.role, right)) throw forbidden();
  } else if (access === 'viewer') throw new Problem(403, 'only_looking');
}

/** The company with the role that a person has in it; undefined when there is no such company. */
const findCompanyRole = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('companies')
    .leftJoin('company_users', (join) =>
      join.onRef('company_users.company_id', '=', 'companies.id').on('company_users.user_id', '=', userId),
    )
    .where('companies.id', '=', companyId)
    .select('company_users.role')
    .executeTakeFirst();
