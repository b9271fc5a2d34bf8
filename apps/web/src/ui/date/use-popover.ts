import { useEffect, useRef, useState } from 'react';
import { POPOVER_DELAY } from './constants.ts';

export interface Popover {
  open: boolean;
  show: (from: HTMLElement) => void;
  /** At once; the focus returns to what opened it. */
  close: () => void;
  /** For a press beside it, which takes the focus along. */
  leave: () => void;
  /** Takes `leave` back. */
  stay: () => void;
}

/** Shows and hides a calendar after the delays of the specification. */
export function usePopover(): Popover {
  const [opener, setOpener] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  const after = (delay: number, run: () => void) => {
    stay();
    if (delay === 0) run();
    else timer.current = setTimeout(run, delay);
  };
  const close = () => {
    stay();
    setOpener(undefined);
    opener?.focus();
  };
  return {
    open: opener !== undefined,
    show: (from) => after(POPOVER_DELAY.show, () => setOpener(from)),
    close,
    leave: () => after(POPOVER_DELAY.hide, () => (isLost(document.activeElement) ? close() : setOpener(undefined))),
    stay,
  };
}

/** The focus went to nothing, or would go with the popover. */
function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.closest('.date-popover') !== null;
}
