// Pictures of every screen at two widths in both themes: to look at (--out DIR) and, of two of them, for the README.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storedSession } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Screen } from '../apps/web/e2e/support/screens/screen.ts';
import { SCREENS } from '../apps/web/e2e/support/screens.ts';
import { browserArgs, findBrowser } from './library/browser.ts';
import { root } from './library/process.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'docs/screenshots') },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;

const server = await startServerProcess();
process.env.BIURO_TEST_ADDRESS = server.address;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
const sessions = new Map<string, string>();
try {
  mkdirSync(values.out, { recursive: true });
  const wanted = values.all ? (values.only ?? '') : 'companies';
  for (const screen of SCREENS.filter(({ name }) =>
    values.all ? wanted.split(',').some((part) => name.includes(part)) : name === wanted,
  )) {
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      if ((!values.all && width !== 'desktop') || (screen.only && screen.only !== width)) continue;
      for (const theme of THEMES) {
        const name = screen.name.replaceAll(/\W+/g, '-');
        await take(browser, screen, viewport, theme, values.all ? `${name}-${width}-${theme}` : `${name}-${theme}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}

async function take(
  chrome: Browser,
  screen: Screen,
  viewport: { width: number; height: number },
  theme: (typeof THEMES)[number],
  name: string,
): Promise<void> {
  const context = await chrome.newContext({
    viewport,
    baseURL: server.address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    hasTouch: viewport.width < 600,
    reducedMotion: 'reduce',
  });
  const session = screen.account === undefined ? undefined : await sessionOf(screen.account);
  await context.addInitScript(
    ([chosen, stored]) => {
      localStorage.setItem('biuro.theme', chosen);
      if (stored && !sessionStorage.getItem('seeded')) localStorage.setItem('biuro.session', stored);
      sessionStorage.setItem('seeded', 'yes');
    },
    [theme, session] as const,
  );
  const page = await context.newPage();
  await screen.before?.(page);
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  if (values.all) await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
  await page.screenshot({ path: join(values.out, `${name}.png`), animations: 'disabled' });
  await context.close();
}

async function sessionOf(account: NonNullable<Screen['account']>): Promise<string> {
  if (typeof account !== 'string') {
    const { email, password } = await account();
    return storedSession(server.address, email, password);
  }
  const session = sessions.get(account) ?? (await storedSession(server.address, account));
  sessions.set(account, session);
  return session;
}

/** A window as high as the page: what sticks to its edges then stands at the ends of the picture. */
function heightOf(page: Page, atLeast: number): Promise<number> {
  return page.evaluate((height) => Math.max(height, document.documentElement.scrollHeight), atLeast);
}
