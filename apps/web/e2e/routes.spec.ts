import type { Page } from '@playwright/test';
import type { AppConfig } from '../../../packages/core/src/config/config.ts';
import messages from '../../../packages/core/src/i18n/messages.json' with { type: 'json' };
import { createText } from '../../../packages/core/src/i18n/text.ts';
import { decide } from '../../../packages/core/src/navigation/decide.ts';
import { lineOf, match, routeNames } from '../../../packages/core/src/navigation/routes.ts';
import type { Visitor } from '../../../packages/core/src/navigation/safe-redirect.ts';
import { addresses, id as anyId } from '../../../packages/core/src/testing/addresses.ts';
import { ADMIN, address, CLIENT, expect, test, watched } from './portal.ts';
import { type StoredSession, storeSession } from './sessions.ts';

const OFFICES = ['127.0.0.1', 'business-panel.localhost', 'sosnowa.localhost'];
const ROLES = { nobody: null, client: CLIENT, administrator: ADMIN };
const text = createText(messages, 'pl');

/** Where one stands after asking for an address. */
interface Landing {
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

for (const host of OFFICES) {
  for (const [role, email] of Object.entries(ROLES)) {
    test(`every route at ${host} shows ${role} what the guard decides`, async ({ browser }) => {
      const origin = address().replace('127.0.0.1', host);
      const context = await browser.newContext({ locale: 'pl-PL' });
      const complaints = watched(context, origin);
      const session = email ? await storeSession(context, origin, email) : null;
      const page = await context.newPage();
      await page.goto(`${origin}/nie/ma/takiej`);
      const config = await read<AppConfig>(page, '/config');
      const known = session && (await knownTo(page, session.user));

      const expected = routeNames.map((name) =>
        expectedAt(addressFor(name, known), session?.user ?? null, config, known),
      );
      expect(await walk(page, expected)).toEqual(expected);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

/** A company and a colleague (one's own address leads to the profile); oneself where the office has no module of users. */
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
  const room = roomOf(name);
  return known && room ? addresses[name].replace(anyId, known[room].id) : addresses[name];
}

function roomOf(name: string): keyof Known | undefined {
  return (['companies', 'users'] as const).find(
    (room) => name.includes(`${room}-view`) || name.includes(`${room}-edit`),
  );
}

function expectedAt(asked: string, visitor: Visitor, config: AppConfig, known: Known | null): Landing {
  const decided = decideAt(asked, visitor, config);
  const at = decided.kind === 'redirect' ? decided.to : asked;
  const landed = decideAt(at, visitor, config);
  if (landed.kind === 'redirect') throw new Error(`${asked} is redirected twice`);

  const room = landed.name.endsWith('-view') ? roomOf(landed.name) : undefined;
  const title = (room && known?.[room].name) ?? text(lineOf(landed.name).title, match(at).params);
  const notice = decided.kind === 'redirect' ? noticeOf(decided.reason, asked) : '';
  return { asked, at, title: `${title} | ${config.brand.product}`, notice };
}

function decideAt(path: string, visitor: Visitor, config: AppConfig) {
  const [pathname = '', search] = path.split('?');
  return decide(match(pathname, search), visitor, config);
}

function noticeOf(reason: string, asked: string): string {
  if (reason === 'login-required') return 'Zaloguj się, aby zobaczyć';
  // The bare address of the portal asks for no page in particular, so nothing was refused.
  if (asked === '/' || reason === 'signed-in') return '';
  return `Ta część jest dla ${reason === 'admin-only' ? 'administratorów' : 'klientów'} biura`;
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (called) => {
    const session = JSON.parse(localStorage.getItem('biuro.session') ?? 'null');
    const bearer = session && { Authorization: `Bearer ${session.access_token}` };
    return (await fetch(`/api${called}`, { headers: { 'X-API-Key': 'biuro-web', ...bearer } })).json();
  }, path);
}

/** Goes from page to page as a link does, and tells where each step ended; `notice` only where the expected one stands. */
function walk(page: Page, steps: Landing[]): Promise<Landing[]> {
  return page.evaluate(async (expected) => {
    const frame = () => new Promise(requestAnimationFrame);
    const landings = [];
    for (const { asked, at, title, notice } of expected) {
      const look = () => ({
        asked,
        at: location.pathname + location.search,
        title: document.title,
        notice: document.body.innerText.includes(notice) ? notice : document.body.innerText,
      });
      const arrived = () => {
        const seen = look();
        const drawn = Boolean(document.querySelector('h1')?.textContent);
        return drawn && seen.at === at && seen.title === title && seen.notice === notice;
      };
      document.title = '';
      history.pushState(null, '', asked);
      for (const end = performance.now() + 10_000; !arrived() && performance.now() < end; ) await frame();
      await frame();
      landings.push(look());
    }
    return landings;
  }, steps);
}
