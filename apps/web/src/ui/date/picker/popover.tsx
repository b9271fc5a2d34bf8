import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Popover as PopoverState } from '../use-popover.ts';
import './popover.css';

interface PopoverProps {
  label: string;
  /** A press on it is its own affair. */
  opener: RefObject<HTMLElement | null>;
  popover: PopoverState;
  wide?: boolean;
  children: ReactNode;
}

const STOPS = 'button:not([hidden]), input, [tabindex="0"]';

/** Stands below its field, above everything else. Tab stays inside; Escape and a press beside it close it. */
export function Popover({ label, opener, popover, wide, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.showPopover(), []);
  const pressed = useEffectEvent(({ target }: PointerEvent) => {
    const isOwn = target instanceof Node && (ref.current?.contains(target) || opener.current?.contains(target));
    if (isOwn) popover.stay();
    else popover.leave();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => pressed(event);
    document.addEventListener('pointerdown', listen, { capture: true });
    return () => document.removeEventListener('pointerdown', listen, { capture: true });
  }, []);
  const press = (event: KeyboardEvent) => {
    // No shortcut of the page hears what is pressed here.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      popover.close();
    }
    if (event.key === 'Tab') turnAtEnd(event, ref.current);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Tab and Escape belong to the dialog itself
    <div
      ref={ref}
      className="date-popover"
      popover="manual"
      role="dialog"
      aria-label={label}
      data-wide={wide || undefined}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

function turnAtEnd(event: KeyboardEvent, inside: HTMLElement | null): void {
  const stops = [...(inside?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(({ tabIndex }) => tabIndex >= 0);
  const [end, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== end) return;
  event.preventDefault();
  other?.focus();
}
