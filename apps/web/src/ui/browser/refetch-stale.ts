import type { QueryClient } from '@tanstack/react-query';

/**
 * Ends once what the page shows of these rooms is no longer old: until then a row offers again what was done to it a moment ago.
 * What has been asked for already is not asked for twice; an answer that fails ends it, too.
 */
export async function renewal(client: QueryClient, rooms: string[]): Promise<void> {
  const old = { type: 'active', stale: true } as const;
  await Promise.all(rooms.map((room) => client.refetchQueries({ ...old, queryKey: [room] }, { cancelRefetch: false })));
}
