import { interruptedPersonOf } from '@biuro/core/navigation/navigation-selectors.ts';
import { type SessionSnapshot, userOf } from '@biuro/core/session/session-selectors.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { useSelector } from '@xstate/react';
import { useNavigation } from '#services/navigation/use-navigation.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { forgetAll } from '#ui/browser/browser-memory.ts';

export function useSession<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelector(usePortal().session, select);
}

/** The person whose pages these are; null where nobody is signed in. While an expired session waits for them over a form, it is still they. */
export function usePerson(): User | null {
  const user = useSession(userOf);
  return useNavigation(interruptedPersonOf) ?? user;
}

/** The person who is signed in; for pages that need one. */
export function useUser(): User {
  const user = usePerson();
  if (!user) throw new Error('Nobody is signed in: this page needs a person');
  return user;
}

export function useSignOut(): () => void {
  const { session } = usePortal();
  return () => {
    session.send({ type: 'log.out' });
    // How lists were left tells what somebody worked on.
    forgetAll('biuro.list.');
  };
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
