import { onIdle } from '#services/portal/on-idle.ts';

const isThere = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Registers service-worker.js after the first page. Without it the portal works the same, as long as there is a connection. */
export function registerServiceWorker(): void {
  if (!isThere()) return;
  onIdle(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined));
}

/** Removes what it has kept beyond the shell. */
export async function wipeServiceWorker(): Promise<void> {
  if (!isThere()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage('wipe');
}

/** Loads the page anew, with the new service worker where one waits. */
export async function reloadWithNewVersion(): Promise<void> {
  const registration = isThere() ? await navigator.serviceWorker.getRegistration() : undefined;
  registration?.waiting?.postMessage('activate');
  location.reload();
}
