import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, usePortal } from '#services/portal/use-portal.ts';
import { useUser } from '#services/session/use-session.ts';

const queryKey = ['my-profile'];

/** The person who is signed in, as the session knows them, and read anew when the page opens. */
export function useProfile() {
  const { find } = useProfileCalls();
  const { error } = useQuery({ queryKey, queryFn: ({ signal }) => find(signal) });
  return { user: useUser(), error };
}

/** Calls that tell something new about the person. They throw what the server has against them. */
export function useProfileCalls() {
  const api = useApi();
  const { session } = usePortal();
  const { id } = useUser();
  const queries = useQueryClient();
  /** The frame, the other tabs and the next start of the portal know it at once. */
  const keep = (user: User) => {
    session.send({ type: 'user.changed', user });
    return user;
  };
  const find = async (signal?: AbortSignal) =>
    keep((await unwrap(api.GET('/users/{id}', { params: { path: { id } }, signal }))).data);
  return {
    find,
    keep,
    /** Somewhere else something about the person has changed. */
    refetchProfile: () => void queries.invalidateQueries({ queryKey }),
  };
}
