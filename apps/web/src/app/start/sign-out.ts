import type { SessionActor } from '@biuro/core';
import { logoutReasonOf, userOf } from '@biuro/core/session/session-selectors.ts';
import { forget } from '#ui/browser/browser-memory.ts';
import { wipeServiceWorker } from './service-worker.ts';

/**
 * Clears this browser after a person has signed out: drafts, addresses of lists and places on pages in every tab, and the code of the
 * pages they opened. A session that only expired leaves them, because its person goes on after signing in again.
 */
export function clearAfterSignOut(session: SessionActor): void {
  const tabs = new BroadcastChannel('biuro.signed-out');
  tabs.addEventListener('message', clearTab);
  let isSignedIn = userOf(session.getSnapshot()) !== null;
  session.subscribe((snapshot) => {
    const wasSignedIn = isSignedIn;
    isSignedIn = userOf(snapshot) !== null;
    if (!wasSignedIn || isSignedIn || logoutReasonOf(snapshot) !== 'user') return;
    clearTab();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tabs.postMessage(null);
    void wipeServiceWorker();
  });
}

function clearTab(): void {
  forget('session', (key) => key.startsWith('biuro.'));
}
