import { match, pathOf } from '@biuro/core/navigation/routes.ts';
import { recall, remember } from '#ui/browser/browser-memory.ts';

/** Pages that a link from an e-mail opens. Its token is all that is needed to use the link. */
const PAGES = ['register', 'reset-password', 'restore-email', 'requests'] as const;
export type LinkPage = (typeof PAGES)[number];

/** Replaces the token in the address. */
const HIDDEN = 'link';

const placeOf = (page: LinkPage) => `biuro.link.${page}`;

/**
 * Removes the token of a link from the address bar and the history before anything is drawn. The session storage keeps it, so that a
 * reload works; where it cannot be stored, the address stays as it is.
 */
export function hideLinkToken(): void {
  const { name, params } = match(location.pathname);
  const page = PAGES.find((known) => known === name);
  if (page === undefined || !params.token || params.token === HIDDEN) return;
  remember('session', placeOf(page), params.token);
  if (recall('session', placeOf(page)) === params.token)
    history.replaceState(history.state, '', pathOf(page, { token: HIDDEN }));
}

/** The token of the link that opened this tab; undefined if only the address without it is left. */
export function linkTokenOf(page: LinkPage, shown: string | undefined): string | undefined {
  return shown === undefined || shown === HIDDEN ? (recall('session', placeOf(page)) ?? undefined) : shown;
}

/** Called once the link has been used. */
export function forgetLinkToken(page: LinkPage): void {
  remember('session', placeOf(page), undefined);
}
