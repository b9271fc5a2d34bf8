import { audit } from '../app/audit/audit.ts';
import type { Handler } from '../app/contract/handlers.ts';
import { forbidden, invalid, notFound, versionConflict } from '../app/problem.ts';
import { readCompany } from './company-detail.ts';
import * as queries from './company-standing-queries.ts';
import { findTransition, refusalOf } from './company-transitions.ts';

export const changeCompanyLifecycle: Handler<'changeCompanyLifecycle'> = async ({ params, body }, context) => {
  const { db, caller, locale } = context;
  const company = await queries.lockStanding(db, params.id);
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
