import { codeTo } from '@biuro/testing/outbox.ts';
import {
  ADMIN,
  addPerson,
  address,
  asSignedIn,
  axeFindings,
  callApi,
  expect,
  fillCredentials,
  linkOf,
  moveEmail,
  PASSWORD,
  test,
} from '../support/portal.ts';
import { refuseUnproved } from '../support/screens/people.ts';

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

test('a link for a new password asks for password and code when they were given long ago', async ({
  page,
  context,
}) => {
  const person = await addPerson(`proof-${Date.now()}@e2e.example`, 'assistant', 'Pola Potwierdzona');
  await asSignedIn(context, ADMIN);
  let asked = 0;
  await page.route('**/api/users/reset-password?*', async (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : refuseUnproved(route);
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
  const since = Date.now();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  const code = proof.getByLabel('Kod potwierdzenia');
  await expect(code).toBeFocused();
  await expect(proof.getByText('Kod jest w wiadomości e-mail wysłanej na adres a••••@demo.example.')).toBeVisible();
  const right = await codeTo(address(), ADMIN, since);
  await code.fill(right === '000000' ? '000001' : '000000');
  await expect(proof.getByText('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość')).toBeVisible();
  await code.fill(right);
  await expect(page.getByRole('dialog', { name: 'Odnośnik do nowego hasła' })).toBeVisible();
  expect(asked).toBe(2);
});

test('the address before takes a change of e-mail back, and sets a new password', async ({ page }) => {
  const now = Date.now();
  const person = await addPerson(`przed-zmiana-${now}@e2e.example`, 'assistant', 'Cofka Zmieniona');
  const link = await moveEmail(person, `po-zmianie-${now}@e2e.example`);
  await page.goto(link);
  await expect(page).toHaveURL(/\/restore-email\/link$/);
  await expect(page.getByText('Konto wróci do adresu p••••@e2e.example.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Opening it has changed nothing.
  expect((await callApi(ADMIN, `/users/${person.id}`)).body.data.email).toBe(`po-zmianie-${now}@e2e.example`);

  const since = Date.now();
  await page.getByRole('button', { name: 'Przywróć adres' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adres przywrócony');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  expect((await callApi(ADMIN, `/users/${person.id}`)).body.data.email).toBe(person.email);

  await page.goto(await linkOf(person.email, since));
  await page.getByLabel('Nowe hasło').fill('kaktus-fotel-mgla-rower');
  await page.getByRole('button', { name: 'Zapisz hasło' }).click();
  await expect(page.getByText('Hasło zmienione. Zaloguj się')).toBeVisible();
  await fillCredentials(page, person.email, 'kaktus-fotel-mgla-rower');
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten odnośnik już nie działa');
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
