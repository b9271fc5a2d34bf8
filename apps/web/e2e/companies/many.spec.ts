import { ADMIN, address, asSignedIn, axeFindings, callApi, expect, test, watched } from '../support/portal.ts';

test('all that a list finds is marked in a second step, and changed in one go', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const { body } = await callApi(ADMIN, '/companies?filters[lifecycle]=active');
  const total: number = body.meta.total;
  expect(total).toBeGreaterThan(25);
  await page.goto('/dashboard/companies?filters[lifecycle]=active');
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  const bar = page.getByRole('region', { name: 'Zaznaczone' });
  await expect(bar).toContainText('Zaznaczone: 25');
  await bar.getByRole('button', { name: new RegExp(`Zaznacz wszystkie ${total} pasując`) }).click();
  await expect(bar).toContainText(`Zaznaczone: ${total}`);
  expect(await axeFindings(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Przypisz opiekuna' }).click();
  const dialog = page.getByRole('dialog', { name: /^Przypisz opiekuna \d+ firmom$/ });
  await dialog.getByRole('button', { name: 'Przypisz opiekuna' }).click();
  await expect(dialog.getByLabel('Osoba')).toHaveAccessibleDescription('Wybierz osobę');
  await dialog.getByLabel('Rola wobec firm').selectOption('reviewer');
  await expect(dialog.getByLabel('Osoba').getByRole('option').last()).toHaveText('Bez sprawdzania');
  await dialog.getByLabel('Rola wobec firm').selectOption('payroll_owner');
  await dialog.getByLabel('Osoba').selectOption({ label: 'Piotr Zieliński' });
  await dialog.getByRole('button', { name: 'Przypisz opiekuna' }).click();
  await expect(page.getByText(/^Zmieniono \d+ firm/)).toBeVisible();
  await expect(bar).toBeHidden();
  const after = await callApi(ADMIN, `/companies/${body.data[24].id}`);
  expect(after.body.data.payroll_owner.name).toBe('Piotr Zieliński');
});

test('where more is found than can be marked, the limit is told, and toasts stand above it', async ({
  page,
  context,
}) => {
  await asSignedIn(context, ADMIN);
  await page.route(/\/api\/companies(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { data, meta } = await answer.json();
    await route.fulfill({ response: answer, json: { data, meta: { ...meta, total: 20_000, more: true } } });
  });
  await page.goto('/dashboard/companies');
  await expect(page.getByText('1–25 z ponad\u00A020\u00A0000')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkie na stronie' }).check();
  const bar = page.getByRole('region', { name: 'Zaznaczone' });
  await expect(bar).toContainText(/Naraz najwyżej 10\s000/);
  await expect(bar.getByRole('button', { name: /Zaznacz wszystkie/ })).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText('Plik pobrany')).toHaveCount(0, { timeout: 15_000 });
    await page.getByRole('button', { name: 'Eksportuj' }).click();
    await page.getByRole('menuitem', { name: 'Plik CSV' }).click();
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Plik pobrany' }).last();
    await expect(toast).toBeVisible();
    for (const end of [0, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), end);
      const bottom = async () => toast.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = async () => bar.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(async () => (await bottom()) < (await top())).toBe(true);
    }
  }
});

test('a view of the list is shared with the office, renamed and filled anew', async ({ page, context, browser }) => {
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/companies?filters[company_type]=zoo');
  await page.getByRole('button', { name: 'Zapisz widok' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa widoku').fill('Spółki');
  await dialog.getByLabel('Widok dla całego biura').check();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('link', { name: /^Spółki \(biuro\)/ })).toBeVisible();

  const other = await browser.newContext({ baseURL: address(), locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  const complaints = watched(other, address());
  await asSignedIn(other, 'ksiegowa@demo.example');
  const desk = await other.newPage();
  await desk.goto('/dashboard/companies');
  await desk.getByRole('link', { name: /^Spółki \(biuro\)/ }).click();
  await expect(desk).toHaveURL(/filters\[company_type\]=zoo/);
  await expect(desk.getByRole('button', { name: 'Usuń widok' })).toBeHidden();
  expect(complaints).toEqual([]);
  await other.close();

  await page.getByRole('button', { name: 'Zmień widok' }).click();
  await dialog.getByLabel('Nazwa widoku').fill('Spółki z o.o.');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByRole('link', { name: /^Spółki z o\.o\. \(biuro\)/ })).toBeVisible();
  await page.getByRole('searchbox').fill('Warszawa');
  await page.getByRole('button', { name: 'Zapisz w widoku Spółki z o.o.' }).click();
  await expect(page.getByRole('button', { name: 'Usuń widok' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a corrected amount waits for who checks it; the client sees the old one until then', async ({
  page,
  context,
}) => {
  const waiting = await callApi(ADMIN, '/liabilities?filters[correction_waiting]=true');
  const [{ id, waiting: correction }] = waiting.body.data;
  const pair = [ADMIN, 'ksiegowa@demo.example'];
  const [reviewer = '', colleague = ''] = correction.reviewer.name === 'Anna Kowalska' ? pair : pair.toReversed();
  await asSignedIn(context, reviewer);
  await page.goto(`/dashboard/liabilities/${id}`);
  await expect(page.getByText('Korekta czeka na sprawdzenie')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zatwierdź korektę i powiadom klienta' }).click();
  await expect(page.getByText('Korekta czeka na sprawdzenie')).toBeHidden();
  const { body } = await callApi(ADMIN, `/liabilities/${id}`);
  expect(body.data).toMatchObject({
    amount: correction.after,
    waiting: null,
    correction: { before: correction.before },
  });

  await test.step('corrected once more, it waits again', async () => {
    await asSignedIn(context, colleague);
    await page.goto(`/dashboard/liabilities/${id}?form=amount`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kwota', { exact: true }).fill('777');
    await dialog.getByLabel('Powód zmiany').fill('Druga faktura za transport');
    await dialog.getByRole('button', { name: /^Zapisz/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Korekta czeka na sprawdzenie \(/)).toBeVisible();
  });
});

test('the checklist of a settlement is changed', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const { body } = await callApi(ADMIN, '/tasks?search=Orion&filters[open]=true&filters[kind]=settlement');
  await page.goto(`/dashboard/tasks/${body.data[0].id}?form=checklist`);
  const dialog = page.getByRole('dialog', { name: 'Zmień listę' });
  await dialog.getByRole('button', { name: 'Usuń pozycję 1' }).click();
  await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
  await page.keyboard.type('Leasing samochodu');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByLabel('Leasing samochodu')).toBeVisible();
});

test('everything to pay is one file for the bank', async ({ page, context }) => {
  await asSignedIn(context, 'klient@demo.example');
  await page.goto('/payments');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Plik przelewów' }).click();
  expect((await download).suggestedFilename()).toMatch(/^przelewy_\d{4}-\d\d-\d\d\.pli$/);
});
