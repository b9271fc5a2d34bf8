import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { useEffect, useState } from 'react';
import { usePortal } from '#services/portal/use-portal.ts';

/** A sign-in that lasts as long as the component. Null while it has not begun. */
export function useLogin(): LoginActor | null {
  const portal = usePortal();
  const [login, setLogin] = useState<LoginActor | null>(null);
  useEffect(() => {
    const actor = portal.createLogin();
    // oxlint-disable-next-line react/set-state-in-effect -- the chart is an outside system, begun and ended here
    setLogin(actor);
    return () => {
      actor.stop();
    };
  }, [portal]);
  return login;
}
