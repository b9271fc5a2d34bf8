import { faultsOf, ON_DESKTOP, ON_PHONE, PHONE } from '../support/appearance.ts';
import { atRest } from '../support/idle.ts';
import { enterAt, tabTo } from '../support/keyboard.ts';
import { ADMIN, addPerson, address, asSignedIn, CLIENT, expect, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

test('from 1280 px on the menu stands beside the page; below it is a drawer, which has the focus while it is open', async ({
  page,
  context,
}) => {
  await asSignedIn(context, ADMIN);
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const button = page.getByRole('button', { name: 'Otwórz menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu główne' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await expect(menu).toBeVisible();
  await expect(button).toBeHidden();

  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(menu).toBeHidden();
  await enterAt(page, button);
  await expect(drawer.getByRole('link', { name: 'Firmy' })).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
});

test('a client has the sections in tabs at the bottom of a phone, and in the header of a wide screen', async ({
  page,
  context,
}) => {
  await asSignedIn(context, CLIENT);
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Menu główne' });
  const more = page.getByRole('button', { name: 'Więcej', exact: true });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(menu.getByRole('link', { name: 'Pulpit' })).toBeInViewport();
  await expect(header).toBeHidden();
  await expect(more).toBeInViewport();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(header.getByRole('link', { name: 'Pulpit' })).toBeVisible();
  await expect(menu).toHaveCount(1);
  await expect(more).toBeHidden();
});

for (const [who, email, path] of [
  ['the office', ADMIN, '/dashboard'],
  ['a client', CLIENT, '/'],
] as const) {
  test(`the first stop of Tab leads ${who} past the menu to the page`, async ({ page, context }) => {
    await asSignedIn(context, email);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Before its data is here, a page has nothing to stop at.
    await atRest(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Przejdź do treści' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('the menu marks the section to which a page belongs, whatever its address begins with', async ({
  page,
  context,
}) => {
  await asSignedIn(context, ADMIN);
  const marked = page.getByRole('navigation', { name: 'Menu główne' }).locator('[aria-current]');
  for (const [path, section] of [
    ['/dashboard/tasks/board', 'Zadania'],
    ['/dashboard/payments', 'Zobowiązania'],
    ['/dashboard/users/profile', undefined],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(marked).toHaveText(section ? [section] : []);
  }
});

test('a theme that was chosen stays, and that of the system follows the system', async ({ page, context }) => {
  const person = await addPerson('motyw@e2e.example', 'assistant', 'Marta Motyw');
  await storeSession(context, address(), person.email, person);
  const html = page.locator('html');
  await page.goto('/dashboard/users/profile');
  await atRest(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: `Menu użytkownika: ${person.name}` }).click();
  await page.getByRole('menuitemradio', { name: 'Ciemny' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ciemny' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  await tabTo(page, page.getByRole('radio', { name: 'Ciemny' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Jak w systemie' })).toBeChecked();
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(html).toHaveAttribute('data-theme', colorScheme);
  }
});

test('the pointer on a link fetches the code of the page behind it, and none of its data', async ({
  page,
  context,
}) => {
  await asSignedIn(context, ADMIN);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = () => asked.filter((path) => /^\/assets\/reports-[^/]+\.js$/.test(path)).length;
  const data = () => asked.filter((path) => path.startsWith('/api/reports')).length;
  await page.goto('/dashboard');
  await atRest(page);
  expect(code()).toBe(0);

  const link = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Raporty' });
  await link.hover();
  await expect.poll(code).toBe(1);
  await atRest(page);
  expect(data()).toBe(0);
  await link.click();
  await expect(page).toHaveTitle('Raporty | Biuro');
  await expect.poll(data).toBeGreaterThan(0);
  expect(code()).toBe(1);
});

for (const [who, email, path] of [
  ['nobody', undefined, '/login'],
  ['the office', ADMIN, '/dashboard'],
  ['a client', CLIENT, '/'],
] as const) {
  test(`a demo that is open to the network says so to ${who} on every page, without a fault`, async ({
    page,
    context,
  }) => {
    if (email) await asSignedIn(context, email);
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), demo_exposed: true } });
    });
    for (const look of [ON_DESKTOP, ON_PHONE]) {
      await page.setViewportSize(look);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Ostrzeżenie' })).toBeInViewport();
      await atRest(page);
      expect.soft(await faultsOf(page, look)).toEqual([]);
    }
  });
}
