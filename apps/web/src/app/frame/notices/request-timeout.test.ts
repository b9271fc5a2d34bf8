import { toFailure } from '@biuro/core/lib/failure.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cancelReads } from './request-timeout.ts';

test('what has nothing to show says that it was given up, what has data keeps it', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const aborted = vi.fn();
  const never = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>(() => signal.addEventListener('abort', aborted));
  queries.setQueryData(['known'], 'rows', { updatedAt: 1 });
  const asked = [
    queries.fetchQuery({ queryKey: ['known'], queryFn: never }),
    queries.fetchQuery({ queryKey: ['new'], queryFn: never }),
  ].map((promise) => promise.catch(() => undefined));

  await cancelReads(queries, 'Przerwano wczytywanie');
  await Promise.all(asked);

  expect(aborted).toHaveBeenCalledTimes(2);
  expect(queries.getQueryState(['known'])).toMatchObject({ status: 'success', data: 'rows', fetchStatus: 'idle' });
  const given = queries.getQueryState(['new']);
  expect(given).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(toFailure(given?.error, (id) => id)).toEqual({ kind: 'rejected', message: 'Przerwano wczytywanie' });
});
