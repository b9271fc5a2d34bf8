import type { Portal } from '@biuro/core';
import type { Api } from '@biuro/core/api/client.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { interruptedPersonOf } from '@biuro/core/navigation/navigation-selectors.ts';
import { logoutReasonOf } from '@biuro/core/session/session-selectors.ts';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Slot } from '#services/feature/slot.tsx';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';
import { dropUnsent, UNSENT } from '#services/uploads/send-database.ts';
import { recall } from '#ui/browser/browser-memory.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ExportContext, type ExportPort } from '#ui/list/export/context.ts';
import { DraftOwnerContext, forgetDraftsOfOthers } from '#ui/unsaved/draft-storage.ts';
import { features } from '../features.ts';

/** Holds the query cache of one signed-in person, which is dropped when they sign out, and owns what their forms keep. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  const portal = usePortal();
  const { api } = portal;
  const exports = useMemo(() => exportPort(api), [api]);
  const { id } = useUser();
  useEffect(() => forgetDraftsOfOthers(id), [id]);
  useEffect(() => sendUnsent(portal, id), [portal, id]);
  return (
    <QueryClientProvider client={client}>
      <ExportContext value={exports}>
        <DraftOwnerContext value={id}>
          {children}
          <SessionExpired />
        </DraftOwnerContext>
      </ExportContext>
    </QueryClientProvider>
  );
}

/** Goes on with documents that a reload has interrupted, whichever page is open; who signs out leaves none behind. */
function sendUnsent(portal: Portal, userId: string): () => void {
  if (recall('local', UNSENT) === userId)
    for (const { resume } of features) void resume?.().then((goOn) => goOn(portal, userId));
  return () => {
    if (logoutReasonOf(portal.session.getSnapshot()) === 'user') dropUnsent();
  };
}

function SessionExpired() {
  const interrupted = useNavigation((snapshot) => interruptedPersonOf(snapshot) !== null);
  return <Suspense>{interrupted && <Slot name="session-expired" />}</Suspense>;
}

/** Requests are sent without a network, too: they fail at once, and the page shows that instead of a skeleton that never ends. */
function createClient(): QueryClient {
  // It supposes a line, and would not notice that one returns to a page that was opened without.
  onlineManager.setOnline(navigator.onLine);
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
 * Repeats a request after a lost connection, unless the browser is offline, and after 503. A refusal would stay one, and after a timeout
 * the person has waited long enough.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  const { kind, code, status } = failureOf(error);
  return failures < 2 && navigator.onLine && ((kind === 'offline' && code !== 'timeout') || status === 503);
}

/** Milliseconds: the server's Retry-After, or 1 s and then 2 s, plus jitter of up to a half so that clients do not return all at once. */
function pauseBefore(failures: number, error: Error): number {
  const { retryAfter = 2 ** failures } = failureOf(error);
  return Math.min(retryAfter, 10) * 1_000 * (1 + Math.random() / 2);
}

/** The calls for a file that is exported in the background. */
function exportPort(api: Api): ExportPort {
  return {
    job: async (id, signal) => (await unwrap(api.GET('/jobs/{id}', { params: { path: { id } }, signal }))).data,
    file: (id) => answerOf(api.GET('/exports/{id}', { params: { path: { id } }, parseAs: 'blob' })),
  };
}
