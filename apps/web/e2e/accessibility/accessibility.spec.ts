import type { BrowserContext, Page } from '@playwright/test';
import { FURTHER_LOOKS, faultsOf, ON_DESKTOP, ON_PHONE } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { isPage, NOWHERE, walkTo } from '../support/navigation.ts';
import { address, asSignedIn, expect, test } from '../support/portal.ts';
import type { Screen } from '../support/screens/screen.ts';
import { GROUPS } from '../support/screens.ts';
import { storeSession } from '../support/sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** So many screens share a browser, so that it loads the code of the portal once. */
const TOGETHER = 12;

for (const [group, screens] of Object.entries(GROUPS)) {
  // `walks.spec.ts` looks at the pages themselves; these states have to be prepared.
  const states = screens.filter((screen) => !isPage(screen));
  const together = states.filter(sharesBrowser);
  const tests = [
    ...Array.from({ length: Math.ceil(together.length / TOGETHER) }, (_, part) =>
      together.slice(part * TOGETHER, (part + 1) * TOGETHER),
    ),
    ...states.filter((screen) => !sharesBrowser(screen)).map((screen) => [screen]),
  ];
  for (const some of tests) {
    const names = some.map(({ name }) => name).join(', ');
    test(`${group}: axe finds nothing in both themes, nothing scrolls sideways, every word is Polish: ${names}`, async ({
      page,
      context,
      watch,
    }) => {
      test.setTimeout(30_000 + some.length * 30_000);
      const [first] = some;
      if (first?.noise) watch.allow(first.noise);
      if (first?.account) await comeAs(context, first.account);
      for (const screen of some) await test.step(screen.name, () => examine(page, screen));
    });
  }
}

/** Whether the screen needs neither preparation of the browser nor a person of its own. */
function sharesBrowser({ account, before, noise }: Screen): boolean {
  return !before && !noise && typeof account !== 'function';
}

async function examine(page: Page, screen: Screen): Promise<void> {
  const where = typeof screen.path === 'string' ? screen.path : await screen.path();
  const first = screen.only === 'phone' ? ON_PHONE : ON_DESKTOP;
  await page.setViewportSize(first);
  await screen.before?.(page);
  await show(page, where, screen);
  expect.soft(await faultsOf(page, first), `${screen.name}, ${first.name}`).toEqual([]);
  if (screen.only) return;

  const open = await whatIsOpen(page);
  for (const look of FURTHER_LOOKS) {
    await page.setViewportSize(look);
    if (screen.closes) await show(page, where, screen);
    expect.soft(await whatIsOpen(page), `${screen.name}, ${look.name}`).toEqual(open);
    expect.soft(await faultsOf(page, look), `${screen.name}, ${look.name}`).toEqual([]);
  }
}

/** A signed-in person follows links, by way of a page that clears the state before; others open the address. */
async function show(page: Page, where: string, screen: Screen): Promise<void> {
  if (sharesBrowser(screen) && screen.account && page.url() !== 'about:blank') {
    await walkTo(page, NOWHERE);
    await walkTo(page, where);
  } else {
    // The same address again would be a reload, after which signing in goes on at its second step.
    await page.goto('about:blank');
    await page.goto(where);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await atRest(page);
  }
  await screen.prepare?.(page);
}

/** What is open over the page. When it has closed, axe would examine the page below it instead. */
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
