import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { ToastAction } from './toast.ts';
import './toast-region.css';

let region: Root | undefined;

export function toastInRegion(text: string, label: string, action?: ToastAction): void {
  drawRegion(label);
  toast(text, { action: action && { label: action.label, onClick: action.run }, duration: 8000 });
}

function drawRegion(label: string): void {
  region ??= createRoot(document.body.appendChild(document.createElement('div')));
  // The region listens from its first drawing on: a toast sent earlier would be lost.
  flushSync(() =>
    region?.render(<Toaster position="bottom-center" containerAriaLabel={label} offset={24} style={colours} />),
  );
}

/** Sonner's own style sheet arrives after ours, so its variables are set on the element. */
const colours: Record<`--${string}`, string> = {
  '--normal-bg': 'var(--c-inverse)',
  '--normal-text': 'var(--c-on-inverse)',
  '--normal-border': 'transparent',
  '--border-radius': 'var(--radius-card)',
};
