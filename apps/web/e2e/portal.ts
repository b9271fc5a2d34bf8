import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { codeOf, demoLogin } from '../../api/src/app/testing/demo-login.ts';

export const PASSWORD = 'Demo-biuro-2026';
export const ADMIN = 'admin@demo.example';
export const CLIENT = 'klient@demo.example';
export const OWNER = 'wlasciciel@demo.example';

export const address = () => process.env.BIURO_TEST_ADDRESS ?? '';

/** Watches each page: no message of the console, no request to another host, no break of the content policy. */
export const test = base.extend<{ watch: { allow(pattern: RegExp): void } }>({
  watch: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(address()) && !url.startsWith('data:') && !url.startsWith('blob:'))
          complaints.push(`foreign request: ${url}`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      // Chromium reports each answer of 4xx in the console, whether the page handles it or not.
      const open = complaints.filter(
        (text) =>
          !/the server responded with a status of 4\d\d/.test(text) && !allowed.some((pattern) => pattern.test(text)),
      );
      expect(open).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in as a person does: e-mail, password, and the code of the demo outbox. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  const since = Date.now();
  await fillCredentials(page, email, PASSWORD);
  const field = page.getByLabel('Kod weryfikacyjny');
  await expect(field).toBeVisible();
  await field.fill(await codeOf(address(), email, since));
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

/** Starts with a session that was made without the browser, for journeys about what comes after signing in. */
export async function asSignedIn(
  context: BrowserContext,
  email: string,
  change: (session: StoredSession) => StoredSession = (same) => same,
): Promise<StoredSession> {
  const tokens = await demoLogin(address(), email);
  const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${tokens.access_token}` };
  const { id } = (await (await fetch(`${address()}/api/auth`, { headers })).json()) as { id: string };
  const { data: user } = (await (await fetch(`${address()}/api/users/${id}`, { headers })).json()) as { data: object };
  const session = change({
    user,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    logged_in: true,
  });
  const page = await context.newPage();
  await page.goto(`${address()}/favicon.svg`);
  await page.evaluate((text) => localStorage.setItem('biuro.session', text), JSON.stringify(session));
  await page.close();
  return session;
}

export interface StoredSession {
  user: object;
  access_token: string;
  refresh_token: string;
  logged_in: true;
}

/** A call of the API beside the browser. */
export async function callApi(
  email: string,
  path: string,
): Promise<{ status: number; body: { data: { id: string; name: string }[] } }> {
  const { access_token } = await demoLogin(address(), email);
  const answer = await fetch(`${address()}/api${path}`, {
    headers: { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` },
  });
  return { status: answer.status, body: (await answer.json()) as { data: { id: string; name: string }[] } };
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
