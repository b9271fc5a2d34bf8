import type { BrowserContext, Page } from '@playwright/test';
import { englishWords } from './english.ts';
import { address, axeFindings, expect, test } from './portal.ts';
import type { Screen } from './screens/screen.ts';
import { SCREENS } from './screens.ts';
import { type StoredSession, storeSession } from './sessions.ts';

interface Width {
  name: 'desktop' | 'phone';
  width: number;
  height: number;
}

const DESKTOP: Width = { name: 'desktop', width: 1440, height: 900 };
const PHONE: Width = { name: 'phone', width: 390, height: 844 };

// These screens only look, so they share a session for each account.
const sessions = new Map<string, StoredSession>();
// A trace of what the examiner does weighs more than the pages; its findings are told in full.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const screen of SCREENS) {
  test(`${screen.name}: axe finds nothing in both themes and widths, nothing scrolls sideways, every word is Polish`, async ({
    page,
    context,
  }) => {
    if (screen.account) await context.addInitScript(keep, JSON.stringify(await sessionOf(context, screen.account)));
    const where = typeof screen.path === 'string' ? screen.path : await screen.path();
    const first = screen.only === 'phone' ? PHONE : DESKTOP;
    await page.setViewportSize(first);
    await show(page, where, screen);
    await examine(page, first.name);
    if (screen.only) return;

    const open = await whatIsOpen(page);
    await page.setViewportSize(PHONE);
    if (screen.closes) await show(page, where, screen);
    expect(await whatIsOpen(page)).toEqual(open);
    await examine(page, PHONE.name);
  });
}

async function show(page: Page, where: string, { prepare }: Screen): Promise<void> {
  await page.goto(where);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
}

async function examine(page: Page, width: string): Promise<void> {
  await choose(page, 'light');
  expect(await axeFindings(page), `${width}, light`).toEqual([]);
  expect(await englishWords(page), width).toEqual([]);
  expect(await scrollsSideways(page), width).toBe(false);
  await choose(page, 'dark');
  expect(await axeFindings(page, 'colours'), `${width}, dark`).toEqual([]);
}

/** What stands over the page: a state that was lost would be examined as the page below it. */
function whatIsOpen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu], [popover]:popover-open')].map(
      ({ className }) => className,
    ),
  );
}

async function sessionOf(context: BrowserContext, account: NonNullable<Screen['account']>): Promise<StoredSession> {
  if (typeof account !== 'string') {
    const person = await account();
    return storeSession(context, address(), person.email, person);
  }
  const session = sessions.get(account) ?? (await storeSession(context, address(), account));
  sessions.set(account, session);
  return session;
}

/** The examiner opens an empty page of its own, which has no storage. */
function keep(session: string): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('biuro.session', session);
}

/** As the switch of the theme does it. */
async function choose(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('biuro.theme', chosen);
    dispatchEvent(new Event('biuro:theme'));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
