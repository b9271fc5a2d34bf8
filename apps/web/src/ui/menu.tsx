import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { IconType } from './icons.ts';
import './menu.css';

export interface MenuItem {
  label: string;
  icon?: IconType;
  /** Set on each item of a group of which one is chosen. */
  checked?: boolean;
  run: () => void;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

interface MenuProps {
  /** Name of the button and of the menu. */
  label: string;
  groups: MenuGroup[];
  /** What the button shows. */
  children: ReactNode;
}

const load = () => import('./menu-popup.tsx').then(({ MenuPopup }) => ({ default: MenuPopup }));
const MenuPopup = lazy(load);

/** A button with a popup menu, whose code arrives when the pointer or the focus comes near. */
export function Menu({ label, groups, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const toggle = () => {
    setUsed(true);
    setOpen(!open);
  };
  const onDrawn = useCallback(() => setDrawn(true), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={toggle}
      >
        {children}
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
