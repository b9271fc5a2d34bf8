import { ownBuild, servedBuild } from './build-version.ts';

const key = 'biuro.reloaded-at';
const minute = 60_000;

/**
 * After an update a page of the old build requests files that are gone; it is reloaded. A file that fails to load for another reason,
 * such as a lost network, leads to an error where it is needed. It reloads once a minute at most, because a cache on the way may still
 * serve the old page.
 */
export function reloadStaleBuild(): void {
  addEventListener('vite:preloadError', async () => {
    const served = await servedBuild();
    const last = Number(sessionStorage.getItem(key));
    if (served === undefined || served === ownBuild() || Date.now() - last < minute) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
