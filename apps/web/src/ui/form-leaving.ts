import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

export interface Leaving {
  /** The person wants to go and has not said yet what becomes of the changes. */
  asked: boolean;
  leave: () => void;
  stay: () => void;
  /** Nothing is unsaved any more. */
  release: () => void;
}

/** Holds a change of page while something is unsaved; when the tab closes, the browser asks in its own words. */
export function useLeaving(unsaved: boolean): Leaving {
  const [destination, setDestination] = useState<{ url: string; key: string }>();
  const released = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: NavigateEvent) => {
      if (released.current || !isDeparture(event)) return;
      event.preventDefault();
      const { url, key } = event.destination;
      setDestination({ url, key });
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    const history: Navigation | undefined = window.navigation;
    history?.addEventListener('navigate', hold);
    window.addEventListener('beforeunload', warn);
    return () => {
      history?.removeEventListener('navigate', hold);
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);

  const release = () => {
    released.current = true;
  };
  const stay = () => setDestination(undefined);
  const leave = () => {
    release();
    stay();
    if (destination?.key) window.navigation.traverseTo(destination.key);
    else if (destination) navigate(destination.url);
  };
  return { asked: destination !== undefined, leave, stay, release };
}

/** What a person chose: a link or Back. A replacement is a redirect, as after the session has ended, and goes on. */
function isDeparture({ cancelable, navigationType, destination }: NavigateEvent): boolean {
  if (!cancelable || navigationType === 'replace' || !destination.sameDocument) return false;
  return new URL(destination.url).pathname !== window.location.pathname;
}
