import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native modal `dialog`; Escape, a click beside it and a link in it close it, and focus returns to where
 * it was. One that `asks` before it closes stays until `open` ends or it is drawn no more.
 */
export function useModal(open: boolean, onClose: () => void, asks = false) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  const closeBesideOrByLink = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const leads = !asks && target instanceof Element && target.closest('a') !== null;
    if (target === currentTarget || leads) onClose();
  };
  const cancelled = (event: SyntheticEvent) => {
    // Who chooses no file after all cancels the field, which the dialog hears as well.
    if (event.target !== event.currentTarget) return;
    if (asks) event.preventDefault();
    onClose();
  };
  const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Pressed twice, Escape closes whatever the page says.
    if (!open || currentTarget.open || !currentTarget.isConnected) return;
    currentTarget.showModal();
    onClose();
  };
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // One that was drawn twice, as StrictMode does, is open again when it hears that it was closed.
    if (!currentTarget.open) onClose();
  };
  // A busy page hears late that a dialog was closed, and who opened it again meanwhile would be forgotten: hence on its cancel already.
  return { ref, onClick: closeBesideOrByLink, onCancel: cancelled, onClose: asks ? reopen : closed };
}
