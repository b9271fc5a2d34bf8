import type { Page } from '@playwright/test';
import { ADMIN, asSignedIn, CLIENT, expect, signIn, test } from '../support/portal.ts';

test.use({ serviceWorkers: 'allow' });

/** What a browser writes to the console without a network. */
const WITHOUT_INTERNET =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|dynamically imported module|preload/;

/** Opens a page under the rule of the service worker. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The addresses of everything that is kept. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a line a reload shows our own page, which comes back by itself', async ({ page, context, watch }) => {
  watch.allow(WITHOUT_INTERNET);
  await asSignedIn(context, CLIENT);
  await openControlled(page, '/profile');
  // The configuration may be read from the browser's cache for a while.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Brak połączenia, spróbujemy sami' })).toBeVisible();
  await expect(page.getByText(/^Następna próba za \d+ s$/)).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  await context.setOffline(false);
  // At once, or with the next try.
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible({ timeout: 30_000 });
});

test('answers of the API are never kept, and signing out leaves the shell alone', async ({ page, context }) => {
  await asSignedIn(context, ADMIN, (session) => session);
  await openControlled(page, '/dashboard/companies');
  await expect(page.getByRole('link', { name: 'Alfa Instalacje Sp. z o.o.' })).toBeVisible();
  const isOfCompanies = (path: string) => /\/assets\/companies-[^/]+\.js$/.test(path);
  await expect.poll(async () => (await keptFiles(page)).some(isOfCompanies)).toBe(true);
  const kept = await keptFiles(page);
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(kept).toContain('/index.html');

  await page.getByRole('button', { name: /Anna Kowalska/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await keptFiles(page)).some(isOfCompanies)).toBe(false);
  await expect.poll(() => keptFiles(page)).toContain('/index.html');
});

test('a new version asks, and not while something is typed', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  await page.clock.install();
  await page.goto('/profile');
  const notice = page.getByRole('button', { name: 'Odśwież' });
  await page.getByLabel('Nazwisko').fill('W połowie');
  let asked = 0;
  await page.route('**/version.json', async (route) => {
    await route.fulfill({ json: { build: '/assets/start-another.js' } });
    asked += 1;
  });
  await page.clock.fastForward('06:00');
  await expect.poll(() => asked).toBe(1);
  await expect(notice).toBeHidden();
  await page.getByLabel('Nazwisko').fill('Bąk');
  await expect(notice).toBeVisible();
});

test('a person can install the portal with the name and the icon of the office', async ({ page, request }) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest.name).toBe('Biuro Rachunkowe Demo');
  const sizes = await page.evaluate(async (icons: { src: string }[]) => {
    const pictures = icons.map(async ({ src }) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    });
    return Promise.all(pictures);
  }, manifest.icons);
  expect(sizes).toEqual(manifest.icons.map((icon: { sizes: string }) => icon.sizes));
});

test('the script that the server sends with the service worker turned off removes it and what it kept', async ({
  page,
}) => {
  await openControlled(page, '/login');
  expect(await keptFiles(page)).toContain('/index.html');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw-off.js');
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('signing in works under the service worker as without it', async ({ page }) => {
  await openControlled(page, '/login');
  await signIn(page, CLIENT);
  await expect(page).toHaveURL('/');
});

test('a server that is slow shows the brand and says that it takes longer', async ({ page, browser, baseURL }) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#splash img')).toBeVisible();
  await expect(page.getByText('Wczytywanie trwa dłużej niż zwykle.')).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const release of held) release();
  await expect(page.getByLabel('Adres e-mail')).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const bare = await plain.newPage();
  await bare.goto('/login');
  await expect(bare.locator('.splash-still')).toContainText('Portal potrzebuje JavaScriptu');
  await expect(bare.locator('#splash')).toBeHidden();
  await plain.close();
});
