import { bearer } from '@biuro/core/api/authorization.ts';
import { createApi } from '@biuro/core/api/client.ts';
import { lineOf, match } from '@biuro/core/navigation/routes.ts';
import { readSession } from '@biuro/core/session/stored-session.ts';
import { askEarly } from '../ui/list-question.ts';
import { sendAhead } from './asked-ahead.ts';
import { browserStorage } from './browser-storage.ts';
import { screenOf } from './screens.ts';
import { browserFetch, browserSettings } from './settings.ts';

/**
 * Fetches what the page that the guard will most likely show is made of: the configuration, the first answer of a list, and code.
 * It is imported before everything else, which on a slow machine takes longer to begin than the server takes to answer.
 */
function fetchFirstPage(): void {
  const session = readSession(browserStorage());
  const { name } = match(location.pathname);
  const goesThere = lineOf(name).access === 'public' || session !== null;
  const { question, preload } = screenOf(goesThere ? name : 'login');
  if (question && session) askEarly(question, apiAhead(session.access_token), location.search);
  // Whoever needs it hears of a failure.
  apiAhead()
    .GET('/config')
    .catch(() => undefined);
  preload();
}

/** Calls whose answers are also for whoever makes them again. */
function apiAhead(token?: string) {
  const send = (request: Request) => {
    if (token !== undefined) request.headers.set('authorization', bearer(token).Authorization);
    return sendAhead(request, browserFetch);
  };
  return createApi({ fetch: send, settings: browserSettings() });
}

fetchFirstPage();
