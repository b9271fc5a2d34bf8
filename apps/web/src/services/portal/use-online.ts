import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Runs each time the browser comes back online. */
export function useBackOnline(run: () => void): void {
  const back = useEffectEvent(run);
  useEffect(() => {
    const listen = () => back();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
