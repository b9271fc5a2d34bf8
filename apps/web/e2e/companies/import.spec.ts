import { englishWords } from '../support/english.ts';
import { nextNip } from '../support/own-records.ts';
import { ADMIN, asSignedIn, axeFindings, callApi, expect, test } from '../support/portal.ts';

const found = async (name: string): Promise<number> =>
  (await callApi(ADMIN, `/companies?search=${encodeURIComponent(name)}`)).body.meta.total;

test('companies come from a file: its faults by row, a trial without effect, the import and its undoing', async ({
  page,
  context,
}) => {
  const [one, two, three] = [nextNip(), nextNip(), nextNip()];
  const csv = `Nazwa;Forma prawna;NIP
Importowana Pierwsza;JDG;${one}
Importowana Druga Sp. z o.o.;Sp. z o.o.;${two}
Bez numeru;JDG;
Zły numer;JDG;1234567890
`;
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/companies/import');
  const choose = () =>
    page
      .getByLabel('Plik z listą firm')
      .setInputFiles({ name: 'jesien.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

  await test.step('the trial names every fault by its row and adds nothing', async () => {
    await choose();
    await expect(page.getByText('Do dodania: 2. Już są: 0. Z błędami: 2')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Wiersze pliku' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('4');
    await expect(rows.nth(1)).toContainText('Wpisz NIP');
    await expect(rows.nth(2)).toContainText('5');
    await expect(rows.nth(2)).toContainText('Sprawdź NIP');
    expect(await found('Importowana')).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await englishWords(page)).toEqual([]);
  });

  await test.step('a row is mended in its cell and then may be added', async () => {
    const cell = page.getByLabel('NIP, wiersz 5');
    await expect(cell).toHaveValue('1234567890');
    await cell.fill(three);
    await page.getByRole('button', { name: 'Sprawdź 1 poprawkę' }).click();
    await expect(page.getByText('Do dodania: 3. Już są: 0. Z błędami: 1')).toBeVisible();
    await page.getByLabel('NIP, wiersz 4').fill('123');
    await page.keyboard.press('Enter');
    await expect(page.getByText('NIP ma 10 cyfr. Tu są 3')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await choose();
    await expect(page.getByText('Do dodania: 2. Już są: 0. Z błędami: 2')).toBeVisible();
  });

  await test.step('what is right is added, and a second time nothing is', async () => {
    await page.getByRole('button', { name: 'Dodaj 2 firmy' }).click();
    await expect(page.getByText('Dodane: 2. Już były: 0. Z błędami: 2')).toBeVisible();
    expect(await found('Importowana')).toBe(2);
    await choose();
    await expect(page.getByText('Do dodania: 0. Już są: 2. Z błędami: 2')).toBeVisible();
  });

  await test.step('the import is taken back as a whole', async () => {
    await page.getByRole('button', { name: 'Cofnij: jesien.csv' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cofnij import' }).click();
    await expect(page.getByRole('dialog').getByText('Usunięto 2 firmy')).toBeVisible();
    expect(await found('Importowana')).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).last().click();
    await expect(page.getByText('Do dodania: 2. Już są: 0. Z błędami: 2')).toBeVisible();
  });
});

test('while the registers do not answer, a company is written by hand', async ({ page, context }) => {
  const nip = nextNip();
  await asSignedIn(context, ADMIN);
  const nothing = { name: null, short_name: null, company_type: null, regon: null, krs: null, vat_status: null };
  const nowhere = { street: null, building: null, flat: null, postal_code: null, city: null, accounts: [] };
  const sources = ['white_list', 'gus'].map((register) => ({
    register,
    outcome: 'unavailable',
    request_id: null,
    asked_at: new Date().toISOString(),
  }));
  await page.route('**/api/companies/lookup?**', (route) =>
    route.fulfill({ json: { data: { nip, ...nothing, ...nowhere, sources } } }),
  );
  await page.goto('/dashboard/companies/new');
  await page.getByLabel('Nazwa', { exact: true }).fill('Ręcznie Wpisana Maria Lis');
  await page.getByLabel('Forma prawna').selectOption('jdg');
  await page.getByLabel('NIP', { exact: true }).fill(nip);
  await page.getByRole('button', { name: 'Pobierz dane z rejestrów' }).click();
  await expect(page.getByText('Biała lista VAT: brak odpowiedzi')).toBeVisible();
  await expect(page.getByText('Wpisz dane ręcznie. Formularz działa dalej')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Miejscowość').fill('Sandomierz');
  await page.getByRole('button', { name: 'Dodaj firmę' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ręcznie Wpisana Maria Lis');
  await expect(page.getByText('Sandomierz').first()).toBeVisible();
});

test("an owner's PESEL is masked until it is asked for, and the history tells who has read it", async ({
  page,
  context,
}) => {
  const owner = { name: 'Pesel Testowy Ewa Cicha', company_type: 'jdg', vat_number: nextNip(), pesel: '90011500112' };
  const { id } = (await callApi(ADMIN, '/companies', owner)).body.data;
  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/companies/${id}`);
  await expect(page.getByText('*******0112')).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż PESEL' }).click();
  await expect(page.getByText('90011500112', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ukryj PESEL' }).click();
  await expect(page.getByText('90011500112', { exact: true })).toBeHidden();
  await page.goto(`/dashboard/companies/${id}/history`);
  await expect(page.getByText('Odczytany PESEL właściciela').first()).toBeVisible();
});
