import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
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
  label?: string;
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
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = state === 'open';
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
        onClick={() => setState(open ? 'closed' : 'open')}
      >
        {children}
      </button>
      {state !== 'unused' && (
        <Suspense>
          <MenuPopup label={label} groups={groups} open={open} anchor={button} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
