import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#services/portal/use-portal.ts';
import { documentFileQuery, documentKeys, fileAddressQuery } from '../queries.ts';
import { type Document, isPicture } from '../statuses.ts';

/** How many documents the desk takes at a time. */
const MOST = 100;

/** What waits to be checked, the documents of one company after another. */
export function useWaiting() {
  const api = useApi();
  return useQuery({
    queryKey: documentKeys.desk,
    queryFn: async ({ signal }) => {
      const query = { filters: { state: 'to_check' as const }, sort: 'company:asc', limit: MOST };
      return (await unwrap(api.GET('/documents', { params: { query }, signal }))).data;
    },
    // What was checked stays in the queue of this visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Fetches the first page of a document before it is asked for: a PDF itself, of a picture where it is shown from. */
export function useAhead(next: Document | undefined): void {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => {
    const [file] = next?.files ?? [];
    if (!next || !file) return;
    if (file.kind === 'pdf') void client.prefetchQuery(documentFileQuery(api, next.id, file));
    else if (isPicture(file)) void client.prefetchQuery(fileAddressQuery(api, next.id, file));
  }, [api, client, next]);
}
