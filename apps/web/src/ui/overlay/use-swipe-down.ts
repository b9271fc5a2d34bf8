import { type PointerEvent, useRef } from 'react';

/** How far the sheet is drawn before it closes, in pixels; a quick flick needs less. */
const FAR = 96;
const FLICK = { distance: 24, pixelsPerMillisecond: 0.5 };

/** For the head of a sheet: drawn down it closes the sheet, and let go of early it goes back. Only the form of a sheet can be drawn. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<{ y: number; at: number }>(undefined);
  const grab = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget, pointerId, clientY, timeStamp, button } = event;
    const pressed = target instanceof Element && target.closest('button, a') !== null;
    if (pressed || button !== 0 || !matchMedia('(width < 600px)').matches) return;
    start.current = { y: clientY, at: timeStamp };
    currentTarget.setPointerCapture(pointerId);
  };
  const draw = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (start.current) move(currentTarget, Math.max(0, clientY - start.current.y));
  };
  const letGo = ({ currentTarget, clientY, timeStamp }: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const { y, at } = start.current;
    const distance = clientY - y;
    const flicked = distance > FLICK.distance && distance > FLICK.pixelsPerMillisecond * (timeStamp - at);
    back(currentTarget);
    if (distance > FAR || flicked) onClose();
  };
  const back = (head: HTMLElement) => {
    start.current = undefined;
    move(head, undefined);
  };
  return {
    onPointerDown: grab,
    onPointerMove: draw,
    onPointerUp: letGo,
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => back(currentTarget),
  };
}

function move(head: HTMLElement, pixels: number | undefined): void {
  const sheet = head.closest('dialog');
  if (!sheet) return;
  sheet.toggleAttribute('data-drawn', pixels !== undefined);
  sheet.style.translate = pixels === undefined ? '' : `0 ${pixels}px`;
}
