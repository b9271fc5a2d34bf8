import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { MenuGroup } from './menu-item.ts';
import './menu.css';

interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  groups: MenuGroup[];
  /** Content of the button. */
  children: ReactNode;
  /** Drawn as a button with a border. */
  framed?: boolean;
  /** Label while the chosen action runs. */
  busy?: string | undefined;
}

const load = () => import('./menu-popup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
const MenuPopup = lazy(load);

/** A button with a popup menu, whose code is fetched when pointer or focus reach the button. */
export function Menu({ label, groups, children, framed = false, busy }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [rendered, setRendered] = useState(false);
  const toggle = () => {
    if (busy) return;
    setUsed(true);
    setOpen(!open);
  };
  const onRendered = useCallback(() => setRendered(true), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={framed ? 'button button-secondary' : 'menu-button'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={busy ? true : undefined}
        data-busy={busy ? true : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={toggle}
      >
        {busy ?? children}
      </button>
      {used && (
        <Suspense>
          <MenuPopup
            label={label}
            groups={groups}
            open={open && rendered}
            anchor={button}
            onRendered={onRendered}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
