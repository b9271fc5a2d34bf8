import { match, pathOf } from '@biuro/core/navigation/routes.ts';
import { recall, remember } from '#ui/browser/browser-memory.ts';

/** Pages that a link from an e-mail opens: whoever holds its token may do what the link is for. */
type LinkPage = 'register' | 'reset-password';

/** Stands in the address in place of a token. */
const HIDDEN = 'link';

const placeOf = (page: LinkPage) => `biuro.link.${page}`;

/**
 * Takes the token of a link out of the address bar, the history and whatever looks over a shoulder, before anything is drawn. This tab keeps it,
 * so that a reload works; where it may keep nothing, the address stays as it is.
 */
export function hideLinkToken(): void {
  const { name, params } = match(location.pathname);
  if ((name !== 'register' && name !== 'reset-password') || !params.token || params.token === HIDDEN) return;
  remember('session', placeOf(name), params.token);
  if (recall('session', placeOf(name)) === params.token)
    history.replaceState(history.state, '', pathOf(name, { token: HIDDEN }));
}

/** The token of the link that this tab was opened with; undefined where only the address without it is left. */
export function linkTokenOf(page: LinkPage, shown: string | undefined): string | undefined {
  return shown === undefined || shown === HIDDEN ? (recall('session', placeOf(page)) ?? undefined) : shown;
}

/** The link has done its work. */
export function forgetLinkToken(page: LinkPage): void {
  remember('session', placeOf(page), undefined);
}
