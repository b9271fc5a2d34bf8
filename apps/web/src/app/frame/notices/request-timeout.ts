import { ApiError } from '@biuro/core/lib/failure.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Cancels the queries that are under way. Those without data fail with this sentence, and can be repeated. */
export async function cancelReads(queries: QueryClient, sentence: string): Promise<void> {
  const waiting = queries.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const empty = waiting.filter(({ state }) => state.data === undefined);
  await queries.cancelQueries({ fetchStatus: 'fetching' });
  const error = new ApiError({ kind: 'rejected', message: sentence });
  for (const query of empty) query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
