import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readable } from '#ui/list/query.ts';

export interface FormAddress<Name extends string> {
  /** The form that is open over the page. */
  open: Name | undefined;
  hrefOf: (name: Name) => string;
  show: (name: Name) => void;
  close: () => void;
}

/** Keeps in the address which form is open over a page, so that links lead to it and Back closes it. */
export function useFormAddress<Name extends string>(names: readonly Name[]): FormAddress<Name> {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isGoingBack = useRef(false);
  const open = names.find((name) => name === new URLSearchParams(search).get('form'));
  const addressWith = (name: Name | undefined) => {
    const values = new URLSearchParams(search);
    values.delete('form');
    const address = [readable(values), name && `form=${name}`].filter(Boolean).join('&');
    return address ? `${path}?${address}` : path;
  };
  return {
    open,
    hrefOf: addressWith,
    show: (name) => navigate(addressWith(name), { state: { form: name } }),
    close: () => {
      // One Escape is several events of a dialog, and the browser goes back only after them: once more would leave the page.
      if (isGoingBack.current || !new URLSearchParams(location.search).has('form')) return;
      // The list that was left to open the form is the entry before.
      if (isOpenedHere(history.state)) {
        isGoingBack.current = true;
        window.addEventListener('popstate', () => (isGoingBack.current = false), { once: true });
        history.back();
      } else navigate(addressWith(undefined), { replace: true });
    },
  };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'form' in state;
}
