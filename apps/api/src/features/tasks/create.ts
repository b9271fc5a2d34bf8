import type { components } from '@biuro/contract';
import { dueDate } from '@biuro/core/poland/deadlines.ts';
import { periodParts } from '@biuro/core/poland/period.ts';
import { v7 as uuid } from 'uuid';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, type Mistake, Problem } from '#platform/http/problem.ts';
import { checklistOf, defaultChecklist } from './checklist/checklists.ts';
import { tellAssignee } from './notices.ts';
import { type Profile, planMonth } from './open-month/plan.ts';
import { findProfile, insertDeclarations, insertLiabilities } from './open-month/queries.ts';
import { findSame, insertTask } from './queries.ts';
import { readTask } from './read.ts';
import { assertMayChange } from './rights.ts';
import { titleOf } from './titles.ts';
import { noteDown, shown } from './transitions/history.ts';
import { assertPeople } from './values.ts';

type NewTask = components['schemas']['NewTask'];
type Kind = NewTask['kind'];

/** Lengths of the periods that each kind of task may have. */
const PERIODS: Partial<Record<Kind, string[]>> = {
  settlement: ['month', 'quarter'],
  payroll: ['month'],
  annual: ['year'],
};

export const newTaskHandlers: Pick<Handlers, 'createTask'> = {
  async createTask({ body }, context) {
    assertMayChange(context.caller, body);
    const company = await checkedCompany(context, body);
    await assertPeople(context, body);
    const task = { id: uuid(), ...valuesOf(context, body, company), created_by: context.caller.id };
    await inSavepoint(context.db, () => insertTask(context.db, task)).catch(async (error: unknown) => {
      throw isUniqueViolation(error, 'tasks_once') ? await taskExists(context, body) : error;
    });
    if (isMonthly(body)) await addWhatIsOwed(context, task.id, company, body.period);
    const data = await readTask(context, task.id);
    await noteDown(context, task, 'created', { after: shown(data) });
    await tellAssignee(context, task, null);
    return { status: 201, body: { data }, headers: { Location: `/api/tasks/${task.id}` } };
  },
};

async function checkedCompany({ db }: Context, { company_id, kind, period }: NewTask): Promise<Profile> {
  const company = await findProfile(db, company_id);
  const mistakes: Mistake[] = company ? [] : [{ pointer: '/company_id', code: 'unknown' }];
  if (PERIODS[kind]?.includes(periodParts(period).type) === false)
    mistakes.push({ pointer: '/period', code: `of_${kind}` });
  if (!company || mistakes.length > 0) throw invalid(...mistakes);
  return company;
}

function valuesOf({ tenant }: Context, body: NewTask, company: Profile) {
  const { kind, period } = body;
  const plan = isMonth(period) ? planMonth(company, period, tenant.settings) : undefined;
  const usual = kind === 'payroll' ? (company.payroll_owner_id ?? company.owner_id) : company.owner_id;
  return {
    company_id: company.id,
    kind,
    period,
    title: body.title?.trim() || titleOf(kind, period, company),
    assignee_id: body.assignee_id === undefined ? (usual === body.reviewer_id ? null : usual) : body.assignee_id,
    reviewer_id: body.reviewer_id === undefined ? usualReviewer(body, company) : body.reviewer_id,
    priority: body.priority ?? 'normal',
    docs_due_at: isMonthly(body) || kind === 'payroll' ? (plan?.docs_due_at ?? null) : null,
    due_at: body.due_at ?? dateOf(body, plan),
    checklist: JSON.stringify(body.checklist ? checklistOf(body.checklist) : usualChecklist(kind, company)),
    time_budget_minutes:
      body.time_budget_minutes === undefined && kind === 'settlement'
        ? company.time_budget_minutes
        : (body.time_budget_minutes ?? null),
    client_visible: body.client_visible ?? kind === 'settlement',
  };
}

/** The reviewer of the company's settlements, unless they are the assignee. */
const usualReviewer = ({ kind, assignee_id }: NewTask, { reviewer_id }: Profile): string | null =>
  kind === 'settlement' && reviewer_id !== assignee_id ? reviewer_id : null;

/** Some working days before the first deadline, or before the most common one; tasks with their own date keep it. */
function dateOf({ kind, period }: NewTask, plan: ReturnType<typeof planMonth> | undefined): string {
  if (plan && kind === 'settlement') return plan.due_at;
  if (plan && kind === 'payroll') return plan.payroll_due_at;
  if (kind === 'settlement') return dueDate('vat_quarterly', period).due;
  if (kind === 'annual') return dueDate('pit36', period).due;
  throw invalid({ pointer: '/due_at', code: 'required' });
}

const isMonth = (period: string): boolean => periodParts(period).type === 'month';

/** A task that opening the month would create. */
const isMonthly = ({ kind, period }: NewTask): boolean => kind === 'settlement' && isMonth(period);

function usualChecklist(kind: Kind, company: Profile) {
  if (kind === 'settlement') return defaultChecklist(company.books_form);
  return kind === 'payroll' ? defaultChecklist('payroll') : [];
}

async function addWhatIsOwed({ db }: Context, task_id: string, company: Profile, month: string): Promise<void> {
  const { liabilities, declarations } = planMonth(company, month);
  const parent = { task_id, company_id: company.id };
  await insertLiabilities(
    db,
    liabilities.map((liability) => ({ id: uuid(), ...parent, ...liability })),
  );
  await insertDeclarations(
    db,
    declarations.map((declaration) => ({ id: uuid(), ...parent, ...declaration })),
  );
}

async function taskExists({ db }: Context, task: NewTask): Promise<Problem> {
  const existing = await findSame(db, task);
  const mistake = { pointer: '/period', code: 'taken', values: { title: existing?.title ?? '' } };
  return new Problem(409, 'task_exists', { mistakes: [{ ...mistake, link: `/tasks/${existing?.id}` }] });
}
