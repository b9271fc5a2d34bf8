import type { Page } from '@playwright/test';
import { englishWords } from './english.ts';
import { axeFindings, expect } from './portal.ts';

export interface Width {
  name: 'desktop' | 'tablet' | 'phone';
  width: number;
  height: number;
}

export const DESKTOP: Width = { name: 'desktop', width: 1440, height: 900 };
export const TABLET: Width = { name: 'tablet', width: 1024, height: 768 };
export const PHONE: Width = { name: 'phone', width: 390, height: 844 };

/**
 * What is wrong with the page as it stands: for axe in both themes, sideways, or in English. Begins in the theme that is on and ends in
 * the other one: but for its colours a page is the same in both.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
  const faults = await axeFindings(page);
  faults.push(...(await englishWords(page)).map((word) => `English: ${word}`));
  if (await scrollsSideways(page)) faults.push('scrolls sideways');
  const other = theme === 'dark' ? 'light' : 'dark';
  await choose(page, other);
  const colours = await axeFindings(page, 'colours');
  return [...faults.map((fault) => `${theme}: ${fault}`), ...colours.map((fault) => `${other}: ${fault}`)];
}

/** As the switch of the theme does it. */
export async function choose(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('biuro.theme', chosen);
    dispatchEvent(new Event('biuro:theme'));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
