import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import './toast-region.css';

/** What a toast may offer: "Cofnij". */
export interface ToastAction {
  label: string;
  run: () => void;
}

const duration = 8_000;
const tick = 200;

const place = document.createElement('div');
let region: Root | undefined;

export function toastInRegion(text: string, label: string, action?: ToastAction): void {
  drawRegion(label);
  const timer = endLater(() => toast.dismiss(id));
  const id = toast(text, {
    action: action && { label: action.label, onClick: action.run },
    duration: Number.POSITIVE_INFINITY,
    onDismiss: () => clearInterval(timer),
  });
}

function drawRegion(label: string): void {
  region ??= createRoot(document.body.appendChild(place));
  // The region listens from its first drawing on: a toast sent earlier would be lost.
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

/** From the lower edge, or from what floats there: see `liftToastsAbove`. */
const above = (px: number) => ({ bottom: `calc(${px}px + var(--toast-lift, 0px))` });

/** Sonner's own clock stops for the pointer alone; this one also stops while the focus is on a toast (WCAG 2.2.1). */
function endLater(end: () => void): ReturnType<typeof setInterval> {
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

/** Sonner's own style sheet arrives after ours, so its variables are set on the element. */
const colours: Record<`--${string}`, string> = {
  '--normal-bg': 'var(--c-inverse)',
  '--normal-text': 'var(--c-on-inverse)',
  '--normal-border': 'transparent',
  '--border-radius': 'var(--radius-card)',
};
