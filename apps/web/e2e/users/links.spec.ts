import { ADMIN, addPerson, asSignedIn, callApi, expect, linkOf, PASSWORD, test } from '../support/portal.ts';

test('the token of a link leaves the address bar, and a reload still works', async ({ page, browser }) => {
  const email = `token-${Date.now()}@e2e.example`;
  await callApi(ADMIN, '/users/invite', { email, role: 'assistant' });
  await page.goto(await linkOf(email));
  await expect(page).toHaveURL(/\/register\/link$/);
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(email);
  await page.reload();
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(email);

  const elsewhere = await browser.newContext({ locale: 'pl-PL' });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Otwórz odnośnik jeszcze raz');
  await elsewhere.close();

  await page.getByLabel('Imię').fill('Tola');
  await page.getByLabel('Nazwisko').fill('Tokarska');
  await page.getByLabel('Hasło', { exact: true }).fill('zielone-drzewo-za-oknem');
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByText('Konto gotowe. Zaloguj się')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('biuro.link');
});

test('a link for a new password asks for the own password when it was typed long ago', async ({ page, context }) => {
  const person = await addPerson(`proof-${Date.now()}@e2e.example`, 'assistant', 'Pola Potwierdzona');
  await asSignedIn(context, ADMIN);
  let asked = 0;
  await page.route('**/api/users/reset-password?*', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const error = 'Potwierdź najpierw własne hasło';
    const problem = { type: 'about:blank', title: error, status: 403, error, code: 'proof_needed', requestId: 'x' };
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem });
  });
  await page.goto(`/dashboard/users/${person.id}`);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name: 'Odnośnik do nowego hasła' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Utwórz odnośnik' }).click();
  const proof = page.getByRole('dialog', { name: 'Nowe hasło: Pola Potwierdzona' });
  const password = proof.getByLabel('Twoje obecne hasło');
  await expect(password).toBeFocused();
  await password.fill('nie-to-haslo-wcale');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Obecne hasło się nie zgadza').first()).toBeVisible();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Odnośnik do nowego hasła' })).toBeVisible();
  expect(asked).toBe(2);
});

test('a long list becomes a file in the background, and is downloaded when it is ready', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  const id = '0190a000-0000-7000-8000-00000000000f';
  const job = (status: string, done: number) => ({
    data: {
      id,
      kind: 'export',
      status,
      done,
      total: 60_000,
      counts: {},
      error: null,
      created_by: 'Anna Kowalska',
      created_at: '2026-11-21T10:00:00Z',
      finished_at: null,
    },
  });
  let ready = false;
  await page.route('**/api/users/export?*', (route) => route.fulfill({ status: 202, json: job('queued', 0) }));
  await page.route(`**/api/jobs/${id}`, (route) =>
    route.fulfill({ json: ready ? job('done', 60_000) : job('running', 20_000) }),
  );
  await page.route(`**/api/exports/${id}`, (route) =>
    route.fulfill({
      body: 'E-mail\r\n',
      contentType: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="uzytkownicy.csv"` },
    }),
  );
  await page.goto('/dashboard/users');
  await page.getByRole('button', { name: 'Eksportuj' }).click();
  await page.getByRole('menuitem', { name: 'Plik CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plik z długą listą' });
  await expect(dialog.getByText(/20\s?000 z 60\s?000/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  ready = true;
  await expect(page.getByText('Plik z listą jest gotowy')).toBeVisible();
  await page.getByRole('button', { name: 'Eksportuj' }).click();
  await page.getByRole('menuitem', { name: 'Plik z długą listą' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pobierz plik' }).click();
  expect((await download).suggestedFilename()).toBe('uzytkownicy.csv');
  await expect(page.getByText('Plik pobrany')).toBeVisible();
});
