import type { Page } from '@playwright/test';
import { choose, ON_PHONE } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { walkTo } from '../support/navigation.ts';
import { addClient, addCompany, addErrand, addPublished, addTask } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, CLIENT, expect, test } from '../support/portal.ts';
import { company, liability, ownCompany, task } from '../support/screens/records.ts';
import { storeSession } from '../support/sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Addressed {
  path: () => Promise<string> | string;
  forms: string[];
}

/** Every page over which a dialog opens that is named in the address. */
const OFFICE: Addressed[] = [
  { path: () => '/dashboard/companies', forms: ['deleted'] },
  { path: () => '/dashboard/users', forms: ['invite', 'new', 'deleted'] },
  { path: async () => `/dashboard/companies/${await company()}/employees`, forms: ['deleted'] },
  { path: () => '/dashboard/tasks', forms: ['open-month', 'deleted'] },
  { path: async () => `/dashboard/tasks/${(await task('calculated')).id}`, forms: ['checklist', 'edit'] },
  { path: () => '/dashboard/liabilities', forms: ['deleted'] },
  {
    path: async () => `/dashboard/liabilities/${await liability('approved')}`,
    forms: ['amount', 'pay', 'publish', 'delete'],
  },
];

test('Escape closes each dialog that has an address and stays on its page, and Back leads to the page before', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard');
  for (const { path, forms } of OFFICE)
    for (const form of forms) await escapeFrom(page, '/dashboard', await path(), form);
});

test('the same holds for a client', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  await page.goto('/');
  await escapeFrom(page, '/', `/companies/${await ownCompany()}`, 'change');
});

test('and for a client whose documents are awaited', async ({ page, context }) => {
  const { id } = await addCompany('Escape Testowy Dokumenty', { vat_status: 'exempt', vat_period: null });
  const settlement = await addTask(id, '2026-10');
  const { email, password } = await addClient('escape@klienci.example', 'Ewa Escape', id);
  await storeSession(context, address(), email, { password });
  await page.goto('/');
  for (const form of ['confirm', 'late']) await escapeFrom(page, '/', `/settlements/${settlement.id}`, form);
});

async function escapeFrom(page: Page, before: string, path: string, form: string): Promise<void> {
  await test.step(`${path}?form=${form}`, async () => {
    await walkTo(page, before);
    await walkTo(page, path);
    await atRest(page);
    // A list may have named its month meanwhile.
    const stood = page.url();
    const open = page.locator('dialog[open]');
    // As a button of the page opens it.
    await page.evaluate((name) => history.pushState({ form: name }, '', `${location.pathname}?form=${name}`), form);
    await expect(open).toHaveCount(1);
    await atRest(page);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await atRest(page);
    expect(page.url()).toBe(stood);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
}

test('titles and texts of dialogs are readable in both themes, whatever they stand in', async ({ page, context }) => {
  const { id } = await addCompany('Kontrast Testowy Dokumenty', { vat_status: 'exempt', vat_period: null });
  await addTask(id, '2026-10');
  const { email, password } = await addClient('kontrast@klienci.example', 'Karol Kontrast', id);
  await storeSession(context, address(), email, { password });
  await page.goto('/');
  await page.getByRole('button', { name: 'Potwierdzam komplet dokumentów' }).click();
  await expect(page.getByRole('dialog', { name: 'Potwierdzić komplet dokumentów?' })).toBeVisible();
  await expectReadable(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectReadable(page);
});

async function expectReadable(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await choose(page, theme);
    await atRest(page);
    const texts = await page.evaluate(contrastsInDialog);
    expect(texts.length).toBeGreaterThan(2);
    expect(
      texts.filter(({ contrast }) => contrast < 4.5),
      theme,
    ).toEqual([]);
  }
}

/** Runs in the browser: the contrast of each text of the open dialog to what is painted behind it. */
function contrastsInDialog(): { text: string; contrast: number }[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): number[] => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const backgroundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba(getComputedStyle(element).backgroundColor);
    const below = alpha === 255 ? [] : backgroundOf(element.parentElement);
    return [red, green, blue].map((part, index) => (part * alpha + (below[index] ?? 0) * (255 - alpha)) / 255);
  };
  const luminance = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  return [...document.querySelectorAll('dialog[open] *')]
    .filter((element) => ownText(element) !== '' && element.checkVisibility())
    .map((element) => {
      const [one, other] = [rgba(getComputedStyle(element).color), backgroundOf(element)].map(luminance);
      const [dark = 0, light = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b);
      return { text: ownText(element), contrast: Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100 };
    });
}

test('the filters of a list fit on a low screen and scroll inside', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Dodaj filtr' }).click();
  const popover = page.locator('.list-popover:popover-open');
  const last = popover.getByRole('combobox').last();
  await expect(last).toBeVisible();
  await atRest(page);
  const { top, bottom } = await popover.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(800);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('on a phone a toast stands above the tab bar', async ({ page, context }) => {
  const own = await addCompany('Nad paskiem Anna Dymek');
  const errand = await addErrand(own.id, '2025-04');
  const person = await addClient('dymek@klienci.example', 'Anna Dymek', own.id);
  await addPublished(errand.id, 'vat', '345.00');
  await storeSession(context, address(), person.email, { password: person.password });
  await page.setViewportSize(ON_PHONE);
  await page.goto('/payments');
  await page.getByRole('region', { name: 'Do zapłaty' }).getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zapłacone', exact: true }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await atRest(page);
  const tabs = await page.locator('.client-tabs').boundingBox();
  const shown = await toast.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});
