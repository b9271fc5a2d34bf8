import { audit } from '#platform/audit/audit.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, notFound } from '#platform/http/problem.ts';
import * as queries from '../list/work-queries.ts';
import { checklistKindOf, isOn, toItems } from './checklist-items.ts';

export const checklistHandlers: Pick<Handlers, 'getCompanyChecklist' | 'setCompanyChecklistItem'> = {
  async getCompanyChecklist({ params }, context) {
    const company = await queries.findLifecycle(context.db, params.id);
    if (!company) throw notFound();
    return { status: 200, body: shown(company) };
  },

  async setCompanyChecklistItem({ params: { id, item }, body }, context) {
    const company = await queries.lockLifecycle(context.db, id);
    if (!company) throw notFound();
    if (!isOn(checklistKindOf(company.lifecycle), item)) throw invalid({ pointer: '/item', code: 'other_checklist' });
    const reason = body.reason?.trim() || null;
    if (body.state === 'waived' && !reason) throw invalid({ pointer: '/reason', code: 'required' });
    const { state: before = 'open', reason: reasonBefore = null } = company.checklist[item] ?? {};
    if (body.state === before && reason === reasonBefore) return { status: 200, body: shown(company) };
    const change = { item, state: body.state, reason, by: context.caller.id };
    const checklist = await queries.setChecklistItem(context.db, company.id, change);
    await audit(context, {
      action: 'company.checklist_changed',
      entity: 'company',
      entityId: company.id,
      companyId: company.id,
      before: { [item]: before, reason: reasonBefore },
      after: { [item]: body.state, reason },
    });
    return { status: 200, body: shown({ ...company, checklist }) };
  },
};

function shown({ lifecycle, checklist }: queries.CompanyLifecycle) {
  const kind = checklistKindOf(lifecycle);
  return { data: { kind, items: toItems(kind, checklist) } };
}
