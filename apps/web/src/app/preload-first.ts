import type { Portal } from '@biuro/core';
import { lineOf, match } from '@biuro/core/navigation/routes.ts';
import { userOf } from '@biuro/core/session/session-selectors.ts';
import { screenOf } from './screens.ts';

/** Fetches the code of the page that the guard will most likely show, while the guard still waits for the configuration. */
export function preloadFirst({ session }: Portal): void {
  const { name } = match(location.pathname);
  const goesThere = lineOf(name).access === 'public' || userOf(session.getSnapshot()) !== null;
  screenOf(goesThere ? name : 'login').preload();
}
