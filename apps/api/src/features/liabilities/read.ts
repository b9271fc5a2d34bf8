import { countCacheOf } from '#platform/database/list/count-cache.ts';
import { exportList } from '#platform/export/export-list.ts';
import type { ListExport } from '#platform/export/list-export.ts';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { inTransaction } from '#platform/http/contract/in-transaction.ts';
import { notFound } from '#platform/http/problem.ts';
import { subjectOf, writeDown } from './history.ts';
import { everyLiability, findVisible, liabilityList, ownLiabilityList, ownScopes } from './list/liability-list.ts';
import { totalsOf } from './list/totals.ts';
import messages from './messages.json' with { type: 'json' };
import { markRead } from './queries.ts';

export const liabilityExport: ListExport<'exportLiabilities'> = {
  operation: 'exportLiabilities',
  list: liabilityList,
  scope: () => everyLiability,
  configured: ({ config }) => config.modules.tasks.columns.liabilities,
  messages,
};

export const readHandlers: Pick<
  Handlers,
  | 'listLiabilities'
  | 'getLiabilityTotals'
  | 'listLiabilityIds'
  | 'exportLiabilities'
  | 'listMyLiabilities'
  | 'getLiability'
> = {
  async listLiabilities({ query }, context) {
    return { status: 200, json: await liabilityList.page(context, everyLiability, query ?? {}) };
  },

  async getLiabilityTotals({ query }, context) {
    return { status: 200, body: { data: await totalsOf(context, query ?? {}) } };
  },

  async listLiabilityIds({ query }, context) {
    return { status: 200, json: await liabilityList.ids(context, everyLiability, query ?? {}) };
  },

  async exportLiabilities({ query }, context) {
    return exportList(context, liabilityExport, query);
  },

  async listMyLiabilities({ query }, context) {
    const { state = 'open', company_id, task_id, ...page } = query;
    const filters = { company_id, task_id };
    const sort = state === 'paid' ? 'paid_at:desc,due_date:desc' : 'due_date:asc';
    return { status: 200, json: await ownLiabilityList.page(context, ownScopes[state], { ...page, sort, filters }) };
  },

  async getLiability({ params: { id } }, context) {
    const data = await visibleLiability(context, id);
    if (context.caller.isAdmin || data.status !== 'published') return { status: 200, body: { data } };
    return { status: 200, body: { data: await readByClient(context, id) } };
  },
};

/** The liability, or 404 when the caller may not see it. */
export async function visibleLiability(context: Context, id: string) {
  const liability = await findVisible(context, id);
  if (!liability) throw notFound();
  return liability;
}

async function readByClient(context: Context, id: string) {
  return inTransaction(context, async (inside) => {
    const first = await markRead(inside.db, id);
    const liability = await visibleLiability(inside, id);
    if (first) await writeDown(inside, 'liability.read', subjectOf(liability));
    inside.afterCommit(() => countCacheOf(context.tenant).forget('liabilities'));
    return liability;
  });
}
