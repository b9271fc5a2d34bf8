import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.ts';
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
}

export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={id}>
      <header className="dialog-header">
        <h2 id={id}>{title}</h2>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </dialog>
  );
}
