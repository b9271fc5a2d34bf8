import type { AppConfig } from '../config/config.ts';
import type { User } from '../session/stored-session.ts';
import { isOpen, lineOf, match, pathOf, routeNames } from './routes.ts';

/** What a decision needs to know about a person; null where nobody is signed in. */
export type Visitor = Pick<User, 'isAdmin'> | null;

const origin = 'https://portal.invalid';

/**
 * The return address of `?redirect=` where it is one of our own pages that this person may open, else null.
 * Anyone can write such a link, so this function answers nothing but paths that the route table knows.
 */
export function safeRedirect(address: string | null, user: NonNullable<Visitor>, config: AppConfig): string | null {
  if (address === null || !isPath(address) || !URL.canParse(address, origin)) return null;

  const url = new URL(address, origin);
  if (url.origin !== origin) return null;

  const { name, path } = match(url.pathname);
  const theirs = lineOf(name).access === (user.isAdmin ? 'admin' : 'client');
  return theirs && isOpen(name, config) ? path + url.search + url.hash : null;
}

/** Where a person who has just signed in goes: a client to the page that was asked for, the office to its home, which offers it. */
export function landingOf(search: string, user: NonNullable<Visitor>, config: AppConfig): string {
  const wanted = safeRedirect(new URLSearchParams(search).get('redirect'), user, config);
  const home = homeOf(user, config);
  if (!user.isAdmin) return wanted ?? home;
  return wanted === null || wanted === home ? home : `${home}?redirect=${encodeURIComponent(wanted)}`;
}

/** `/` or `/dashboard`; the next page of the table that is open, where the office has switched the dashboard's home off. */
export function homeOf(user: NonNullable<Visitor>, config: AppConfig): string {
  if (!user.isAdmin) return pathOf('home');
  const open = routeNames.filter((name) => lineOf(name).access === 'admin' && isOpen(name, config));
  return open.map((name) => lineOf(name).path).find((path) => !path.includes('{')) ?? pathOf('dashboard');
}

/** No control characters, no backslash (browsers read it as a slash), not the `//` of another host. */
function isPath(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address);
}
