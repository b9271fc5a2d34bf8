import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../ui/failure.ts';

/** Data from the server for one signed-in person; it is forgotten when that person leaves. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: isWorthRetrying } } });
}

/** A refusal stays a refusal; a lost connection may come back. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && failureOf(error).kind === 'offline';
}
