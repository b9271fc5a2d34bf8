import { v7 as uuid } from 'uuid';
import { audit, historyOf } from '../app/audit/audit.ts';
import type { Context, Handlers } from '../app/contract/handlers.ts';
import { isUniqueViolation } from '../app/database/database.ts';
import { inSavepoint } from '../app/database/savepoint.ts';
import { exportList } from '../app/export/export-list.ts';
import { readNip } from '../app/nip.ts';
import { invalid, type Mistake, notFound, Problem, versionConflict } from '../app/problem.ts';
import { importCompanies } from './companies-import.ts';
import * as queries from './companies-queries.ts';
import { companyList, ownCompanies, visibleTo } from './company-list.ts';
import messages from './messages.json' with { type: 'json' };

type CompanyHandlers = Pick<
  Handlers,
  | 'listCompanies'
  | 'listMyCompanies'
  | 'getCompany'
  | 'createCompany'
  | 'updateCompany'
  | 'importCompanies'
  | 'exportCompanies'
  | 'listCompanyHistory'
>;

export const companyHandlers: CompanyHandlers = {
  async listCompanies({ query }, context) {
    return { status: 200, json: await companyList.page(context, visibleTo(context.caller), query ?? {}) };
  },

  async exportCompanies({ query }, context) {
    const configured = context.tenant.config.modules.company.columns.companies;
    const request = { list: companyList, scope: visibleTo(context.caller), configured, messages, query };
    return { status: 200, file: await exportList(context, request) };
  },

  async listMyCompanies(_request, context) {
    return { status: 200, json: await companyList.all(context, ownCompanies, 500) };
  },

  async getCompany({ params }, context) {
    return { status: 200, body: { data: await visibleCompany(context, params.id) } };
  },

  async createCompany({ body }, context) {
    const id = uuid();
    const company = { ...(await checked(context, body)), id };
    const added = await queries.insertCompanies(context.db, [company]);
    if (added.size === 0) throw await vatNumberTaken(context, company.vat_number);
    const data = await visibleCompany(context, id);
    await audit(context, { action: 'company.created', ...entity(id), after: shown(data) });
    return { status: 201, body: { data }, headers: { Location: `/api/companies/${id}` } };
  },

  async updateCompany({ params: { id }, body }, context) {
    const { version, ...values } = body;
    const before = await visibleCompany(context, id);
    const company = await checked(context, values, before.owner?.id);
    await change(context, id, version, company);
    const data = await visibleCompany(context, id);
    await audit(context, { action: 'company.updated', ...entity(id), before: shown(before), after: shown(data) });
    return { status: 200, body: { data } };
  },

  importCompanies,

  async listCompanyHistory({ params, query }, context) {
    await visibleCompany(context, params.id);
    return { status: 200, body: await historyOf(context, 'company', params.id, query) };
  },
};

/** The company, or 404 for one that the caller may not see. */
export async function visibleCompany(context: Context, id: string) {
  const company = await companyList.find(context, visibleTo(context.caller), id);
  if (!company) throw notFound();
  return company;
}

const entity = (id: string) => ({ entity: 'company', entityId: id, companyId: id }) as const;

/** What a history tells of a company. */
function shown({ name, company_type, vat_number, lifecycle, owner, city, email, phone }: queries.Company) {
  return { name, company_type, vat_number, lifecycle, owner: owner?.name, city, email, phone };
}

async function change(context: Context, id: string, version: number, company: queries.CompanyValues): Promise<void> {
  const update = () => queries.updateCompany(context.db, id, version, company);
  const changed = await inSavepoint(context.db, update).catch(async (error: unknown) => {
    throw isUniqueViolation(error, 'companies_vat_number') ? await vatNumberTaken(context, company.vat_number) : error;
  });
  if (!changed) throw versionConflict();
}

/** The values as they are stored, or every mistake in them. Whoever looks after the company already may do so on, also when they are away. */
async function checked(
  { db }: Context,
  values: queries.CompanyValues,
  ownerBefore?: string,
): Promise<queries.CompanyValues> {
  const { digits, mistake } = readNip(values.vat_number, '/vat_number');
  const mistakes: Mistake[] = mistake ? [mistake] : [];
  if (values.owner_id && values.owner_id !== ownerBefore && !(await queries.isOfficePerson(db, values.owner_id)))
    mistakes.push({ pointer: '/owner_id', code: 'unknown' });
  if (mistakes.length > 0 || digits === undefined) throw invalid(...mistakes);
  return { ...values, vat_number: digits };
}

async function vatNumberTaken({ db }: Context, vatNumber: string): Promise<Problem> {
  const existing = await queries.findCompanyByVatNumber(db, vatNumber);
  const mistake = {
    pointer: '/vat_number',
    code: 'taken',
    values: { name: existing?.name ?? '' },
    link: `/companies/${existing?.id}`,
  };
  return new Problem(409, 'vat_number_taken', { mistakes: [mistake] });
}
