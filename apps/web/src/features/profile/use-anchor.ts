import { useEffect } from 'react';

/** Goes to the part that the address names. The browser itself has looked for it before the page was drawn. */
export function useAnchor(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
  }, []);
}
