import { bearer } from '@biuro/core/api/authorization.ts';
import { createApi } from '@biuro/core/api/client.ts';
import type { Ports } from '@biuro/core/lib/ports.ts';
import { lineOf, match, type RouteName } from '@biuro/core/navigation/routes.ts';
import { readSession, type StoredSession } from '@biuro/core/session/stored-session.ts';
import type { ListRequest } from '#ui/list/list-request.ts';
import { features } from '../features.ts';
import { browserFetch } from './browser-fetch.ts';
import { browserStorage } from './browser-storage.ts';
import { prefetch } from './prefetch-cache.ts';
import { browserSettings } from './settings.ts';

/**
 * Requests the data of the page that the guard will probably show: the configuration and what features have registered for its route.
 * It is an entry of its own, so that the requests are on their way long before the other scripts have arrived.
 */
function askFirst(): void {
  const session = readSession(browserStorage());
  const { name } = match(location.pathname);
  if (session) askRequests(name, session);
  const list = features.map(({ lists }) => lists?.[name]).find(Boolean);
  const rows = list && session && askRows(list, session);
  const withRows = async (config: Request) => {
    const begun = performance.now();
    const response = await browserFetch(config);
    // Drawing the page once with its rows is faster than drawing it twice. A cached configuration does not wait for them.
    if (rows) await Promise.race([rows, wait(performance.now() - begun)]);
    return response;
  };
  // A failure is reported where the answer is used.
  createApi({ fetch: (config) => prefetch(config, withRows), settings: browserSettings() })
    .GET('/config')
    .catch(() => undefined);
}

/** A refusal is reported where the answer is used. */
function askRequests(name: RouteName, { user, access_token }: StoredSession): void {
  const isTheirs = user.isAdmin === (lineOf(name).access === 'admin');
  if (!isTheirs) return;
  const api = apiOf(access_token, (request) => prefetch(request, browserFetch));
  for (const { requests } of features)
    for (const asked of requests?.[name]?.(api, user) ?? []) asked.catch(() => undefined);
}

/** The code that reads the address of a list is loaded for lists only; if it does not come, the list says so. */
async function askRows(load: () => Promise<ListRequest>, { access_token }: StoredSession): Promise<void> {
  const search = location.search;
  const loaded = await Promise.all([import('#ui/list/list-request.ts'), load()]).catch(() => undefined);
  const [code, request] = loaded ?? [];
  if (code && request) await code.prefetchList(request, apiOf(access_token), search);
}

/** Sends a request once, with the stored token. If it has expired, the list refreshes it and repeats the request. */
function apiOf(token: string, send: Ports['fetch'] = browserFetch) {
  const authorized = (request: Request) => {
    request.headers.set('authorization', bearer(token).Authorization);
    return send(request);
  };
  return createApi({ fetch: authorized, settings: browserSettings() });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Creating the first formatter takes as long as the rest of a list, so it happens while the answers are on their way. */
function warmFormatters(): void {
  new Intl.DateTimeFormat('pl', { month: 'short', timeZone: 'Europe/Warsaw' }).format();
  new Intl.NumberFormat('pl').format(1);
}

askFirst();
warmFormatters();
