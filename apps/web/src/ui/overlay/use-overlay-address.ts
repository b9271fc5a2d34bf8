import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readable } from '#ui/list/query.ts';

export interface OverlayAddress {
  /** What is open over the page. */
  value: string | undefined;
  hrefOf: (value: string | undefined) => string;
  /** For a link: with this state closing goes back to where the link is. */
  linkTo: (value: string) => { href: string; state: object };
  show: (value: string) => void;
  /** The same entry of the history, for the next of several. */
  replace: (value: string) => void;
  close: () => void;
}

/** Keeps in a parameter of the address what is open over the page, so that links lead to it and Back closes it. */
export function useOverlayAddress(parameter: string): OverlayAddress {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isGoingBack = useRef(false);
  const hrefOf = (value: string | undefined) => {
    const values = new URLSearchParams(search);
    values.delete(parameter);
    const address = [readable(values), value && `${parameter}=${value}`].filter(Boolean).join('&');
    return address ? `${path}?${address}` : path;
  };
  return {
    value: new URLSearchParams(search).get(parameter) ?? undefined,
    hrefOf,
    linkTo: (value) => ({ href: hrefOf(value), state: { [parameter]: value } }),
    show: (value) => navigate(hrefOf(value), { state: { [parameter]: value } }),
    replace: (value) => navigate(hrefOf(value), { replace: true, state: history.state }),
    close: () => {
      // One Escape is several events of a dialog, and the browser goes back only after them: once more would leave the page.
      if (isGoingBack.current || !new URLSearchParams(location.search).has(parameter)) return;
      // The page that was left to open it is the entry before.
      if (isOpenedHere(history.state, parameter)) {
        isGoingBack.current = true;
        window.addEventListener('popstate', () => (isGoingBack.current = false), { once: true });
        history.back();
      } else navigate(hrefOf(undefined), { replace: true });
    },
  };
}

function isOpenedHere(state: unknown, parameter: string): boolean {
  return typeof state === 'object' && state !== null && parameter in state;
}
