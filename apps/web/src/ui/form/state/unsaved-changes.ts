import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { holdUnsaved } from '#ui/unsaved/unsaved.ts';

export interface UnsavedChanges {
  /** The person wants to leave, and is asked what becomes of the changes. */
  isAsking: boolean;
  /** Runs `go` where nothing is unsaved; else asks first. */
  confirmThen: (go: () => void) => void;
  /** Leaves without saving. */
  leave: () => void;
  stay: () => void;
  /** The changes are saved, so that leaving needs no question any more. */
  markSaved: () => void;
}

/** Asks before a change of page while something is unsaved. When the tab is closed, the browser asks in its own words. */
export function useUnsavedChanges(isUnsaved: boolean): UnsavedChanges {
  const [departure, setDeparture] = useState<{ go: () => void }>();
  const isSaved = useRef(false);
  const release = useRef<() => void>(undefined);
  const markSaved = useCallback(() => {
    isSaved.current = true;
    release.current?.();
  }, []);

  useEffect(() => {
    if (!isUnsaved) return;
    isSaved.current = false;
    release.current = holdUnsaved(markSaved);
    const hold = (event: NavigateEvent) => {
      if (isSaved.current || !isDeparture(event)) return;
      event.preventDefault();
      const { url, key } = event.destination;
      setDeparture({ go: () => (key ? void window.navigation.traverseTo(key) : navigate(url)) });
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    const history: Navigation | undefined = window.navigation;
    history?.addEventListener('navigate', hold);
    window.addEventListener('beforeunload', warn);
    return () => {
      history?.removeEventListener('navigate', hold);
      window.removeEventListener('beforeunload', warn);
      release.current?.();
    };
  }, [isUnsaved, markSaved]);

  const stay = () => setDeparture(undefined);
  const leave = () => {
    markSaved();
    stay();
    departure?.go();
  };
  const confirmThen = (go: () => void) => (isUnsaved && !isSaved.current ? setDeparture({ go }) : go());
  return { isAsking: departure !== undefined, confirmThen, leave, stay, markSaved };
}

/** A link or Back. A replacement is a redirect, as after the end of a session, and is not held. */
function isDeparture({ cancelable, navigationType, destination }: NavigateEvent): boolean {
  if (!cancelable || navigationType === 'replace' || !destination.sameDocument) return false;
  return placeOf(destination.url) !== placeOf(window.location.href);
}

/** The page, and the form that is open over it. The rest of the address says how the page looks. */
function placeOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return `${pathname} ${searchParams.get('form') ?? ''}`;
}
