import type { components } from '@biuro/contract';
import { isUniqueViolation } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { forbidden, invalid, notFound, Problem } from '#platform/http/problem.ts';
import { companyList, everyCompany } from '../list/company-list.ts';
import * as queries from './queries.ts';
import { readSavedQuery, writtenQuery } from './query.ts';

type SavedView = components['schemas']['CompanyView'];
type SavedViewHandlers = Pick<
  Handlers,
  'listCompanyViews' | 'saveCompanyView' | 'updateCompanyView' | 'deleteCompanyView'
>;

/** Saved views that every office has, in display order. */
const BUILT_IN_VIEWS = [
  ['all', ''],
  ['mine', 'filters[mine]=true'],
  ['documents', 'filters[documents_missing]=true'],
  ['late', 'filters[late]=true'],
  ['without_owner', 'filters[without_owner]=true'],
  ['onboarding', 'filters[lifecycle]=onboarding'],
  ['suspended', 'filters[lifecycle]=suspended'],
] as const;

const BUILT_IN = { id: null, name: null, shared: true, mine: false } as const;

/** Limit per user. */
const MAX_SAVED_VIEWS = 30;

export const savedViewHandlers: SavedViewHandlers = {
  async listCompanyViews(_request, context) {
    return { status: 200, body: { data: await savedViewsOf(context) } };
  },

  async saveCompanyView({ body }, context) {
    const view = {
      name: readName(body.name),
      query: await readQuery(context, body.query),
      shared: body.shared ?? false,
    };
    const own = (await queries.listSavedViews(context.db, context.caller.id)).filter(
      ({ user_id }) => user_id === context.caller.id,
    );
    if (own.length >= MAX_SAVED_VIEWS) throw new Problem(409, 'too_many_views', { values: { max: MAX_SAVED_VIEWS } });
    await underItsName(context, () => queries.insertSavedView(context.db, context.caller.id, view));
    return { status: 201, body: { data: await savedViewsOf(context) } };
  },

  async updateCompanyView({ params, body }, context) {
    const { id } = await changeableSavedView(context, params.id);
    const change = {
      ...(body.name !== undefined && { name: readName(body.name) }),
      ...(body.query !== undefined && { query: await readQuery(context, body.query) }),
      ...(body.shared !== undefined && { shared: body.shared }),
    };
    if (Object.keys(change).length > 0)
      await underItsName(context, () => queries.updateSavedView(context.db, id, change));
    return { status: 200, body: { data: await savedViewsOf(context) } };
  },

  async deleteCompanyView({ params }, context) {
    const { id } = await changeableSavedView(context, params.id);
    await queries.deleteSavedView(context.db, id);
    return { status: 204 };
  },
};

/** Users may change their own ones; owners and administrators also shared ones. */
const mayChange = ({ caller }: Context, view: SavedViewRow): boolean =>
  view.user_id === caller.id || (view.shared && (caller.role === 'owner' || caller.role === 'administrator'));

type SavedViewRow = Awaited<ReturnType<typeof queries.listSavedViews>>[number];

/** The saved view, or 404 when the caller does not see it. */
async function changeableSavedView(context: Context, id: string): Promise<SavedViewRow> {
  const views = await queries.listSavedViews(context.db, context.caller.id);
  const view = views.find((one) => one.id === id.toLowerCase());
  if (!view) throw notFound();
  if (!mayChange(context, view)) throw forbidden();
  return view;
}

function readName(written: string): string {
  const name = written.trim();
  if (name === '') throw invalid({ pointer: '/name', code: 'needed' });
  return name;
}

async function readQuery(context: Context, written: string): Promise<string> {
  const query = writtenQuery(written);
  await assertCounted(context, query);
  return query;
}

/** 409 when the user has another saved view with this name. */
const underItsName = (context: Context, write: () => Promise<unknown>) =>
  inSavepoint(context.db, write).catch((error: unknown) => {
    throw isUniqueViolation(error, 'saved_views_name') ? nameTaken() : error;
  });

const nameTaken = () => new Problem(409, 'view_taken', { mistakes: [{ pointer: '/name', code: 'taken_by_view' }] });

/** Counted one after the other, because a transaction has one connection only. */
async function savedViewsOf(context: Context): Promise<SavedView[]> {
  const views: SavedView[] = [];
  for (const [key, query] of BUILT_IN_VIEWS)
    views.push({ ...BUILT_IN, key, query, ...(await countOf(context, query)) });
  for (const view of await queries.listSavedViews(context.db, context.caller.id)) {
    const { id, name, query, shared } = view;
    const counted = (await countSaved(context, query)) ?? { count: 0 };
    views.push({ id, key: null, name, query, ...counted, shared, mine: mayChange(context, view) });
  }
  return views;
}

async function countOf(context: Context, query: string): Promise<Pick<SavedView, 'count' | 'more'>> {
  const { total, ...more } = await companyList.total(context, everyCompany, readSavedQuery(query));
  return { count: total, ...more };
}

async function assertCounted(context: Context, query: string): Promise<void> {
  if ((await countSaved(context, query)) === undefined) throw invalid({ pointer: '/query', code: 'not_of_list' });
}

/** Undefined for a query that the list no longer accepts. */
async function countSaved(context: Context, query: string): Promise<Pick<SavedView, 'count' | 'more'> | undefined> {
  try {
    return await countOf(context, query);
  } catch (error) {
    if (error instanceof Problem && error.status === 422) return undefined;
    throw error;
  }
}
