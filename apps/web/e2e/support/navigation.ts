import type { Page } from '@playwright/test';
import { atRest } from './idle.ts';
import { expect } from './portal.ts';
import type { Screen } from './screens/screen.ts';

/** Nothing has to be done to see it, and anybody of the demo does who may. */
export const isPage = ({ account, before, prepare }: Screen) => !before && !prepare && typeof account !== 'function';

/** A path that leads to no page: from here each page is drawn anew. */
export const NOWHERE = '/nie/ma/takiej';

/** Goes from page to page as a link does, and looks at each once it is whole. */
export async function lookAtEach(
  page: Page,
  screens: Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    await walkTo(page, typeof screen.path === 'string' ? screen.path : await screen.path());
    await look(screen);
  }
}

/** As a link does, until the page is whole. Whoever is asked about what was begun gives it up. */
export async function walkTo(page: Page, where: string): Promise<void> {
  // The next page is drawn in calm moments, and the one before stays until then.
  await page.evaluate((to) => {
    if (new URL(to, location.href).pathname !== location.pathname)
      document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
  }, where);
  const asked = page.getByRole('button', { name: 'Odrzuć zmiany' });
  await expect(page.locator('h1:not([data-left])').or(asked)).not.toHaveCount(0);
  if (await asked.isVisible()) await asked.click();
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await atRest(page);
}
