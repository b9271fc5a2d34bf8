import type { Ports } from '@biuro/core/lib/ports.ts';
import { navigate } from 'wouter/use-browser-location';
import { inspect } from '#services/inspector/inspector.ts';
import { noteOtherAccount } from '#services/session/other-account.ts';
import { forgetUnsavedChanges, hasUnsavedChanges } from '#ui/unsaved/unsaved.ts';
import { browserFetch } from './browser-fetch.ts';
import { browserStorage } from './browser-storage.ts';
import { takePrefetched } from './prefetch-cache.ts';
import { browserSettings } from './settings.ts';

/** What core needs from a browser. */
export function browserPorts(): Ports {
  return {
    fetch: (request) => takePrefetched(request) ?? browserFetch(request),
    storage: browserStorage(),
    clock: {
      now: () => Date.now(),
      setTimeout: (callback, delay) => window.setTimeout(callback, delay),
      clearTimeout: (handle) => window.clearTimeout(handle as number),
    },
    go: (path, options) => navigate(path, options),
    setTitle: (title) => {
      document.title = title;
    },
    hasUnsavedChanges,
    startOver,
    exclusive,
    settings: browserSettings(),
    inspect,
  };
}

function startOver(): void {
  noteOtherAccount();
  forgetUnsavedChanges();
  location.assign('/');
}

/** Milliseconds in which a browser passes what was stored on to the processes of its other tabs. */
const NEWS_TRAVELS = 1_000;

/**
 * Runs work under a lock of all tabs. The lock is held a little longer than the work, so that the next tab does not read a storage that
 * its process has not updated yet; the result does not wait for that. Over plain HTTP browsers have no locks: each tab then works on its
 * own, and the server tolerates the double call.
 */
function exclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, async () => {
      await work().then(resolve, reject);
      await new Promise((released) => setTimeout(released, NEWS_TRAVELS));
    });
    held.catch(reject);
  });
}
