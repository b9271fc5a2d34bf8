import { type ReactNode, useId } from 'react';
import { CloseIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { useModal } from './use-modal.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The verb first, then "Anuluj". */
  actions?: ReactNode;
  /** `onClose` decides whether it closes, because what was typed may be lost. */
  asks?: boolean;
  /** Wide enough for fields side by side. */
  wide?: boolean;
}

export function Dialog({ open, onClose, title, closeLabel, children, actions, asks, wide }: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose, asks);
  return (
    <dialog {...modal} className="dialog" data-wide={wide || undefined} aria-labelledby={id}>
      <header className="dialog-header">
        <h2 id={id}>{title}</h2>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </dialog>
  );
}
