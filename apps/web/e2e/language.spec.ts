import type { BrowserContext } from '@playwright/test';
import { ADMIN, address, CLIENT, expect, test } from './portal.ts';
import { expectedLandings, walk } from './route-walk.ts';
import { SCREENS } from './screens.ts';
import { saidIn } from './sentences.ts';
import { type StoredSession, storeSession } from './sessions.ts';

/** As somebody who has chosen English on this device. */
const inEnglish = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('biuro.locale', 'en');
  });

for (const [role, email] of Object.entries({ nobody: null, client: CLIENT, administrator: ADMIN })) {
  test(`every route is called in English for ${role}`, async ({ page, context }) => {
    await inEnglish(context);
    const session = email ? await storeSession(context, address(), email) : null;
    await page.goto('/no/such/page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const expected = await expectedLandings(page, session, 'en');
    expect(await walk(page, expected)).toEqual(expected);
  });
}

const sessions = new Map<string, StoredSession>();
/** The pages of the list, each once; what opens over them is named in Polish there. */
const pages = new Map(
  SCREENS.filter(({ account }) => account === undefined || typeof account === 'string').map((screen) => [
    [screen.account, screen.path].map(String).join(' '),
    screen,
  ]),
);

for (const { name, account, path } of pages.values()) {
  test(`${name}: no sentence of the page is Polish when the language is English`, async ({ page, context }) => {
    await inEnglish(context);
    if (typeof account === 'string') {
      const session = sessions.get(account) ?? (await storeSession(context, address(), account));
      sessions.set(account, session);
      await context.addInitScript((text) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('biuro.session', text);
      }, JSON.stringify(session));
    }
    await page.goto(typeof path === 'string' ? path : await path());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await saidIn('pl', page)).toEqual([]);
  });
}
