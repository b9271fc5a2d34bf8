import type { components } from '@biuro/contract';
import { mayDo } from '#platform/access/rights.ts';
import type { Db } from '#platform/database/database.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { forbidden, notFound, Problem } from '#platform/http/problem.ts';

type CompanyRole = components['schemas']['CompanyRole'];

/** As what the caller may access a company: as the office, or by their role in the company. */
export type CompanyAccess = 'office' | CompanyRole;

/** 404 for a company that the caller may not see, and for its employees, whom its papers do not concern. */
export async function companyAccessOf({ db, caller }: Context, companyId: string): Promise<CompanyAccess> {
  const found = await findCompanyRole(db, companyId, caller.id);
  if (!found) throw notFound();
  if (caller.isAdmin) return 'office';
  if (!found.role || found.role === 'employee') throw notFound();
  return found.role;
}

/** Representatives and authorised people act for a company, and users of the office with the right; 403 for others. */
export function assertMayAct(access: CompanyAccess, { caller }: Context, right: components['schemas']['Right']): void {
  if (access === 'office') {
    if (!mayDo(caller.role, right)) throw forbidden();
  } else if (access === 'viewer') throw new Problem(403, 'only_looking');
}

/** The user's role in the company, null without one; undefined when the company does not exist. */
const findCompanyRole = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('companies')
    .leftJoin('company_users', (join) =>
      join.onRef('company_users.company_id', '=', 'companies.id').on('company_users.user_id', '=', userId),
    )
    .where('companies.id', '=', companyId)
    .select('company_users.role')
    .executeTakeFirst();
