import type { Api } from '@biuro/core/api/client.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { usePortal } from '#services/portal/use-portal.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ExportContext, type ExportPort } from '#ui/list/export/context.ts';
import { features } from '../features.ts';

/** Data from the server for one signed-in person; it is forgotten when that person leaves. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  const { api } = usePortal();
  const exports = useMemo(() => exportPort(api), [api]);
  return (
    <QueryClientProvider client={client}>
      <ExportContext value={exports}>{children}</ExportContext>
    </QueryClientProvider>
  );
}

/** Without a network every call is tried and fails at once: a page then says so, and does not wait with a skeleton for ever. */
function createClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: isWorthRetrying,
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always' },
    },
  });
  for (const { queries = {} } of features)
    for (const [key, staleAfter] of Object.entries(queries)) client.setQueryDefaults([key], { meta: { staleAfter } });
  return client;
}

/**
 * A refusal stays a refusal; a lost connection may come back, unless the browser knows that there is none, and a server that is too busy says
 * when to come again. For one that does not answer a person has waited long enough.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  const { kind, code, status } = failureOf(error);
  return failures < 2 && navigator.onLine && ((kind === 'offline' && code !== 'timeout') || status === 503);
}

/** Milliseconds: what the server asks for, or one second and then two; a part of it more, so that not all clients come back at once. */
function pauseBefore(failures: number, error: Error): number {
  const { retryAfter = 2 ** failures } = failureOf(error);
  return Math.min(retryAfter, 10) * 1_000 * (1 + Math.random() / 2);
}

/** The calls behind a file that is made in the background. */
function exportPort(api: Api): ExportPort {
  return {
    job: async (id, signal) => (await unwrap(api.GET('/jobs/{id}', { params: { path: { id } }, signal }))).data,
    file: (id) => answerOf(api.GET('/exports/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  };
}
