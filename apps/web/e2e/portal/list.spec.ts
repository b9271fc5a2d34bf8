import { readFileSync } from 'node:fs';
import { atRest } from '../support/idle.ts';
import { enterAt, tabTo } from '../support/keyboard.ts';
import { ADMIN, addPerson, asSignedIn, expect, test } from '../support/portal.ts';

test.beforeEach(({ context }) => asSignedIn(context, ADMIN).then(() => undefined));

const range = /^\d+–\d+ z \d+$/;

test('the list begins at page 1 with 25 users by first name, and does not jump while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      // Layout shifts have no type in the DOM library
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/users');
  await page.goto('/dashboard/users');
  const { searchParams } = new URL((await asked).url());
  const { page: number = '1', limit = '25', sort = 'first_name:asc' } = Object.fromEntries(searchParams);
  expect({ number, limit, sort }).toEqual({ number: '1', limit: '25', sort: 'first_name:asc' });

  await expect(page).toHaveTitle('Użytkownicy | Biuro');
  await expect(page.getByText(range)).toHaveText(/^1–25 z /);
  await expect(page.getByRole('columnheader', { name: /Imię i nazwisko/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  // Whoever is invited and has not said their name yet is called by their address; namesakes are in no order.
  const names = (await page.getByRole('rowheader').allInnerTexts()).filter((name) => !name.includes('@'));
  const firstNames = names.map((name) => name.split(' ')[0] ?? '');
  expect(firstNames).toEqual(firstNames.toSorted(new Intl.Collator('pl').compare));
  await atRest(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
});

test('the address holds search, filter, sort and page: a fresh tab shows the same, and Back goes back', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/users');
  await page
    .getByRole('columnheader', { name: /E-mail/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/sort=email/);
  await page.getByRole('button', { name: 'Następna' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(range)).toHaveText(/^26–/);
  const rows = await page.getByRole('rowheader').allInnerTexts();

  const fresh = await context.newPage();
  await fresh.goto(page.url());
  await expect(fresh.getByText(range)).toHaveText(/^26–/);
  expect(await fresh.getByRole('rowheader').allInnerTexts()).toEqual(rows);
  await fresh.close();

  const address = page.url();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/users\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Użytkownicy');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('rowheader').first()).toHaveText(rows[0] ?? '');
});

test('several users are changed at once, and each refusal has its reason', async ({ page }) => {
  const person = await addPerson('zbiorczo@e2e.example', 'assistant', 'Anna Zbiorcza');
  await page.goto('/dashboard/users?search=anna');
  await page.getByRole('checkbox', { name: 'Zaznacz: Anna Kowalska' }).check();
  await page.getByRole('checkbox', { name: `Zaznacz: ${person.name}` }).check();
  const bar = page.getByRole('region', { name: 'Zaznaczone' });
  await expect(bar).toContainText('Zaznaczone: 2');
  await bar.getByRole('button', { name: 'Wyłącz' }).click();
  await page.getByRole('dialog', { name: 'Wyłączyć 2 konta?' }).getByRole('button', { name: 'Wyłącz' }).click();

  const report = page.getByRole('dialog', { name: 'Nie udało się: 1' });
  const rows = report.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Anna Kowalska');
  await expect(rows.nth(0)).not.toContainText('Gotowe');
  await expect(rows.nth(1)).toContainText('Anna Zbiorcza');
  await expect(rows.nth(1)).toContainText('Gotowe');
  await report.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(page.getByRole('row', { name: /Anna Zbiorcza/ })).toContainText('Wyłączone');
});

test('filters and columns are drawn when they are opened, and the keyboard leads to them', async ({ page }) => {
  await page.goto('/dashboard/companies');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'Firmy' });
  const drawn = panel.locator('[popover] :is(select, input)');
  await expect(drawn).toHaveCount(0);

  await enterAt(page, panel.getByRole('button', { name: 'Dodaj filtr' }));
  await page.keyboard.press('Tab');
  await expect(drawn.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawn.first()).toBeHidden();
  await enterAt(page, panel.getByRole('button', { name: 'Kolumny' }));
  await tabTo(page, panel.getByRole('checkbox', { name: 'NIP' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'NIP' })).toHaveCount(0);
});

test('columns that were put away stay away, and the file has what is shown', async ({ page }) => {
  await page.goto('/dashboard/users?search=kowalska');
  await page.getByRole('button', { name: 'Kolumny' }).click();
  await page.getByRole('checkbox', { name: 'Telefon' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /E-mail/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Eksportuj' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Plik CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^użytkownicy_\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [headings = '', ...rows] = text.trim().split(/\r?\n/);
  expect(headings).toContain('E-mail');
  expect(headings).not.toContain('Telefon');
  expect(rows.filter((row) => row.includes(ADMIN))).toHaveLength(1);
  expect(rows.filter((row) => !/kowalsk/i.test(row))).toEqual([]);
});

test('on a phone each user is a card, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/users?search=kowalska');
  const card = page.getByRole('row', { name: /Anna Kowalska/ });
  await expect(card).toContainText(ADMIN);
  const box = await card.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(box?.height).toBeGreaterThan(90);
  await expect(page.getByRole('columnheader', { name: /E-mail/ })).not.toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide).toBe(false);
});
