import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { zusDeadline } from '@biuro/core/poland/zus-deadline.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Company, Stored } from '../company.ts';
import { transitionsOf } from '../lifecycle/transitions.ts';
import * as queries from '../queries.ts';

/** A company as the caller sees it, or 404. */
export async function readCompany(context: Context, id: string): Promise<Company> {
  return context.caller.isAdmin ? toCompany(context, await readStored(context, id)) : readOwn(context, id);
}

/** A company as the office stores it, or 404; without partners and beneficial owners for a client. */
export async function readStored({ db, caller }: Context, id: string): Promise<Stored> {
  const company = await queries.findCompany(db, id, caller);
  if (!company) throw notFound();
  return company;
}

/** 404 for a company that the caller may not see. */
export async function assertVisible({ db, caller }: Context, id: string): Promise<void> {
  if (!(await queries.isVisible(db, id, caller))) throw notFound();
}

export function toCompany(context: Context, { office, ...company }: Stored): Company {
  const { checklist, ...shown } = office;
  const transitions = transitionsOf({ ...company, checklist }, context.caller.role, context.locale);
  return { ...company, ...computed(company, shown.zus_deadline_own), office: { ...shown, transitions } };
}

/** Employees of the company do not see its bank accounts. */
async function readOwn({ db, caller }: Context, id: string): Promise<Company> {
  const found = await queries.findOwnCompany(db, id, caller.id);
  if (!found) throw notFound();
  const { role, zus_deadline_own, ...company } = found;
  const hidden = role === 'employee' ? { pesel: null, bank_accounts: [], zus_account: null } : {};
  return { ...company, ...hidden, ...computed(company, zus_deadline_own), office: null };
}

const computed = (
  { vat_number, company_type }: Pick<Company, 'vat_number' | 'company_type'>,
  ownDay: number | null,
) => ({
  zus_deadline_day: ownDay ?? Number(zusDeadline(company_type).replace('zus_', '')),
  tax_account: taxAccountOfNip(vat_number) ?? '',
});
