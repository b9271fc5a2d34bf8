import type { UptimeActor } from '@biuro/core';
import { useEffect } from 'react';

/** Tells the timer that the network is back, and that somebody looks at the page again, perhaps after a sleep of the machine. */
export function useWaking(timer: UptimeActor): void {
  useEffect(() => {
    const online = () => timer.send({ type: 'network.returned' });
    const shown = () => {
      if (document.visibilityState === 'visible') timer.send({ type: 'page.shown' });
    };
    addEventListener('online', online);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [timer]);
}
