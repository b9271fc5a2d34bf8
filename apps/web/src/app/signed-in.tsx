import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../ui/failure.ts';

/** Data from the server for one signed-in person; it is forgotten when that person leaves. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Without a network every call is tried and fails at once: a page then says so, and does not wait with a skeleton for ever. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: 10_000, retry: isWorthRetrying },
      mutations: { networkMode: 'always' },
    },
  });
}

/** A refusal stays a refusal; a lost connection may come back, unless the browser knows that there is none. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && navigator.onLine && failureOf(error).kind === 'offline';
}
