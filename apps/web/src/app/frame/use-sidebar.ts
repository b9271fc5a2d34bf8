import { useState } from 'react';

const key = 'biuro.sidebar';

/** Whether the sidebar shows icons alone; remembered on this device. */
export function useSidebar(): [narrow: boolean, choose: (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(key) === 'narrow');
  const choose = (next: boolean) => {
    localStorage.setItem(key, next ? 'narrow' : 'wide');
    setNarrow(next);
  };
  return [narrow, choose];
}
