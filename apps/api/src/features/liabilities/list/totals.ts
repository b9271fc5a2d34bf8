import type { components } from '@biuro/contract';
import type { ListQuery } from '#platform/database/list/list.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { everyLiability, liabilityList } from './liability-list.ts';

type Totals = components['schemas']['LiabilityTotalsAnswer']['data'];
type State = Totals['states'][number]['state'];

const STATES: State[] = ['to_calculate', 'to_publish', 'open', 'to_confirm', 'done'];
const NOTHING = { count: 0, to_pay: '0.00', to_return: '0.00' };

const sumOf = (condition: string) =>
  `coalesce(sum(liabilities.amount) FILTER (WHERE liabilities.status <> 'not_applicable' AND ${condition}), 0)::numeric(16, 2)::text`;

const SUMS = `liabilities.state AS state, count(*)::int AS count,
  ${sumOf(`coalesce(liabilities.result, 'payable') = 'payable'`)} AS to_pay,
  ${sumOf(`liabilities.result IN ('refund', 'overpaid', 'carried')`)} AS to_return`;

/** Of the liabilities that the same request to the list finds. */
export async function totalsOf(context: Context, query: ListQuery): Promise<Totals> {
  const rows = await liabilityList.sums<Totals['all'] & { state: State | null }>(
    context,
    everyLiability,
    query,
    SUMS,
    'GROUPING SETS ((), (liabilities.state))',
  );
  const found = new Map(rows.map(({ state, ...totals }) => [state, totals]));
  return {
    all: found.get(null) ?? NOTHING,
    states: STATES.map((state) => ({ state, ...(found.get(state) ?? NOTHING) })),
  };
}
