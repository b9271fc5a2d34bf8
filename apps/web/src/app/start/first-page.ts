import { bearer } from '@biuro/core/api/authorization.ts';
import { createApi } from '@biuro/core/api/client.ts';
import type { Ports } from '@biuro/core/lib/ports.ts';
import { lineOf, match, type RouteName } from '@biuro/core/navigation/routes.ts';
import { readSession, type StoredSession } from '@biuro/core/session/stored-session.ts';
import { askEarly } from '#ui/list/list-request.ts';
import { features } from '../features.ts';
import { browserFetch } from './browser-fetch.ts';
import { browserStorage } from './browser-storage.ts';
import { prefetch } from './prefetch-cache.ts';
import { browserSettings } from './settings.ts';

/**
 * Asks what the page that the guard will most likely show is made of: the configuration and what features have registered for its route.
 * It is a script of its own, without React, and so has asked long before the others have arrived.
 */
function askFirst(): void {
  const session = readSession(browserStorage());
  const { name } = match(location.pathname);
  if (session) askRequests(name, session);
  const request = features.map(({ lists }) => lists?.[name]).find(Boolean);
  const rows = request && session && askEarly(request, apiOf(session.access_token), location.search);
  const withRows = async (config: Request) => {
    const begun = performance.now();
    const response = await browserFetch(config);
    // A page is drawn sooner once, with its rows, than twice; but what the browser had kept is here long before them.
    if (rows) await Promise.race([rows, wait(performance.now() - begun)]);
    return response;
  };
  // Whoever needs it hears of a failure.
  createApi({ fetch: (config) => prefetch(config, withRows), settings: browserSettings() })
    .GET('/config')
    .catch(() => undefined);
}

/** An answer that refuses is given to the page itself, which knows what to do. */
function askRequests(name: RouteName, { user, access_token }: StoredSession): void {
  const isTheirs = user.isAdmin === (lineOf(name).access === 'admin');
  if (!isTheirs) return;
  const api = apiOf(access_token, (request) => prefetch(request, browserFetch));
  for (const { requests } of features)
    for (const asked of requests?.[name]?.(api, user) ?? []) asked.catch(() => undefined);
}

/** Asks once, with the token that is there: when it has run out, the list renews it and asks again. */
function apiOf(token: string, send: Ports['fetch'] = browserFetch) {
  const authorized = (request: Request) => {
    request.headers.set('authorization', bearer(token).Authorization);
    return send(request);
  };
  return createApi({ fetch: authorized, settings: browserSettings() });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The first formatter of a browser takes as long as all the rest of a list: it is made while the answers are on their way. */
function warmFormatters(): void {
  new Intl.DateTimeFormat('pl', { month: 'short', timeZone: 'Europe/Warsaw' }).format();
  new Intl.NumberFormat('pl').format(1);
}

askFirst();
warmFormatters();
