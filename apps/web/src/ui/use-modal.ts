import { type MouseEvent, useEffect, useRef } from 'react';

/** Opens and closes a native modal `dialog`; Escape, a click beside it and a link in it close it, and focus returns to where it was. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  const closeBesideOrByLink = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) onClose();
  };
  return { ref, onClose, onClick: closeBesideOrByLink };
}
