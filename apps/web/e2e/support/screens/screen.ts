import { expect, type Page } from '@playwright/test';
import type { NewPerson } from '../portal.ts';

export interface Screen {
  name: string;
  /** Who looks at it: an account of the demo, or a person that is created for it. */
  account?: string | (() => Promise<NewPerson>);
  path: string | (() => Promise<string>);
  /** Preparation before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Console messages that belong to the state. */
  noise?: RegExp;
  /** Brings the page into the state that is examined. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The only width at which the state exists. */
  only?: 'desktop' | 'phone';
  /** It closes when the width changes, so that it is opened again. */
  closes?: true;
}

export const pressed = (name: string | RegExp, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await then(page);
};

export const dialogOf = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();

/** Waits for a list of what was deleted. */
export const restorable = (page: Page) =>
  expect(page.getByRole('button', { name: /^Przywróć: / }).first()).toBeVisible();

/** Opens a menu, of actions or of choices. */
export const menuOf = (name: string | RegExp) =>
  pressed(name, (page) => expect(page.getByRole('menu').locator('[role^=menuitem]').first()).toBeVisible());

/** Chooses an item of a menu. */
export const taken = (menu: string | RegExp, item: string | RegExp, then: (page: Page) => Promise<unknown>) =>
  pressed(menu, async (page) => {
    await page.getByRole('menuitem', { name: item }).click();
    await then(page);
  });

export const filtersOpen = pressed('Dodaj filtr', (page) =>
  expect(page.locator('.list-popover:popover-open').getByRole('combobox').first()).toBeVisible(),
);

/** Marks the first record of a list that is short enough for its head to hide no row: the bar that floats must cover none. */
export async function firstMarked(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Zaznaczone' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

/** Sends the form of a dialog as it stands, and waits for what is wrong with it. */
export async function sentWithMistakes(page: Page, title: string | RegExp, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog.getByText(/^Popraw \d/)).toBeVisible();
}
