import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.ts';
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

/** A modal panel at the left edge, for the navigation on narrow screens. */
export function Drawer({ open, onClose, label, closeLabel, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  const leave = (event: MouseEvent<HTMLDialogElement>) => {
    // A link to the page that is open already changes nothing else.
    if (event.target instanceof Element && event.target.closest('a')) onClose();
    else modal.onClick(event);
  };
  return (
    <dialog {...modal} onClick={leave} className="drawer" aria-label={label}>
      <div className="drawer-panel">
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
        {children}
      </div>
    </dialog>
  );
}
