import { v7 as uuid } from 'uuid';
import type { Context, Handlers } from '../app/contract/handlers.ts';
import { isUniqueViolation } from '../app/database/database.ts';
import { readNip } from '../app/nip.ts';
import { invalid, type Mistake, notFound, Problem, versionConflict } from '../app/problem.ts';
import { importCompanies } from './companies-import.ts';
import * as queries from './companies-queries.ts';

type CompanyHandlers = Pick<
  Handlers,
  'listCompanies' | 'listMyCompanies' | 'getCompany' | 'createCompany' | 'updateCompany' | 'importCompanies'
>;

export const companyHandlers: CompanyHandlers = {
  async listCompanies({ query }, { db, caller }) {
    return { status: 200, body: await queries.listCompanies(db, caller, query ?? {}) };
  },

  async listMyCompanies(_request, { db, caller }) {
    return { status: 200, body: { data: await queries.listOwnCompanies(db, caller) } };
  },

  async getCompany({ params }, context) {
    return { status: 200, body: await answer(context, params.id) };
  },

  async createCompany({ body }, context) {
    const id = uuid();
    const company = { ...(await checked(context, body)), id };
    const added = await queries.insertCompanies(context.db, [company]);
    if (added.size === 0) throw await vatNumberTaken(context, company.vat_number);
    return { status: 201, body: await answer(context, id), headers: { Location: `/api/companies/${id}` } };
  },

  async updateCompany({ params, body }, context) {
    const { version, ...values } = body;
    if (!(await queries.findCompany(context.db, context.caller, params.id))) throw notFound();
    const company = await checked(context, values);
    try {
      if (!(await queries.updateCompany(context.db, params.id, version, company))) throw versionConflict();
    } catch (error) {
      throw isUniqueViolation(error, 'companies_vat_number')
        ? await vatNumberTaken(context, company.vat_number)
        : error;
    }
    return { status: 200, body: await answer(context, params.id) };
  },

  importCompanies,
};

async function answer({ db, caller }: Context, id: string) {
  const company = await queries.findCompany(db, caller, id);
  if (!company) throw notFound();
  return { data: company };
}

/** The values as they are stored, or every mistake in them. */
async function checked({ db }: Context, values: queries.CompanyValues): Promise<queries.CompanyValues> {
  const { digits, mistake } = readNip(values.vat_number, '/vat_number');
  const mistakes: Mistake[] = mistake ? [mistake] : [];
  if (values.owner_id && !(await queries.isOfficePerson(db, values.owner_id)))
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
