import { bearer } from '@biuro/core/api/authorization.ts';
import { createApi } from '@biuro/core/api/client.ts';
import type { Ports } from '@biuro/core/lib/ports.ts';
import { match } from '@biuro/core/navigation/routes.ts';
import { readSession, type StoredSession } from '@biuro/core/session/stored-session.ts';
import { knownCompanyId } from '#services/companies/chosen-company.ts';
import { prefetchList } from '#ui/list/list-request.ts';
import { listRequests } from '../routing/list-requests.ts';
import { browserFetch } from './browser-fetch.ts';
import { browserStorage } from './browser-storage.ts';
import { sendAhead } from './prefetch-cache.ts';
import { browserSettings } from './settings.ts';

/**
 * Asks what the page that the guard will most likely show is made of: the configuration and the first answer of a list. It is a
 * script of its own, without React, and so has asked long before the others have arrived.
 */
function askFirst(): void {
  const session = readSession(browserStorage());
  const { name } = match(location.pathname);
  if (name === 'home' && session && !session.user.isAdmin) askHome(session);
  const list = listRequests[name];
  const rows = list && session && prefetchList(list, apiOf(session.access_token), location.search);
  const withRows = async (request: Request) => {
    const begun = performance.now();
    const response = await browserFetch(request);
    // A page is drawn sooner once, with its rows, than twice; but what the browser had kept is here long before them.
    if (rows) await Promise.race([rows, wait(performance.now() - begun)]);
    return response;
  };
  // Whoever needs it hears of a failure.
  createApi({ fetch: (request) => sendAhead(request, withRows), settings: browserSettings() })
    .GET('/config')
    .catch(() => undefined);
}

/** What a client's Pulpit is made of. An answer that refuses is given to the page itself, which knows what to do. */
function askHome({ user, access_token }: StoredSession): void {
  const company_id = knownCompanyId(user);
  if (company_id === undefined) return;
  const api = apiOf(access_token, (request) => sendAhead(request, browserFetch));
  for (const asked of [api.GET('/home/my', { params: { query: { company_id } } }), api.GET('/companies/my')])
    asked.catch(() => undefined);
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
