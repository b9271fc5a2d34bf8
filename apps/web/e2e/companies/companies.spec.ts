import { ADMIN, asSignedIn, expect, test } from '../support/portal.ts';

test.beforeEach(({ context }) => asSignedIn(context, ADMIN));

test('the list is found, sorted and paged by its address', async ({ page }) => {
  await page.goto('/dashboard/companies');
  await expect(page).toHaveTitle('Firmy | Biuro');
  await expect(page.getByText(/^1–25 z \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Następna' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox').fill('zubr');
  await expect(page.getByRole('link', { name: 'Meble Dębowe Żubr Sp. z o.o.' })).toBeVisible();
  await expect(page).toHaveURL(/search=zubr/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Meble Dębowe Żubr Sp. z o.o.' })).toBeVisible();
});

test('a search that finds nothing is taken back by its own name', async ({ page }) => {
  await page.goto('/dashboard/companies?search=qqqq');
  await expect(page.getByText('Sprawdź pisownię albo spróbuj innego słowa.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wyczyść filtry' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Wyczyść wyszukiwanie' }).last().click();
  await expect(page).toHaveURL(/companies$/);
});

test('sorting is told to everybody', async ({ page }) => {
  await page.goto('/dashboard/companies');
  const heading = page.getByRole('columnheader', { name: /Nazwa/ });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('Żuraw Maszyny Budowlane');
});

test('a company is added, found and edited; its mistakes stand by their fields', async ({ page }) => {
  await page.goto('/dashboard/companies');
  await page.getByRole('link', { name: 'Dodaj firmę' }).first().click();
  await expect(page).toHaveTitle('Nowa firma | Biuro');
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByRole('alert')).toContainText('Popraw 3 pola');
  await expect(page).toHaveTitle(/^Błąd: Nowa firma/);
  await page.getByLabel('Nazwa', { exact: true }).fill('Źródło Smaku Sp. z o.o.');
  await page.getByLabel('Forma prawna').selectOption({ label: 'Sp. z o.o.' });
  await page.getByLabel('NIP', { exact: true }).fill('526-025-02-73');
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByText('Sprawdź NIP. Cyfry się nie zgadzają').first()).toBeVisible();
  await page.getByLabel('NIP', { exact: true }).fill('526-025-02-74');
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Źródło Smaku Sp. z o.o.');
  await expect(page.getByText('Dodano firmę: Źródło Smaku Sp. z o.o.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Firmy | Biuro');
  await page.goForward();

  await page.getByRole('link', { name: 'Edytuj' }).click();
  await expect(page).toHaveTitle('Edycja firmy | Biuro');
  await page.getByLabel('Miejscowość').fill('Kielce');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano')).toBeVisible();
  await expect(page.getByText('Kielce').first()).toBeVisible();

  await page.goto('/dashboard/companies?search=zrodlo%20smaku');
  await expect(page.getByRole('link', { name: 'Źródło Smaku Sp. z o.o.' })).toBeVisible();
});

test('a NIP that exists is refused with a link to the company that has it, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/dashboard/companies?search=gamma');
  await page.getByRole('link', { name: 'Gamma Technologie S.A.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gamma Technologie S.A.');
  const nip = /\b(\d{10})\b/.exec(await page.getByRole('main').innerText())?.[1] ?? '';
  await page.goto('/dashboard/companies/new');
  await page.getByLabel('Nazwa', { exact: true }).fill('Druga Gamma');
  await page.getByLabel('Forma prawna').selectOption({ label: 'S.A.' });
  await page.getByLabel('NIP', { exact: true }).fill(nip);
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByText('Firma z tym NIP-em już jest: Gamma Technologie S.A.').first()).toBeVisible();
  await expect(page.getByLabel('Nazwa', { exact: true })).toHaveValue('Druga Gamma');
});

test('each part of a company has an address of its own, and Back leads through them', async ({ page }) => {
  await page.goto('/dashboard/companies?search=gamma');
  await page.getByRole('link', { name: 'Gamma Technologie S.A.' }).click();
  const parts = page.getByRole('navigation', { name: 'Części firmy' });
  for (const [name, path] of [
    ['Rozliczenia', 'tasks'],
    ['Osoby', 'people'],
    ['Historia', 'history'],
  ]) {
    await parts.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    await expect(parts.locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gamma Technologie S.A.');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/people$/);
  await expect(parts.locator('[aria-current=page]')).toHaveText(/^Osoby/);
});

test('an address of the wrong shape is not found without asking the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/dashboard/companies/12');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strony nie znaleziono');
  expect(asked.filter((url) => url.includes('/api/companies/12'))).toEqual([]);
});

test('the bank accounts of a company are as wide as the form, with what removes them beside', async ({ page }) => {
  await page.goto('/dashboard/companies/new');
  const section = page.locator('#company-accounts');
  await section.getByRole('heading', { name: 'Rachunki' }).click();
  const wide = await section.getByLabel('Rachunek składkowy ZUS (NRS)').boundingBox();
  const alone = await section.getByLabel('Rachunek bankowy').boundingBox();
  expect([alone?.x, alone?.width]).toEqual([wide?.x, wide?.width]);

  await section.getByRole('button', { name: 'Dodaj rachunek' }).click();
  const first = await section.getByLabel('Rachunek bankowy 1').boundingBox();
  const remove = await section.getByRole('button', { name: 'Usuń rachunek 1' }).boundingBox();
  expect(first?.x).toBe(wide?.x);
  expect(remove?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect(remove?.y).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
});
