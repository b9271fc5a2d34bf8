import { FURTHER_LOOKS, faultsOf, ON_DESKTOP } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { isPage, lookAtEach, NOWHERE } from '../support/navigation.ts';
import { ADMIN, address, asSignedIn, CLIENT, expect, test, watched } from '../support/portal.ts';
import { GROUPS } from '../support/screens.ts';
import { storeSession } from '../support/sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [group, screens] of Object.entries(GROUPS)) {
  const pages = screens.filter(isPage);
  if (pages.length === 0) continue;
  test(`axe finds nothing on the pages, nothing scrolls sideways, every word is Polish: ${group}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    if (typeof pages[0]?.account === 'string') await asSignedIn(context, pages[0].account);
    await page.goto(NOWHERE);
    await lookAtEach(page, pages, async ({ name }) => {
      for (const look of [...FURTHER_LOOKS, ON_DESKTOP]) {
        await page.setViewportSize(look);
        await atRest(page);
        expect.soft(await faultsOf(page, look), `${name}, ${look.name}`).toEqual([]);
      }
    });
  });
}

const PATHS = {
  [ADMIN]: ['/dashboard', '/dashboard/companies', '/dashboard/users', '/dashboard/users/profile'],
  [CLIENT]: ['/', '/profile'],
};

for (const host of ['business-panel.localhost', 'sosnowa.localhost']) {
  test(`axe finds nothing in the colours of ${host}`, async ({ browser }) => {
    const origin = address().replace('127.0.0.1', host);
    for (const [email, paths] of Object.entries(PATHS)) {
      const context = await browser.newContext({ locale: 'pl-PL', reducedMotion: 'reduce', baseURL: origin });
      const complaints = watched(context, origin);
      const page = await context.newPage();
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await atRest(page);
      expect.soft(await faultsOf(page), 'login').toEqual([]);
      await storeSession(context, origin, email);
      await page.goto(NOWHERE);
      await lookAtEach(
        page,
        paths.map((path) => ({ name: path, path })),
        async ({ name }) => expect.soft(await faultsOf(page), name).toEqual([]),
      );
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
}
