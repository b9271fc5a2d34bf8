import { type SessionSnapshot, userOf } from '@biuro/core/session/session-selectors.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { useSelector } from '@xstate/react';
import { usePortal } from '#services/portal/use-portal.ts';

export function useSession<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelector(usePortal().session, select);
}

/** The person who is signed in; for pages that need one. */
export function useUser(): User {
  const user = useSession(userOf);
  if (!user) throw new Error('Nobody is signed in: this page needs a person');
  return user;
}

export function useSignOut(): () => void {
  const { session } = usePortal();
  return () => session.send({ type: 'log.out' });
}

/** The rights of the person's role. A session that an older version stored has none. */
export function useRights(): User['rights'] {
  const { rights }: { rights?: User['rights'] } = useUser();
  return rights ?? [];
}

/** Whether the person's role may do this. */
export function useRight(right: User['rights'][number]): boolean {
  return useRights().includes(right);
}
