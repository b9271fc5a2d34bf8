import { type ReactNode, useState } from 'react';
import { CloseIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';
import './drawer.css';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal panel at the left edge, for the navigation on narrow screens; its content is rendered when it is first opened. */
export function Drawer({ open, onClose, label, closeLabel, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <dialog {...modal} className="drawer" aria-label={label}>
      <div className="drawer-panel">
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
        {used && children}
      </div>
    </dialog>
  );
}
