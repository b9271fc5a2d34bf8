import type { BrowserContext, Page } from '@playwright/test';
import { DESKTOP, faultsOf, PHONE, TABLET } from './appearance.ts';
import { address, asSignedIn, expect, test } from './portal.ts';
import { atRest } from './rest.ts';
import type { Screen } from './screens/screen.ts';
import { SCREENS } from './screens.ts';
import { storeSession } from './sessions.ts';
import { isPage } from './walking.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Those that have to be brought about; the pages themselves are looked at on a walk. */
const states = SCREENS.filter((screen) => !isPage(screen));

for (const screen of states) {
  test(`${screen.name}: axe finds nothing in both themes and all widths, nothing scrolls sideways, every word is Polish`, async ({
    page,
    context,
    watch,
  }) => {
    if (screen.noise) watch.allow(screen.noise);
    if (screen.account) await comeAs(context, screen.account);
    const where = typeof screen.path === 'string' ? screen.path : await screen.path();
    const first = screen.only === 'phone' ? PHONE : DESKTOP;
    await page.setViewportSize(first);
    await screen.before?.(page);
    await show(page, where, screen);
    expect(await faultsOf(page), first.name).toEqual([]);
    if (screen.only) return;

    const open = await whatIsOpen(page);
    for (const width of [TABLET, PHONE]) {
      await page.setViewportSize(width);
      if (screen.closes) await show(page, where, screen);
      expect(await whatIsOpen(page)).toEqual(open);
      expect(await faultsOf(page), width.name).toEqual([]);
    }
  });
}

async function show(page: Page, where: string, { prepare }: Screen): Promise<void> {
  await page.goto(where);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await atRest(page);
  await prepare?.(page);
}

/** What stands over the page: a state that was lost would be examined as the page below it. */
function whatIsOpen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], [role=dialog], [role=menu], [popover]:popover-open')].map(
      ({ className }) => className,
    ),
  );
}

async function comeAs(context: BrowserContext, account: NonNullable<Screen['account']>): Promise<unknown> {
  if (typeof account === 'string') return asSignedIn(context, account);
  const person = await account();
  return storeSession(context, address(), person.email, person);
}
