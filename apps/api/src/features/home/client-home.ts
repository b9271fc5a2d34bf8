import type { components } from '@biuro/contract';
import { findCurrentTask } from '#domain/settlement/client-task.ts';
import { findOpenLiabilities } from '#domain/settlement/liability-rows.ts';
import { today } from '#platform/clock/today.ts';
import type { Context, Handler } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import { findContact, findOwnCompanies, findTodo, type OwnCompany, sumToPay } from './client-home-queries.ts';

type Home = components['schemas']['ClientHomeAnswer']['data'];
type Work = Pick<Home, 'task' | 'todo' | 'payments' | 'to_pay'>;

const NOTHING: Work = { task: null, todo: [], payments: [], to_pay: '0.00' };

/** One company of the caller, and the list of their companies with open items. */
export const getClientHome: Handler<'getClientHome'> = async ({ query }, context) => {
  const { db, caller, tenant } = context;
  const companies = await findOwnCompanies(db, caller.id);
  const company =
    query?.company_id === undefined ? companies[0] : companies.find(({ id }) => id === query.company_id?.toLowerCase());
  if (!company && query?.company_id !== undefined) throw notFound();
  const { office, email = null, phone = null } = tenant.config.brand;
  const contact = (company && (await findContact(db, company.id))) ?? { name: office, position: null, email, phone };
  const data = {
    today: today(),
    company: company ? { id: company.id, name: company.name } : null,
    role: company?.role ?? null,
    companies: companies.map(({ role: _role, ...shown }) => shown),
    ...(company ? await workOf(context, company) : NOTHING),
    contact: { ...contact, email: contact.email ?? email, phone: contact.phone ?? phone },
  };
  return { status: 200, body: { data } };
};

/** Employees of a company see neither amounts nor the state of its month. */
async function workOf({ db, caller, tenant }: Context, { id, role }: OwnCompany): Promise<Work> {
  if (role === 'employee' || !tenant.config.modules.tasks.enabled) return NOTHING;
  const [task, todo, payments, to_pay] = await Promise.all([
    findCurrentTask(db, caller, id),
    findTodo(db, id, today()),
    findOpenLiabilities(db, id),
    sumToPay(db, id),
  ]);
  return { task, todo, payments, to_pay };
}
