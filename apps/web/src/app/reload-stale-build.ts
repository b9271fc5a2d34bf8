const key = 'biuro.reloaded-at';
const minute = 60_000;

/**
 * After an update the old page asks for files that are gone. Loading the page anew mends that; once a minute at most, so
 * that a file which is missing for another reason leads to an error and not to a loop.
 */
export function reloadStaleBuild(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(key));
    if (!navigator.onLine || Date.now() - last < minute) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
