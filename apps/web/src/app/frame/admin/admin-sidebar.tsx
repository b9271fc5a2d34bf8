import { type ReactNode, useState } from 'react';
import { NarrowIcon, WidenIcon } from '#ui/icons/icons.ts';
import { Keys } from '#ui/keyboard/keys.tsx';
import { AdminNav } from './admin-nav.tsx';
import './admin-sidebar.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';

interface AdminSidebarProps {
  brand: ReactNode;
  narrow: boolean;
  onNarrow: (narrow: boolean) => void;
}

/** The navigation on wide screens; `[` makes it narrow and wide again. */
export function AdminSidebar({ brand, narrow, onNarrow }: AdminSidebarProps) {
  const t = useText(messages);
  const label = t(narrow ? 'sidebar.widen' : 'sidebar.narrow');
  return (
    <div className="admin-sidebar">
      <AdminNav brand={brand} narrow={narrow} />
      <button
        type="button"
        className="nav-link sidebar-toggle"
        aria-keyshortcuts="["
        title={narrow ? label : undefined}
        onClick={() => onNarrow(!narrow)}
      >
        {narrow ? <WidenIcon /> : <NarrowIcon />}
        <span className="nav-label">{label}</span>
        <span className="sidebar-keys" aria-hidden="true">
          <Keys keys="[" />
        </span>
      </button>
    </div>
  );
}

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
