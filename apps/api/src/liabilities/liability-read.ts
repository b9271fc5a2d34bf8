import type { Context, Handlers } from '../app/contract/handlers.ts';
import { inTransaction } from '../app/contract/in-transaction.ts';
import { keptTotalsOf } from '../app/database/kept-totals.ts';
import { exportList } from '../app/export/export-list.ts';
import type { ListExport } from '../app/export/list-export.ts';
import { notFound } from '../app/problem.ts';
import { markRead } from './liabilities-queries.ts';
import { subjectOf, writeDown } from './liability-history.ts';
import { everyLiability, findVisible, liabilityList, ownLiabilityList, ownScopes } from './liability-list.ts';
import messages from './messages.json' with { type: 'json' };

export const liabilityExport: ListExport<'exportLiabilities'> = {
  operation: 'exportLiabilities',
  list: liabilityList,
  scope: () => everyLiability,
  configured: ({ config }) => config.modules.tasks.columns.liabilities,
  messages,
};

export const readHandlers: Pick<
  Handlers,
  'listLiabilities' | 'listLiabilityIds' | 'exportLiabilities' | 'listMyLiabilities' | 'getLiability'
> = {
  async listLiabilities({ query }, context) {
    return { status: 200, json: await liabilityList.page(context, everyLiability, query ?? {}) };
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
    return { status: 200, json: await ownLiabilityList.page(context, ownScopes[state], { ...page, filters }) };
  },

  async getLiability({ params: { id } }, context) {
    const data = await visibleLiability(context, id);
    if (context.caller.isAdmin || data.status !== 'published') return { status: 200, body: { data } };
    return { status: 200, body: { data: await readByClient(context, id) } };
  },
};

/** The liability, or 404 for one that the caller may not see. */
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
    inside.afterCommit(() => keptTotalsOf(context.tenant).forget('liabilities'));
    return liability;
  });
}
