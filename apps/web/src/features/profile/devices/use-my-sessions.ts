import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

export type MySession = components['schemas']['Session'];

const queryKey = ['my-sessions'];

/** Where the person is signed in, this session first. */
export function useMySessions() {
  const api = useApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(api.GET('/users/me/sessions', { signal })),
    select: ({ data }) => data,
  });
}

/** Reads the sessions anew, after something that ends some of them. */
export function useRefetchSessions(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey });
}

/** Signs another device out. One that is gone already is as good as signed out. */
export function useEndSession(onEnded: (session: MySession) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id }: MySession) => unwrap(api.DELETE('/users/me/sessions/{id}', { params: { path: { id } } })),
    onSuccess: (_, session) => onEnded(session),
    onSettled: useRefetchSessions(),
  });
}

/** Signs all other devices out. */
export function useEndOtherSessions(onEnded: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/users/me/sessions')),
    onSuccess: onEnded,
    onSettled: useRefetchSessions(),
  });
}
