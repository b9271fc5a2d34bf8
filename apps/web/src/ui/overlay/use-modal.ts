import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a native modal `dialog`. Escape, a click on the backdrop and a link inside close it, and the focus returns to
 * where it was. A dialog that `asks` before it closes stays open until `open` is false or it is unmounted.
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
  // A text that is marked from inside to outside of a part ends in a click on what is around both: the dialog itself.
  const pressedBeside = useRef(false);
  const press = ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
    pressedBeside.current = target === currentTarget;
  };
  const closeByBackdropOrLink = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const leads = !asks && target instanceof Element && target.closest('a') !== null;
    if ((target === currentTarget && pressedBeside.current) || leads) onClose();
  };
  const cancelled = (event: SyntheticEvent) => {
    // A cancelled file picker fires `cancel` at its input, and the event bubbles up to the dialog.
    if (event.target !== event.currentTarget) return;
    if (asks) event.preventDefault();
    onClose();
  };
  const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // At a second Escape the browser closes the dialog although `cancel` was prevented.
    if (!open || currentTarget.open || !currentTarget.isConnected) return;
    currentTarget.showModal();
    onClose();
  };
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // In StrictMode, which mounts twice, the dialog is open again when the event of the first unmount arrives; that of a dialog which has
    // gone must not close the one that has come in its place.
    if (!currentTarget.open && currentTarget.isConnected) onClose();
  };
  // `onCancel` calls `onClose` as well: on a busy page `close` arrives late and would undo that the dialog was opened again meanwhile.
  return {
    ref,
    onPointerDown: press,
    onClick: closeByBackdropOrLink,
    onCancel: cancelled,
    onClose: asks ? reopen : closed,
  };
}
