import type { ToastAction } from './toast-region.tsx';

interface ToastOptions {
  /** Name of the region in which toasts appear, for screen readers: "Powiadomienia". */
  region: string;
  action?: ToastAction;
}

/** Shows a toast, which is announced politely. Its code is fetched with the first one. */
export async function showToast(text: string, options: ToastOptions): Promise<void> {
  const { toastInRegion } = await import('./toast-region.tsx');
  toastInRegion(text, options.region, options.action);
}

/** Fetches that code ahead, for a toast that must appear while the browser is offline. */
export const preloadToast = () => import('./toast-region.tsx');

/** Pixels between what floats at the lower edge and a toast above it. */
const GAP = 24;

/** A `ref` for what floats at the lower edge: toasts appear above it for as long as it is there. */
export function liftToastsAbove(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--toast-lift', `${element.offsetHeight + GAP}px`));
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty('--toast-lift');
  };
}
