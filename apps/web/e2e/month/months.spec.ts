import { warsawDay } from '@biuro/core/lib/warsaw.ts';
import { previousPeriod, settledMonth } from '@biuro/core/poland/period.ts';
import type { Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { ADMIN, asSignedIn, axeFindings, expect, test } from '../support/portal.ts';

const settled = settledMonth(warsawDay(Date.now()));
const inFigures = (month: string) => month.split('-').toReversed().join('/');

const switcher = (page: Page) => page.getByRole('group', { name: 'Miesiąc' });
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/[^\d]/g, ''));
/** How many records the sentence under the title of a list speaks of. */
const found = async (page: Page) => numberIn(await page.locator('.page-sentence').textContent());

test.beforeEach(({ context }) => asSignedIn(context, ADMIN));

test('home, companies, tasks and amounts have the same switch of the month, in the address and by the same keys', async ({
  page,
}) => {
  for (const path of [
    '/dashboard',
    '/dashboard/companies',
    '/dashboard/tasks',
    '/dashboard/tasks/board',
    '/dashboard/liabilities',
  ]) {
    await page.goto(path);
    const month = switcher(page).getByRole('combobox', { name: 'Miesiąc' });
    await expect(month).toHaveValue(settled);
    await page.keyboard.press(',');
    await expect(page).toHaveURL(new RegExp(`[?&]month=${previousPeriod(settled)}`));
    await expect(month).toHaveValue(previousPeriod(settled));
    await page.keyboard.press('.');
    await expect(month).toHaveValue(settled);
    await page.goBack();
    await expect(month).toHaveValue(previousPeriod(settled));
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('the heading of the status names the month, and what is older and not finished stands first and is counted', async ({
  page,
}) => {
  await page.goto(`/dashboard/companies?month=${settled}`);
  await expect(page.getByRole('columnheader', { name: `Rozliczenie ${inFigures(settled)}` })).toBeVisible();
  const older = switcher(page).getByRole('link', { name: /niezakończon/ });
  const count = numberIn(await older.getAttribute('aria-label'));
  expect(count).toBeGreaterThan(0);
  await older.click();
  await expect.poll(() => found(page)).toBe(count);
  const tags = page.locator('tbody tr td .tag-danger', { hasText: /^\d\d\/20\d\d: / });
  await expect(tags).toHaveCount(count);
  await older.click();
  await expect(page).toHaveURL(`/dashboard/companies?month=${settled}`);
});

test('the home counts what is not finished of earlier months, and leads to a list of as many', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('group', { name: 'Czyja praca' }).getByText('Całe biuro').click();
  const older = switcher(page).getByRole('link', { name: /niezakończon/ });
  await expect(older).toHaveAttribute('href', `/dashboard/tasks?before=${settled}`);
  const count = numberIn(await older.getAttribute('aria-label'));
  await older.click();
  await expect.poll(() => found(page)).toBe(count);
});

test('amounts open on the month, with a number on each tab and the sum below their column', async ({ page }) => {
  await page.goto('/dashboard/liabilities');
  await expect(page).toHaveURL(`/dashboard/liabilities?month=${settled}`);
  const tabs = page.locator('.page-tab');
  await expect(tabs.locator('.page-tab-count')).toHaveCount(await tabs.count());
  const [all = 0, ...states] = (await tabs.locator('.page-tab-count').allTextContents()).map(numberIn);
  expect(states.reduce((sum, one) => sum + one, 0)).toBe(all);
  await expect.poll(() => found(page)).toBe(all);
  await tabs.filter({ hasText: 'Otwarte' }).click();
  await expect.poll(() => found(page)).toBe(states[2]);

  await page.goto(`/dashboard/liabilities?month=${settled}&filters[state]=open&limit=100`);
  const total = page.locator('tfoot td', { hasText: 'zł' }).first();
  await expect(total).toBeVisible();
  const amounts = await page.locator('tbody .money').allTextContents();
  expect(amounts.length).toBe(states[2]);
  expect(amounts.reduce((sum, one) => sum + numberIn(one), 0)).toBe(numberIn(await total.textContent()));
});

test('at 1280 pixels the key columns stay, and those that do not fit are told', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, key] of [
    ['/dashboard/companies', 'Dokumenty'],
    ['/dashboard/tasks', 'Podatki'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: key })).toBeVisible();
    const hidden = await page
      .locator('thead th[data-low]:not(.table-select)')
      .evaluateAll((cells) =>
        cells.filter((cell) => getComputedStyle(cell).display === 'none').map((cell) => cell.textContent),
      );
    const told = page.locator('.hidden-columns');
    if (hidden.length === 0) await expect(told).toBeHidden();
    else for (const name of hidden) await expect(told).toContainText(name ?? '');
  }
});

test('the taxes of a task stand in one line, and only those past their date have a colour', async ({ page }) => {
  await page.goto(`/dashboard/tasks?month=${settled}&filters[open]=any&limit=100`);
  const lines = page.locator('tbody .tracks');
  await expect(lines.first()).toBeVisible();
  const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(24);
  const colours = await page
    .locator('tbody .track:not([data-state="overdue"])')
    .evaluateAll((all) => all.map((code) => getComputedStyle(code).color));
  expect(new Set(colours).size).toBe(1);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
  [390, 844],
] as const)
  test(`at ${width} pixels nothing moves while the home loads`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
            hadRecentInput: boolean;
            value: number;
            sources: { node: Node | null }[];
          };
          const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
          if (!hadRecentInput) shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/dashboard');
    await expect(page.locator('.figure-value').first()).toHaveText(/\d/);
    await expect(page.getByRole('region', { name: 'Terminy w kalendarzu' })).toBeAttached();
    await atRest(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
