import { hasUnsavedChanges } from '#ui/unsaved/unsaved.ts';

const key = 'biuro.reloaded-at';
const minute = 60_000;

/** Milliseconds. */
const PATIENCE = 15_000;

/** The name of the script `start` changes with every build. In development there is none. */
export function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/start-"]');
  return script ? new URL(script.src).pathname : undefined;
}

/** Read from version.json, which the build writes; undefined while the server cannot be reached. */
export async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    const { build } = (await answer.json()) as { build?: string };
    return build;
  } catch {
    return undefined;
  }
}

/**
 * After an update a page of the old build requests files that are gone; it is reloaded. A file that fails to load for another reason,
 * such as a lost network, leads to an error where it is needed. It reloads once a minute at most, because a cache on the way may still
 * serve the old page, and not over a form that holds something unsaved.
 */
export function reloadStaleBuild(): void {
  addEventListener('vite:preloadError', async () => {
    const served = await servedBuild();
    const last = Number(sessionStorage.getItem(key));
    if (served === undefined || served === ownBuild() || Date.now() - last < minute || hasUnsavedChanges()) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
