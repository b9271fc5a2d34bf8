import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

export interface Leaving {
  /** The person wants to go and has not said yet what becomes of the changes. */
  asked: boolean;
  /** Goes, once nothing is unsaved or the person says so. */
  attempt: (go: () => void) => void;
  leave: () => void;
  stay: () => void;
  /** Nothing is unsaved any more. */
  release: () => void;
}

/** Holds a change of page while something is unsaved; when the tab closes, the browser asks in its own words. */
export function useLeaving(unsaved: boolean): Leaving {
  const [departure, setDeparture] = useState<{ go: () => void }>();
  const released = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    released.current = false;
    const hold = (event: NavigateEvent) => {
      if (released.current || !isDeparture(event)) return;
      event.preventDefault();
      const { url, key } = event.destination;
      setDeparture({ go: () => (key ? void window.navigation.traverseTo(key) : navigate(url)) });
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
  const stay = () => setDeparture(undefined);
  const leave = () => {
    release();
    stay();
    departure?.go();
  };
  const attempt = (go: () => void) => (unsaved && !released.current ? setDeparture({ go }) : go());
  return { asked: departure !== undefined, attempt, leave, stay, release };
}

/** What a person chose: a link or Back. A replacement is a redirect, as after the session has ended, and goes on. */
function isDeparture({ cancelable, navigationType, destination }: NavigateEvent): boolean {
  if (!cancelable || navigationType === 'replace' || !destination.sameDocument) return false;
  return placeOf(destination.url) !== placeOf(window.location.href);
}

/** A page, and the form that is open over it. What else the address holds is how the page looks. */
function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return `${pathname} ${searchParams.get('form') ?? ''}`;
}
