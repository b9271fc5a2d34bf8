import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * The changes of records that make answers stale. Each feature adds those that its calls make, so that a misspelt name does not
 * compile: `declare module '#services/queries/records-changed.ts' { interface RecordChanges { lockers: true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface RecordChanges {}
export type RecordChange = keyof RecordChanges;

declare module '@tanstack/react-query' {
  interface Register {
    /** `staleAfter`: the changes that make an answer stale. The composition root sets it for each key that a feature registers. */
    queryMeta: { staleAfter?: readonly RecordChange[] };
  }
}

/** Makes stale every answer that shows these records or is counted from them, and asks again for those that are on the page. */
export function recordsChanged(
  client: QueryClient,
  change: RecordChange,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  return client.invalidateQueries({ ...staleAfter(change), refetchType });
}

/**
 * Resolves once what the page shows of these records is fresh: until then a row offers again what was done to it a moment ago. A request
 * that is under way is not sent twice; one that fails resolves it, too.
 */
export async function refetchStale(client: QueryClient, change: RecordChange): Promise<void> {
  await client.refetchQueries({ ...staleAfter(change), type: 'active', stale: true }, { cancelRefetch: false });
}

function staleAfter(change: RecordChange): Pick<QueryFilters, 'predicate'> {
  return { predicate: ({ meta }) => meta?.staleAfter?.includes(change) ?? false };
}
