import type { Page } from '@playwright/test';
import { expect } from './portal.ts';
import { atRest } from './rest.ts';
import type { Screen } from './screens/screen.ts';

/** Nothing has to be done to see it, and anybody of the demo does who may. */
export const isPage = ({ account, before, prepare }: Screen) => !before && !prepare && typeof account !== 'function';

/** Goes from page to page as a link does, and looks at each once it is whole. */
export async function lookAtEach(
  page: Page,
  screens: Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    const where = typeof screen.path === 'string' ? screen.path : await screen.path();
    // The next page is drawn in calm moments, and the one before stays until then.
    await page.evaluate((to) => {
      if (new URL(to, location.href).pathname !== location.pathname)
        document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
    }, where);
    await expect(page.locator('h1[data-left]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await atRest(page);
    await look(screen);
  }
}
