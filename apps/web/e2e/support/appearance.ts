import type { Page } from '@playwright/test';
import { englishWords } from './english.ts';
import { axeFindings, expect } from './portal.ts';

interface Width {
  name: 'desktop' | 'tablet' | 'phone';
  width: number;
  height: number;
}

export interface Look extends Width {
  /** Everything in both themes, or everything but colours in one. */
  extent: 'themes' | 'layout';
}

const DESKTOP: Width = { name: 'desktop', width: 1440, height: 900 };
const TABLET: Width = { name: 'tablet', width: 1024, height: 768 };
export const PHONE: Width = { name: 'phone', width: 390, height: 844 };

const isFull = process.env.BIURO_TEST_TIER === 'full';

export const ON_DESKTOP: Look = { ...DESKTOP, extent: 'themes' };
export const ON_PHONE: Look = { ...PHONE, extent: 'themes' };

/** Where axe looks at each screen beside the desktop: `npm test` at the layout on a phone, `npm run test:full` at everything in three widths. */
export const FURTHER_LOOKS: Look[] = isFull
  ? [{ ...TABLET, extent: 'themes' }, ON_PHONE]
  : [{ ...PHONE, extent: 'layout' }];

/** Faults of the page as it is: findings of axe, sideways scrolling, English words. The theme may be another one afterwards. */
export async function faultsOf(page: Page, { extent }: Pick<Look, 'extent'> = ON_DESKTOP): Promise<string[]> {
  // The full tier begins with the theme that the page has, because apart from colours a page is the same in both.
  if (!isFull) await choose(page, 'light');
  const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
  const faults = await axeFindings(page, extent === 'layout' ? 'layout' : 'all');
  faults.push(...(await englishWords(page)).map((word) => `English: ${word}`));
  if (await scrollsSideways(page)) faults.push('scrolls sideways');
  const found = faults.map((fault) => `${theme}: ${fault}`);
  if (extent === 'layout') return found;
  const other = theme === 'dark' ? 'light' : 'dark';
  await choose(page, other);
  const colours = await axeFindings(page, 'colours');
  return [...found, ...colours.map((fault) => `${other}: ${fault}`)];
}

/** Switches the theme like the button of the frame. */
export async function choose(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('biuro.theme', chosen);
    dispatchEvent(new Event('biuro:theme'));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** The page, or a dialog over it. */
function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const scrollers = document.querySelectorAll('html, dialog[open], dialog[open] > .dialog-body');
    return [...scrollers].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  });
}
