import { ApiError } from '@biuro/core/lib/failure.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Gives up what is being read. What has nothing to show yet says so with this sentence, and can be asked for again. */
export async function cancelReads(queries: QueryClient, sentence: string): Promise<void> {
  const waiting = queries.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const empty = waiting.filter(({ state }) => state.data === undefined);
  await queries.cancelQueries({ fetchStatus: 'fetching' });
  const error = new ApiError({ kind: 'rejected', message: sentence });
  for (const query of empty) query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
}
