import { v7 as uuid } from 'uuid';
import { USUAL_SETTINGS } from '#platform/tenants/office-settings.ts';
import { defaultChecklist } from '../checklist/checklists.ts';
import { titleOf } from '../titles.ts';
import { type MonthPlan, type Profile, planMonth, type SkipReason, skipReason } from './plan.ts';
import type { NewDeclaration, NewLiability, NewTask, OpenedCompany } from './queries.ts';

export interface Skipped {
  company: { id: string; name: string };
  reason: SkipReason | 'exists';
}

export interface MonthBatch {
  tasks: NewTask[];
  liabilities: NewLiability[];
  declarations: NewDeclaration[];
  skipped: Skipped[];
}

/** The records that opening a month creates for some companies; used for the preview and for the job. */
export function batchOf(companies: OpenedCompany[], month: string, settings = USUAL_SETTINGS): MonthBatch {
  const batch: MonthBatch = { tasks: [], liabilities: [], declarations: [], skipped: [] };
  for (const company of companies) {
    const reason = skipReason(company, month);
    if (reason || company.has_settlement) batch.skipped.push({ company: nameOf(company), reason: reason ?? 'exists' });
    if (reason) continue;
    const plan = planMonth(company, month, settings);
    if (!company.has_settlement) addSettlement(batch, company, month, plan);
    if (company.has_employees && !company.has_payroll) batch.tasks.push(payrollTask(company, month, plan));
  }
  return batch;
}

export function countsOf({ tasks, liabilities, declarations, skipped }: MonthBatch) {
  const settlements = tasks.filter(({ kind }) => kind === 'settlement').length;
  const exists = skipped.filter(({ reason }) => reason === 'exists').length;
  return {
    settlements,
    payrolls: tasks.length - settlements,
    liabilities: liabilities.length,
    declarations: declarations.length,
    exists,
    skipped: skipped.length - exists,
  };
}

const nameOf = ({ id, name }: Profile) => ({ id, name });

function addSettlement(batch: MonthBatch, company: Profile, period: string, plan: MonthPlan): void {
  const task = settlementTask(company, period, plan);
  const parent = { task_id: task.id, company_id: company.id };
  batch.tasks.push(task);
  batch.liabilities.push(...plan.liabilities.map((liability) => ({ id: uuid(), ...parent, ...liability })));
  batch.declarations.push(...plan.declarations.map((declaration) => ({ id: uuid(), ...parent, ...declaration })));
}

const settlementTask = (company: Profile, period: string, plan: MonthPlan): NewTask => ({
  id: uuid(),
  company_id: company.id,
  kind: 'settlement',
  title: titleOf('settlement', period, company),
  period,
  assignee_id: company.owner_id,
  reviewer_id: company.reviewer_id,
  docs_due_at: plan.docs_due_at,
  due_at: plan.due_at,
  checklist: defaultChecklist(company.books_form),
  time_budget_minutes: company.time_budget_minutes,
  client_visible: true,
});

const payrollTask = (company: Profile, period: string, plan: MonthPlan): NewTask => ({
  id: uuid(),
  company_id: company.id,
  kind: 'payroll',
  title: titleOf('payroll', period, company),
  period,
  assignee_id: company.payroll_owner_id ?? company.owner_id,
  reviewer_id: null,
  docs_due_at: plan.docs_due_at,
  due_at: plan.payroll_due_at,
  checklist: defaultChecklist('payroll'),
  time_budget_minutes: null,
  client_visible: false,
});
