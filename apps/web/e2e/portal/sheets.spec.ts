import type { Page } from '@playwright/test';
import { PHONE } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { ADMIN, asSignedIn, expect, test } from '../support/portal.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heightOf = PHONE.height;

test('on a phone a dialog is a sheet at the bottom with buttons of its full width', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await asSignedIn(context, ADMIN);
  const sheet = await openDialog(page);
  const box = await boxOf(sheet);
  expect({ left: box.x, width: box.width, bottom: box.y + box.height }).toEqual({
    left: 0,
    width: PHONE.width,
    bottom: heightOf,
  });
  for (const button of await sheet.locator('.dialog-actions > .button').all()) {
    const { width, height } = await boxOf(button);
    expect(width).toBe(PHONE.width - 40);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('a long sheet leaves a strip of the page, and its head and buttons stay while its body scrolls', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ ...PHONE, height: 420 });
  await asSignedIn(context, ADMIN);
  const sheet = await openDialog(page);
  const { y } = await boxOf(sheet);
  expect(y).toBeGreaterThanOrEqual(32);
  const body = sheet.locator('.dialog-body');
  expect(await body.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(sheet.locator('.dialog-header')).toBeInViewport({ ratio: 1 });
  await expect(sheet.locator('.dialog-actions')).toBeInViewport({ ratio: 1 });
});

test('drawn down by its head a sheet closes, a short pull lets it go back, and the focus returns', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await asSignedIn(context, ADMIN);
  const sheet = await openDialog(page);
  const before = await boxOf(sheet);
  await draw(page, before.y + 12, 60);
  expect(await boxOf(sheet)).toEqual(before);
  await draw(page, before.y + 12, 160);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zaproś' })).toBeFocused();
});

test('the same dialog stands in the middle of a wide screen and cannot be drawn', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await asSignedIn(context, ADMIN);
  const sheet = await openDialog(page);
  const before = await boxOf(sheet);
  expect(before.x).toBeGreaterThan(300);
  await draw(page, before.y + 12, 200);
  expect(await boxOf(sheet)).toEqual(before);
});

async function openDialog(page: Page) {
  await page.goto('/dashboard/users');
  await page.getByRole('button', { name: 'Zaproś' }).click();
  const sheet = page.locator('dialog[open]');
  await expect(sheet).toBeVisible();
  await atRest(page);
  return sheet;
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: { boundingBox: () => Promise<Box | null> }): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** In steps that take a while: a quick pull of any length closes. */
async function draw(page: Page, from: number, distance: number): Promise<void> {
  const middle = (page.viewportSize()?.width ?? 0) / 2 - 60;
  await page.mouse.move(middle, from);
  await page.mouse.down();
  await page.mouse.move(middle, from + distance, { steps: 8 });
  await page.waitForTimeout(400);
  await page.mouse.up();
}
