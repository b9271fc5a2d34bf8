import { audit } from '#platform/audit/audit.ts';
import type { Handler } from '#platform/http/contract/handlers.ts';
import { forbidden, invalid, notFound, versionConflict } from '#platform/http/problem.ts';
import * as queries from '../list/work-queries.ts';
import { readCompany } from '../profile/detail.ts';
import { findTransition, refusalOf } from './transitions.ts';

export const changeCompanyLifecycle: Handler<'changeCompanyLifecycle'> = async ({ params, body }, context) => {
  const { db, caller, locale } = context;
  const company = await queries.lockLifecycle(db, params.id);
  if (!company) throw notFound();
  if (company.version !== body.version) throw versionConflict();
  const refusal = refusalOf(company, body.to, caller.role, locale);
  if (refusal?.code === 'only_owner') throw forbidden();
  if (refusal) throw invalid(refusal);
  const reason = body.reason?.trim() || undefined;
  if (findTransition(company.lifecycle, body.to)?.reason && !reason)
    throw invalid({ pointer: '/reason', code: 'required' });
  await queries.setLifecycle(db, company.id, body.to);
  await audit(context, {
    action: 'company.lifecycle_changed',
    entity: 'company',
    entityId: company.id,
    companyId: company.id,
    before: { lifecycle: company.lifecycle },
    after: { lifecycle: body.to, reason },
  });
  return { status: 200, body: { data: await readCompany(context, company.id) } };
};
