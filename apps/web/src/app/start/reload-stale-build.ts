import { ownBuild, servedBuild } from './build-version.ts';

const key = 'biuro.reloaded-at';
const minute = 60_000;

/**
 * After an update the old page asks for files that are gone. Loading the page anew mends that, and nothing else: a file
 * that does not come for another reason, such as a network that was lost for a moment, leads to an error where it is
 * needed. Once a minute at most, for a cache between that goes on giving the old page.
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
