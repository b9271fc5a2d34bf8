import type { Page } from '@playwright/test';
import { atRest } from './idle.ts';
import { expect } from './portal.ts';
import type { Screen } from './screens/screen.ts';

/** Whether the screen is a page that an account of the demo opens without preparation. */
export const isPage = ({ account, before, prepare }: Screen) => !before && !prepare && typeof account !== 'function';

/** A path without a page: a walk that comes from here renders the next page from the start. */
export const NOWHERE = '/nie/ma/takiej';

/** Goes from page to page like a link, and looks at each when it has loaded. */
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

/** Goes to a path like a link and waits until the page has loaded. Unsaved changes are discarded. */
export async function walkTo(page: Page, where: string): Promise<void> {
  // The next page is rendered a moment later, and the page before stays until then.
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
