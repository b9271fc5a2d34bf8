import type { BrowserContext } from '@playwright/test';
import { lookAtEach } from '../support/navigation.ts';
import { ADMIN, address, asSignedIn, CLIENT, expect, test } from '../support/portal.ts';
import { expectedLandings, walk } from '../support/route-walk.ts';
import type { Screen } from '../support/screens/screen.ts';
import { GROUPS } from '../support/screens.ts';
import { saidIn } from '../support/sentences.ts';
import { storeSession } from '../support/sessions.ts';

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

/** Each address once, with the dialog that it may open; what is brought about by hand is named in Polish. */
function addressesOf(screens: Screen[]): Screen[] {
  const lasting = screens.filter(({ account, before }) => !before && typeof account !== 'function');
  return [...new Map(lasting.map((screen) => [String(screen.path), screen])).values()];
}

for (const [group, all] of Object.entries(GROUPS)) {
  const screens = addressesOf(all);
  if (screens.length === 0) continue;
  test(`no sentence of the pages is Polish when the language is English: ${group}`, async ({ page, context }) => {
    await inEnglish(context);
    const account = screens[0]?.account;
    if (typeof account === 'string') await asSignedIn(context, account);
    await page.goto('/no/such/page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await lookAtEach(page, screens, async ({ name }) => expect.soft(await saidIn('pl', page), name).toEqual([]));
  });
}
