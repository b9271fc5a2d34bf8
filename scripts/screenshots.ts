// Pictures of every screen at two widths in both themes: to look at (--out DIR) and, of the list, for the README.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { codeOf, demoLogin } from '../apps/api/src/app/testing/demo-login.ts';
import { startServerProcess } from '../apps/api/src/app/testing/server-process.ts';
import { browserArgs, findBrowser } from './browser.ts';
import { root } from './process.ts';
import { storedSession } from './stored-session.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'docs/screenshots') },
    all: { type: 'boolean', default: false },
  },
});
const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;

interface Shot {
  name: string;
  account?: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
}

const ADMIN = 'admin@demo.example';
const CLIENT = 'wlasciciel@demo.example';

const server = await startServerProcess();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
try {
  mkdirSync(values.out, { recursive: true });
  for (const shot of values.all
    ? await allShots()
    : [{ name: 'companies', account: ADMIN, path: '/dashboard/companies' }]) {
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      if (!values.all && width !== 'desktop') continue;
      for (const theme of THEMES)
        await take(
          browser,
          shot,
          viewport,
          theme,
          values.all ? `${shot.name}-${width}-${theme}` : `${shot.name}-${theme}`,
        );
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

async function take(
  chrome: Browser,
  shot: Shot,
  viewport: { width: number; height: number },
  theme: (typeof THEMES)[number],
  name: string,
): Promise<void> {
  const context = await chrome.newContext({
    viewport,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    hasTouch: viewport.width < 600,
  });
  const session = shot.account === undefined ? undefined : await storedSession(server.address, shot.account);
  await context.addInitScript(
    ([chosen, stored]) => {
      localStorage.setItem('biuro.theme', chosen);
      if (stored && !sessionStorage.getItem('seeded')) localStorage.setItem('biuro.session', stored);
      sessionStorage.setItem('seeded', 'yes');
    },
    [theme, session] as const,
  );
  const page = await context.newPage();
  await page.goto(server.address + shot.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  if (values.all) await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
  await page.screenshot({ path: join(values.out, `${name}.png`) });
  await context.close();
}

/** A window as high as the page: what sticks to its edges then stands at the ends of the picture. */
const heightOf = (page: Page, atLeast: number): Promise<number> =>
  page.evaluate((height) => Math.max(height, document.documentElement.scrollHeight), atLeast);

async function allShots(): Promise<Shot[]> {
  const company = await firstCompany(ADMIN, '/api/companies?limit=1&search=kawiarnia');
  const own = await firstCompany(CLIENT, '/api/companies/my');
  return [
    { name: 'login', path: '/login' },
    {
      name: 'login-error',
      path: '/login',
      prepare: (page) => signIn(page, ADMIN, 'zle-haslo-123').then(() => page.getByRole('alert').waitFor()),
    },
    {
      name: 'login-code',
      path: '/login',
      prepare: (page) =>
        signIn(page, ADMIN, 'Demo-biuro-2026').then(() => page.getByLabel('Kod weryfikacyjny').waitFor()),
    },
    { name: 'not-found', path: '/nie/ma/takiej' },
    { name: 'outbox', path: '/dev/outbox', prepare: async () => void (await codeOf(server.address, ADMIN, 0)) },
    { name: 'admin-home', account: ADMIN, path: '/dashboard' },
    { name: 'companies', account: ADMIN, path: '/dashboard/companies' },
    { name: 'companies-none', account: ADMIN, path: '/dashboard/companies?search=qqqq' },
    { name: 'company-new', account: ADMIN, path: '/dashboard/companies/new' },
    {
      name: 'company-new-errors',
      account: ADMIN,
      path: '/dashboard/companies/new',
      prepare: (page) => page.getByRole('button', { name: 'Dodaj firmę' }).click(),
    },
    { name: 'company', account: ADMIN, path: `/dashboard/companies/${company}` },
    { name: 'company-edit', account: ADMIN, path: `/dashboard/companies/${company}/edit` },
    { name: 'client-home', account: CLIENT, path: '/' },
    { name: 'client-company', account: CLIENT, path: `/companies/${own}` },
  ];
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await page.waitForLoadState('networkidle');
}

async function firstCompany(email: string, path: string): Promise<string> {
  const { access_token } = await demoLogin(server.address, email);
  const answer = await fetch(server.address + path, {
    headers: { 'X-API-Key': 'biuro-cli', Authorization: `Bearer ${access_token}` },
  });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
}
