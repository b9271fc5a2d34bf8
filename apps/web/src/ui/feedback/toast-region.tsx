import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import './toast-region.css';

/** The button of a toast: "Cofnij". */
export interface ToastAction {
  label: string;
  run: () => void;
}

const duration = 8_000;
const tick = 200;

const place = document.createElement('div');
let region: Root | undefined;

export function toastInRegion(text: string, label: string, action?: ToastAction): void {
  renderRegion(label);
  const timer = dismissLater(() => toast.dismiss(id));
  const id = toast(text, {
    action: action && { label: action.label, onClick: action.run },
    duration: Number.POSITIVE_INFINITY,
    onDismiss: () => clearInterval(timer),
  });
}

function renderRegion(label: string): void {
  region ??= createRoot(document.body.appendChild(place));
  // Sonner's region receives toasts from its first render on: an earlier one would be lost.
  flushSync(() =>
    region?.render(
      <Toaster
        position="bottom-center"
        containerAriaLabel={label}
        offset={above(24)}
        mobileOffset={above(16)}
        style={colours}
      />,
    ),
  );
}

/** From the lower edge, from a bar of the frame that covers it, or from what floats there: see `liftToastsAbove`. */
const above = (px: number) => ({ bottom: `calc(${px}px + var(--toast-ground, 0px) + var(--toast-lift, 0px))` });

/** Sonner's timer pauses only under the pointer; this one also pauses while a toast has the focus (WCAG 2.2.1). */
function dismissLater(end: () => void): ReturnType<typeof setInterval> {
  let left = duration;
  const timer = setInterval(() => {
    if (document.hidden || place.matches(':hover, :focus-within')) return;
    left -= tick;
    if (left > 0) return;
    clearInterval(timer);
    end();
  }, tick);
  return timer;
}

/** Sonner's style sheet is loaded after ours, so its variables are set on the element. */
const colours: Record<`--${string}`, string> = {
  '--normal-bg': 'var(--c-inverse)',
  '--normal-text': 'var(--c-on-inverse)',
  '--normal-border': 'transparent',
  '--border-radius': 'var(--radius-card)',
};
