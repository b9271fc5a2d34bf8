import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Goes to a button or link and presses Enter on it. */
export async function enterAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and writes into it, over what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Opens the palette, writes, and takes the choice that is named. */
export async function byPalette(page: Page, text: string, choice: RegExp): Promise<void> {
  await page.keyboard.press('Control+K');
  // Without waiting for the field, as people do.
  await page.keyboard.type(text);
  const option = page.getByRole('option', { name: choice });
  await expect(option).toBeVisible();
  for (let presses = 0; (await option.getAttribute('aria-selected')) !== 'true'; presses += 1) {
    if (presses > 20) throw new Error(`Arrows do not lead to ${choice.source}`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Opens the menu of a button and takes one of its items. */
export async function fromMenu(page: Page, button: Locator, item: string): Promise<void> {
  await enterAt(page, button);
  const wanted = page.getByRole('menuitem', { name: item });
  await expect(wanted).toBeVisible();
  for (let presses = 0; !(await isActive(wanted)); presses += 1) {
    if (presses > 20) throw new Error(`Arrows do not lead to ${item}`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** The item has the focus, or the menu that has it names the item as its active one. */
function isActive(item: Locator): Promise<boolean> {
  return item.evaluate((element) => {
    const { activeElement } = document;
    return element.contains(activeElement) || activeElement?.getAttribute('aria-activedescendant') === element.id;
  });
}
