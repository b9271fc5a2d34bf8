import { type ReactNode, useId } from 'react';
import { CloseIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { useModal } from './use-modal.ts';
import { useSwipeDown } from './use-swipe-down.ts';
import './dialog.css';
import './sheet.css';

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
  /** The title is small, because the body begins with something larger, such as an amount. */
  quietTitle?: boolean;
}

/** A modal dialog; on phones a sheet at the bottom, which is also closed by drawing it down. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, actions, asks, wide, quietTitle } = props;
  const id = useId();
  const modal = useModal(open, onClose, asks);
  const swipe = useSwipeDown(onClose);
  return (
    <dialog {...modal} className="dialog sheet" data-wide={wide || undefined} aria-labelledby={id}>
      <div className="dialog-header" data-quiet={quietTitle || undefined} {...swipe}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}
