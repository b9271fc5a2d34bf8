import type { components } from '@biuro/contract';
import type { Context, Handlers } from '../app/contract/handlers.ts';
import { isUniqueViolation } from '../app/database/database.ts';
import { inSavepoint } from '../app/database/savepoint.ts';
import { invalid, notFound, Problem } from '../app/problem.ts';
import { companyList, everyCompany } from './company-list.ts';
import { readViewQuery, writtenQuery } from './company-view-query.ts';
import * as queries from './company-views-queries.ts';

type View = components['schemas']['CompanyView'];
type ViewHandlers = Pick<Handlers, 'listCompanyViews' | 'saveCompanyView' | 'deleteCompanyView'>;

/** Views of the office, in the order to show. */
const VIEWS = [
  ['all', ''],
  ['mine', 'filters[mine]=true'],
  ['documents', 'filters[documents_missing]=true'],
  ['late', 'filters[late]=true'],
  ['without_owner', 'filters[without_owner]=true'],
  ['onboarding', 'filters[lifecycle]=onboarding'],
  ['suspended', 'filters[lifecycle]=suspended'],
] as const;

/** More tabs than these nobody finds anything in. */
const MOST = 30;

export const companyViewHandlers: ViewHandlers = {
  async listCompanyViews(_request, context) {
    return { status: 200, body: { data: await viewsOf(context) } };
  },

  async saveCompanyView({ body }, context) {
    const name = body.name.trim();
    if (name === '') throw invalid({ pointer: '/name', code: 'needed' });
    const query = writtenQuery(body.query);
    await assertCounted(context, query);
    if ((await queries.listViews(context.db, context.caller.id)).length >= MOST)
      throw new Problem(409, 'too_many_views', { values: { max: MOST } });
    const save = () => queries.insertView(context.db, context.caller.id, { name, query });
    await inSavepoint(context.db, save).catch((error: unknown) => {
      throw isUniqueViolation(error, 'saved_views_name') ? nameTaken() : error;
    });
    return { status: 201, body: { data: await viewsOf(context) } };
  },

  async deleteCompanyView({ params }, context) {
    if (!(await queries.deleteView(context.db, context.caller.id, params.id))) throw notFound();
    return { status: 204 };
  },
};

const nameTaken = () => new Problem(409, 'view_taken', { mistakes: [{ pointer: '/name', code: 'taken_by_view' }] });

/** Counted one after the other: within a transaction there is one connection only. */
async function viewsOf(context: Context): Promise<View[]> {
  const views: View[] = [];
  for (const [key, query] of VIEWS)
    views.push({ id: null, key, name: null, query, count: await countOf(context, query) });
  for (const { id, name, query } of await queries.listViews(context.db, context.caller.id))
    views.push({ id, key: null, name, query, count: (await countSaved(context, query)) ?? 0 });
  return views;
}

const countOf = (context: Context, query: string) => companyList.total(context, everyCompany, readViewQuery(query));

async function assertCounted(context: Context, query: string): Promise<void> {
  if ((await countSaved(context, query)) === undefined) throw invalid({ pointer: '/query', code: 'not_of_list' });
}

/** Undefined for one that asks for what the list does not have: it may have been saved long ago. */
async function countSaved(context: Context, query: string): Promise<number | undefined> {
  try {
    return await countOf(context, query);
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return undefined;
    throw error;
  }
}
