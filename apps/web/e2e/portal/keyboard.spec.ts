import type { Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { ADMIN, addPerson, asSignedIn, expect, test } from '../support/portal.ts';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Szukaj lub wpisz polecenie' });

/** The code of the palette, by the name that the build gives it. */
const code = /\/assets\/palette-[^/]+\.js$/;

test('what is typed right after Ctrl K waits for the palette, however late its code comes', async ({
  page,
  context,
}) => {
  await asSignedIn(context, ADMIN);
  const { id, name } = await addPerson('edyta@e2e.example', 'assistant', 'Edyta Expressowa');
  const gate = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`/dashboard/users/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.keyboard.press('Control+K');
  // Each of these is a shortcut of the page or of the frame: `e` edits, `x` marks, `?` opens the shortcuts.
  await page.keyboard.type('exp? e');
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(new RegExp(`${id}$`));

  gate.resolve();
  await expect(palette(page)).toHaveValue('exp? ');
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('resso');
  await expect(palette(page)).toHaveValue('expresso');
  await expect(page.getByRole('option', { name: /Edyta Expressowa/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);
});

test('given up with Escape before it is there, the palette leaves the keys to the page', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const gate = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('fi');
  await page.keyboard.press('Escape');
  const came = page.waitForResponse(code);
  gate.resolve();
  await page.keyboard.type('gu');
  await expect(page).toHaveTitle('Użytkownicy | Biuro');
  await came;
  await atRest(page);
  await expect(palette(page)).toHaveCount(0);
});

test('a palette whose code does not come says so, and the keys go on working', async ({ page, context, watch }) => {
  watch.allow(/Failed to load resource|palette/);
  await asSignedIn(context, ADMIN);
  await page.route(code, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByText('Coś nie działa po naszej stronie')).toBeVisible();
  await page.keyboard.type('gu');
  await expect(page).toHaveTitle('Użytkownicy | Biuro');
});

test('every page of the office without an address of its own is a place in the palette', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [typed, title] of [
    ['tablica', 'Tablica zadań'],
    ['import', 'Import firm'],
    ['wplaty', 'Wpłaty'],
  ] as const) {
    await page.keyboard.press('Control+K');
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: title, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`${title} | Biuro`);
  }
});

for (const [left, key, title] of [
  ['by Enter', 'Enter', 'Tablica zadań'],
  ['by Escape', 'Escape', 'Pulpit'],
] as const)
  test(`left ${left}, the palette opens again in the very moment`, async ({ page, context }) => {
    await asSignedIn(context, ADMIN);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('tablica');
    await expect(page.getByRole('option', { name: 'Tablica zadań', selected: true })).toBeVisible();
    // A busy browser hears of keys before it tells a dialog that it was closed: after what was begun by the key before, and no sooner.
    await page.evaluate(() => {
      const again = () => {
        if (document.querySelector('dialog[open]')) return;
        closed.disconnect();
        const press = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
        queueMicrotask(() => document.body.dispatchEvent(press));
      };
      const closed = new MutationObserver(again);
      closed.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    });
    await page.keyboard.press(key);
    await expect(page).toHaveTitle(`${title} | Biuro`);
    await expect(palette(page)).toBeFocused();
    await page.keyboard.type('wplaty');
    await expect(page.getByRole('option', { name: 'Wpłaty', selected: true })).toBeVisible();
  });

test('what the palette shows in part or not at all, the list finds', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('sp. z o.o.');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^6 pierwszych wyników$/);
  await palette(page).fill('ulica niczyja');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Brak wyników dla: „ulica niczyja”');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Szukaj „ulica niczyja” w firmach']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/companies\?search=ulica\+niczyja$/);
  await expect(page.getByRole('searchbox')).toHaveValue('ulica niczyja');
});

test('a page that can be seen hears its keys, also in the moment in which it appears', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  await page.addInitScript(() => {
    const appearing = new MutationObserver(() => {
      if (!document.querySelector('th[scope="row"]')) return;
      appearing.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    });
    appearing.observe(document, { subtree: true, childList: true });
  });
  await page.goto('/dashboard/users');
  await expect(page.getByRole('dialog', { name: 'Nowy użytkownik' })).toBeVisible();
});
