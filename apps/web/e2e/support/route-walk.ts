import type { AppConfig } from '@biuro/core/config/config.ts';
import { createText, type Locale } from '@biuro/core/i18n/text.ts';
import { decide, type RedirectReason } from '@biuro/core/navigation/decide.ts';
import { lineOf, localized, match, routeNames } from '@biuro/core/navigation/routes.ts';
import type { Visitor } from '@biuro/core/navigation/safe-redirect.ts';
import { addresses, id as anyId } from '@biuro/core/testing/addresses.ts';
import type { Page } from '@playwright/test';
import notices from '#services/i18n/messages.json' with { type: 'json' };
import type { StoredSession } from './sessions.ts';

/** Where the request for an address has led. */
export interface Landing {
  asked: string;
  at: string;
  title: string;
  notice: string;
}

/** A record that each role may open, with its name. */
interface Known {
  companies: { id: string; name: string };
  users: { id: string; name: string };
}

/** Where every route must lead the person who is signed in on the page, with titles and notices in this language. */
export async function expectedLandings(page: Page, session: StoredSession | null, locale: Locale): Promise<Landing[]> {
  const config = await read<AppConfig>(page, '/config');
  const known = session && (await knownTo(page, session.user));
  return routeNames.map((name) =>
    expectedAt(addressFor(name, known), session?.user ?? null, config, { known, locale }),
  );
}

/** A company and a colleague (the person's own id leads to the profile), or the person where the office has no module of users. */
async function knownTo(page: Page, user: StoredSession['user']): Promise<Known> {
  const path = user.isAdmin ? '/companies?limit=1' : '/companies/my';
  const [company] = (await read<{ data: Known['companies'][] }>(page, path)).data;
  if (!company) throw new Error('The demo lacks a company');
  const { data = [] } = await read<{ data?: StoredSession['user'][] }>(page, '/users?search=ksiegowa@demo.example');
  const { id, first_name, last_name } = data[0] ?? user;
  return { companies: company, users: { id, name: `${first_name} ${last_name}` } };
}

/** The address of a route, with an id that leads to a record where the person may see one. */
function addressFor(name: keyof typeof addresses, known: Known | null): string {
  const kind = kindOf(name);
  return known && kind ? addresses[name].replace(anyId, known[kind].id) : addresses[name];
}

function kindOf(name: string): keyof Known | undefined {
  return (['companies', 'users'] as const).find(
    (kind) => name.includes(`${kind}-view`) || name.includes(`${kind}-edit`),
  );
}

function expectedAt(
  asked: string,
  visitor: Visitor,
  config: AppConfig,
  { known, locale }: { known: Known | null; locale: Locale },
): Landing {
  const decided = decideAt(asked, visitor, config);
  const at = decided.kind === 'redirect' ? decided.to : asked;
  const landed = decideAt(at, visitor, config);
  if (landed.kind === 'redirect') throw new Error(`${asked} is redirected twice`);

  const kind = landed.name.endsWith('-view') ? kindOf(landed.name) : undefined;
  const title = (kind && known?.[kind].name) ?? localized(lineOf(landed.name).title, locale, match(at).params);
  const notice = decided.kind === 'redirect' ? noticeOf(decided.reason, asked, locale) : '';
  return { asked, at, title: `${title} | ${config.brand.product}`, notice };
}

function decideAt(path: string, visitor: Visitor, config: AppConfig) {
  const [pathname = '', search] = path.split('?');
  return decide(match(pathname, search), visitor, config);
}

function noticeOf(reason: RedirectReason, asked: string, locale: Locale): string {
  if (reason === 'login-required') return { pl: 'Zaloguj się, aby zobaczyć', en: 'Sign in to see' }[locale];
  // The address of the portal alone asks for no page in particular, so nothing was refused.
  if (asked === '/' || (reason !== 'admin-only' && reason !== 'client-only')) return '';
  return createText(notices, locale)(`redirected.${reason}`);
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (called) => {
    const session = JSON.parse(localStorage.getItem('biuro.session') ?? 'null');
    const bearer = session && { Authorization: `Bearer ${session.access_token}` };
    return (await fetch(`/api${called}`, { headers: { 'X-API-Key': 'biuro-web', ...bearer } })).json();
  }, path);
}

/** Goes from page to page like a link and answers where each step has ended; `notice` is the expected one where the page shows it. */
export function walk(page: Page, steps: Landing[]): Promise<Landing[]> {
  return page.evaluate(async (expected) => {
    const frame = () => new Promise(requestAnimationFrame);
    const landings = [];
    // The title of a missing record changes a moment later, or in the same turn where its answer is known already.
    const said = new Set<string>();
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title') as Required<PropertyDescriptor>;
    Object.defineProperty(document, 'title', {
      configurable: true,
      get,
      set(title: string) {
        said.add(title);
        set.call(document, title);
      },
    });
    for (const { asked, at, title, notice } of expected) {
      const look = () => ({
        asked,
        at: location.pathname + location.search,
        title: said.has(title) ? title : document.title,
        notice: document.body.innerText.includes(notice) ? notice : document.body.innerText,
      });
      const arrived = (seen: ReturnType<typeof look>) => {
        const drawn = Boolean(document.querySelector('h1')?.textContent);
        return drawn && seen.at === at && seen.title === title && seen.notice === notice;
      };
      document.title = '';
      said.clear();
      history.pushState(null, '', asked);
      let seen = look();
      for (const end = performance.now() + 10_000; !arrived(seen) && performance.now() < end; seen = look())
        await frame();
      await frame();
      landings.push(seen);
    }
    Reflect.deleteProperty(document, 'title');
    return landings;
  }, steps);
}
