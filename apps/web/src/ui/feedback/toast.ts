/** What a toast may offer: "Cofnij". */
export interface ToastAction {
  label: string;
  run: () => void;
}

interface ToastOptions {
  /** Name of the region in which toasts appear, for screen readers: "Powiadomienia". */
  region: string;
  action?: ToastAction;
}

/** Says politely that something is done; its code arrives with the first toast. */
export async function showToast(text: string, options: ToastOptions): Promise<void> {
  const { toastInRegion } = await import('./toast-region.tsx');
  toastInRegion(text, options.region, options.action);
}

/** Fetches that code before a toast must appear without a network. */
export const preloadToast = () => import('./toast-region.tsx');
