import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ADMIN, CLIENT, NEW_PASSWORD, OWNER, PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { startDemoServer } from '@biuro/testing/demo-data.ts';
import { demoLogin } from '@biuro/testing/demo-login.ts';
import { codeTo, linkTo } from '@biuro/testing/outbox.ts';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { countRequests } from './idle.ts';
import { type StoredSession, store, storeSession } from './sessions.ts';

export { ADMIN, CLIENT, NEW_PASSWORD, OWNER, PASSWORD };

export const address = () => process.env.BIURO_TEST_ADDRESS ?? '';

/** Watches each page: no console message, no request to another host, no violation of the content security policy. */
export const test = base.extend<{ watch: { allow(pattern: RegExp): void } }, { server: string; workshop: string }>({
  /** Each worker has a server of its own, so that no test is disturbed by what another changes. */
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const server = await startDemoServer({ TENANT: '' });
      process.env.BIURO_TEST_ADDRESS = server.address;
      process.env.BIURO_TEST_DATA_DIR = server.dataDir;
      await use(server.address);
      await server.stop();
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
  /** Defined here, because Playwright shares a worker only between files that use the same fixtures. */
  workshop: [
    async ({ server }, use) => {
      const { openWorkshop } = await import('./dev-server.ts');
      const workshop = await openWorkshop(server);
      await use(workshop.address);
      await workshop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server),
  watch: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const complaints = watched(context, address());
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium reports each answer of 4xx in the console, whether the page handles it or not, and Playwright what it blocks. */
const EXPECTED = /the server responded with a status of 4\d\d|Service Worker registration blocked by Playwright/;

/** What goes wrong beside the pages of a context, as it happens. */
export function watched(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  countRequests(context);
  context.on('console', (message) => {
    const handled = EXPECTED.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !handled) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = request.url();
    const own = [`${origin}/`, 'data:', 'blob:'].some((start) => url.startsWith(start));
    if (!own) complaints.push(`foreign request: ${url}`);
  });
  return complaints;
}
export { expect };

/** Signs in as a person does: e-mail, password, and the code of the demo outbox. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  const since = Date.now();
  await fillCredentials(page, email, PASSWORD);
  const field = page.getByLabel('Kod weryfikacyjny');
  await expect(field).toBeVisible();
  await field.fill(await codeTo(address(), email, since));
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Less than the ten minutes after which a page refreshes its tokens, so that the stored session is no longer valid. */
const FRESH_MS = 240_000;
const sessions = new Map<string, { since: number; session: StoredSession }>();

/** Starts with a session that was made without the pages, for tests of what comes after signing in. */
export async function asSignedIn(
  context: BrowserContext,
  email: string,
  change?: (session: StoredSession) => StoredSession,
): Promise<StoredSession> {
  if (change) return storeSession(context, address(), email, { change });
  const known = sessions.get(email);
  if (known && Date.now() - known.since < FRESH_MS) {
    await store(context, address(), known.session);
    return known.session;
  }
  const since = Date.now();
  const session = await storeSession(context, address(), email);
  sessions.set(email, { since, session });
  return session;
}

/** Sessions that no test signs out. */
const tokens = new Map<string, { since: number; answer: ReturnType<typeof demoLogin> }>();

function tokensOf(email: string): ReturnType<typeof demoLogin> {
  const known = tokens.get(email);
  if (known && Date.now() - known.since < FRESH_MS) return known.answer;
  const answer = demoLogin(address(), email);
  tokens.set(email, { since: Date.now(), answer });
  return answer;
}

/** An API call outside of the browser; a POST where it has a body, unless it is to be a PUT. */
export async function callApi(email: string, path: string, body?: object, method = body ? 'POST' : 'GET') {
  const { access_token } = await tokensOf(email);
  const call = () =>
    fetch(`${address()}/api${path}`, {
      method,
      headers: {
        'X-API-Key': 'biuro-web',
        Authorization: `Bearer ${access_token}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let answer = await call();
  // While browsers start, the server may shed load: it has done nothing then, and says when to come again.
  for (let again = 0; answer.status === 503 && again < 5; again++) {
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 2) * 1_000));
    answer = await call();
  }
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text || '{}') };
}

/** Uploads a document whole; returns the id of the upload. */
export async function uploadApi(email: string, { name, buffer }: { name: string; buffer: Buffer }): Promise<string> {
  const { access_token } = await tokensOf(email);
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}`, 'Tus-Resumable': '1.0.0' };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const announced = await fetch(`${address()}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(buffer.length),
      'Upload-Metadata': `filename ${base64(name)},purpose ${base64('document')}`,
    },
  });
  const location = announced.headers.get('location') ?? '';
  const sent = await fetch(new URL(location, address()), {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(buffer),
  });
  if (sent.status !== 204) throw new Error(`${name} was not uploaded: ${sent.status}`);
  return location.split('/').at(-1) ?? '';
}

export async function removeApi(email: string, path: string): Promise<void> {
  const { access_token } = await tokensOf(email);
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` };
  const { status } = await fetch(`${address()}/api${path}`, { method: 'DELETE', headers });
  if (status !== 204) throw new Error(`${path} was not deleted: ${status}`);
}

/** Where the link of the newest message leads, at the address of the test server. */
export async function linkOf(email: string, since = 0): Promise<string> {
  return address() + new URL(await linkTo(address(), email, since)).pathname;
}

export interface NewPerson {
  id: string;
  email: string;
  name: string;
  password: string;
}

/** Somebody who has an account and whom no other test needs. */
export async function addPerson(
  email: string,
  role: string,
  name = 'Nina Nowicka',
  companies?: { id: string; role: string }[],
): Promise<NewPerson> {
  const password = NEW_PASSWORD;
  const [first_name, last_name] = name.split(' ');
  const since = Date.now();
  const { status, body } = await callApi(ADMIN, '/users', { first_name, last_name, email, role, companies });
  if (status !== 201) throw new Error(`${email} was not added: ${JSON.stringify(body)}`);
  const token = (await linkOf(email, since)).split('/').at(-1);
  const registered = await callApi(ADMIN, `/users/${body.data.id}`, { token, first_name, last_name, password });
  if (registered.status !== 204) throw new Error(`${email} was not registered: ${registered.status}`);
  return { id: body.data.id, email, name, password };
}

/** Gives a person another e-mail, and answers the link with which the address before takes it back. */
export async function moveEmail({ id, email }: NewPerson, to: string): Promise<string> {
  const since = Date.now();
  const { data } = (await callApi(ADMIN, `/users/${id}`)).body;
  const { status } = await callApi(ADMIN, '/users', { id, version: data.version, email: to }, 'PUT');
  if (status !== 200) throw new Error(`${email} was not moved: ${status}`);
  return linkOf(email, since);
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified script, because it is sent to every page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Runs in the page: waits until short animations have ended, because colours differ before. Endless ones are not waited for. */
async function settled(): Promise<void> {
  const ending = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000,
      );
  while (ending().length > 0) await Promise.allSettled(ending().map(({ finished }) => finished));
}

/** What axe looks at: everything, the colours alone, or everything but the colours, which take it the longest. */
const EXTENT = {
  all: { runOnly: RULES },
  colours: { runOnly: { type: 'rule' as const, values: ['color-contrast'] } },
  layout: { runOnly: RULES, rules: { 'color-contrast': { enabled: false } } },
};

/** What axe finds on the page as it stands, one line each. */
export async function axeFindings(page: Page, what: keyof typeof EXTENT = 'all'): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(AXE);
  await page.evaluate(settled);
  return page.evaluate(async (extent) => {
    // Without the list of passed checks, which takes longer to serialize than to compute.
    const found = await window.axe?.run(document, { ...extent, resultTypes: ['violations'] });
    if (!found) throw new Error('axe is not on the page');
    // What stands behind a modal dialog cannot be pressed, however little of it the dialog leaves.
    const behind = (selector: string) =>
      document.querySelector('dialog:modal') !== null && !document.querySelector(selector)?.closest('dialog:modal');
    return found.violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== 'target-size' || !behind(String(target[0])))
        .map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, EXTENT[what]);
}
