import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { MenuGroup } from './menu-item.ts';
import './menu.css';

interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  groups: MenuGroup[];
  /** What the button shows. */
  children: ReactNode;
  /** Looks like a button among others, not like a part of the frame. */
  framed?: boolean;
  /** Said in place of `children` while the chosen work runs. */
  busy?: string | undefined;
}

const load = () => import('./menu-popup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
const MenuPopup = lazy(load);

/** A button with a popup menu, whose code arrives when the pointer or the focus comes near. */
export function Menu({ label, groups, children, framed = false, busy }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const toggle = () => {
    if (busy) return;
    setUsed(true);
    setOpen(!open);
  };
  const onDrawn = useCallback(() => setDrawn(true), []);
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
            open={open && drawn}
            anchor={button}
            onDrawn={onDrawn}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
