import type { Page } from '@playwright/test';
import { englishWords } from './english.ts';
import { address, axeFindings, expect, test } from './portal.ts';
import { SCREENS } from './screens.ts';
import { type StoredSession, storeSession } from './sessions.ts';

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

// These screens only look, so they share a session for each account.
const sessions = new Map<string, StoredSession>();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, account, path, prepare, only } of SCREENS) {
  test(`${name}: axe finds nothing in both themes and widths, nothing scrolls sideways, every word is Polish`, async ({
    page,
    context,
  }) => {
    if (account) {
      const session = sessions.get(account) ?? (await storeSession(context, address(), account));
      sessions.set(account, session);
      await context.addInitScript(keep, JSON.stringify(session));
    }
    const where = typeof path === 'string' ? path : await path();
    for (const [width, viewport] of Object.entries(VIEWPORTS)) {
      if (only && only !== width) continue;
      await page.setViewportSize(viewport);
      await page.goto(where);
      await choose(page, 'light');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await prepare?.(page);

      expect(await axeFindings(page), `${width}, light`).toEqual([]);
      expect(await englishWords(page), width).toEqual([]);
      expect(await scrollsSideways(page), width).toBe(false);
      await choose(page, 'dark');
      expect(await axeFindings(page, 'colours'), `${width}, dark`).toEqual([]);
    }
  });
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
