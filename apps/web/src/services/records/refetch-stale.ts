import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches what the page shows of these features and is stale, and resolves when the answers are here: until then a row would
 * still offer what has just been done to it. Requests that are under way are not repeated. A failed answer resolves it, too.
 */
export async function refetchStale(client: QueryClient, features: string[]): Promise<void> {
  const shown = { type: 'active', stale: true } as const;
  await Promise.all(
    features.map((feature) => client.refetchQueries({ ...shown, queryKey: [feature] }, { cancelRefetch: false })),
  );
}
