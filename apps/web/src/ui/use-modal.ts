import { type MouseEvent, useEffect, useRef } from 'react';

/** Opens and closes a native modal `dialog`; Escape and a click beside it close it, and focus returns to where it was. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return { ref, onClose, onClick: closeOutside };
}
