// Pictures of every screen at two widths in both themes, to look at (`--all`, of some with `--only`), or those of the README.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storedSession } from '@biuro/testing/demo-login.ts';
import { startServerProcess } from '@biuro/testing/server-process.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { atRest, countRequests } from '../apps/web/e2e/support/idle.ts';
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

interface Picture {
  screen: Screen;
  width: keyof typeof WIDTHS;
  /** Its file without theme and suffix. */
  name: string;
}

const README: { screen: string; width: keyof typeof WIDTHS; name: string }[] = [
  { screen: 'dashboard', width: 'desktop', name: 'office-home' },
  { screen: 'calculated task', width: 'desktop', name: 'settlement' },
  { screen: 'client home', width: 'phone', name: 'client-home' },
];

const pictures = values.all ? everyScreen(values.only?.split(',') ?? ['']) : README.flatMap(ofReadme);
const server = await startServerProcess();
process.env.BIURO_TEST_ADDRESS = server.address;
process.env.BIURO_TEST_DATA_DIR = server.dataDir;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs });
const sessions = new Map<string, string>();
try {
  mkdirSync(values.out, { recursive: true });
  for (const picture of pictures) for (const theme of THEMES) await take(browser, picture, theme);
} finally {
  await browser.close();
  await server.stop();
}

function everyScreen(parts: string[]): Picture[] {
  const screens = SCREENS.filter(({ name }) => parts.some((part) => name.includes(part)));
  return screens.flatMap((screen) =>
    (['desktop', 'phone'] as const)
      .filter((width) => !screen.only || screen.only === width)
      .map((width) => ({ screen, width, name: `${screen.name.replaceAll(/\W+/g, '-')}-${width}` })),
  );
}

function ofReadme({ screen: wanted, ...picture }: (typeof README)[number]): Picture[] {
  return SCREENS.filter(({ name }) => name === wanted).map((screen) => ({ screen, ...picture }));
}

async function take(chrome: Browser, { screen, width, name }: Picture, theme: (typeof THEMES)[number]): Promise<void> {
  const viewport = WIDTHS[width];
  const context = await chrome.newContext({
    viewport,
    baseURL: server.address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    hasTouch: width === 'phone',
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
  countRequests(context);
  const page = await context.newPage();
  await screen.before?.(page);
  await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest(page);
  // A first visit does without the portal's font when it comes late.
  if (!values.all) await page.reload();
  await atRest(page);
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  if (values.all) await page.setViewportSize({ ...viewport, height: await heightOf(page, viewport.height) });
  await page.screenshot({ path: join(values.out, `${name}-${theme}.png`), animations: 'disabled' });
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
