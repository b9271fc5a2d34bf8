import { codeTo } from '@biuro/testing/outbox.ts';
import { atRest } from '../support/idle.ts';
import {
  ADMIN,
  address,
  asSignedIn,
  CLIENT,
  expect,
  fillCredentials,
  PASSWORD,
  signIn,
  test,
} from '../support/portal.ts';

test('an administrator signs in and lands on the dashboard', async ({ page }) => {
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Pulpit | Biuro');
  await expect(page.getByText('Anna Kowalska').first()).toBeVisible();
  await expect(page.getByText(ADMIN).first()).toBeVisible();
});

test('a client signs in and lands at home', async ({ page }) => {
  await signIn(page, CLIENT);
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Pulpit | Biuro');
  await expect(page.getByRole('banner')).toContainText('Delta Spedycja Sp. z o.o.');
});

test('a wrong password and an unknown address get the same sentence, and the address stays', async ({ page }) => {
  await page.goto('/login');
  for (const email of [ADMIN, 'nikt@demo.example']) {
    await fillCredentials(page, email, 'zupelnie-inne');
    await expect(page.getByText('E-mail lub hasło się nie zgadza')).toBeVisible();
    await expect(page.getByLabel('Adres e-mail')).toHaveValue(email);
  }
});

test('a wrong code stays on the code step, and the right one still works', async ({ page }) => {
  await page.goto('/login');
  const since = Date.now();
  await fillCredentials(page, ADMIN, PASSWORD);
  const code = await codeTo(address(), ADMIN, since);
  const wrong = code === '000000' ? '000001' : '000000';
  await page.getByLabel('Kod weryfikacyjny').fill(wrong);
  await expect(page.getByText('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość. Pozostały 4 próby')).toBeVisible();
  // The cells show the focus.
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeFocused();
  await expect(page.getByLabel('Kod weryfikacyjny')).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => localStorage.getItem('biuro.session'))).toBeNull();
  await page.getByLabel('Kod weryfikacyjny').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL('/dashboard');
});

test('a client who asked for a page is sent to the login and afterwards there', async ({ page }) => {
  await signIn(page, CLIENT, '/profile?from=mail');
  await expect(page).toHaveURL('/profile?from=mail');
});

test('a member of the office lands on the dashboard, which offers the page that was asked for', async ({ page }) => {
  await signIn(page, ADMIN, '/dashboard/companies?search=zubr');
  await expect(page).toHaveURL(/\/dashboard\?redirect=/);
  await page.getByRole('link', { name: 'Wróć do: Firmy' }).click();
  await expect(page).toHaveURL('/dashboard/companies?search=zubr');
  await expect(page.getByRole('link', { name: 'Meble Dębowe Żubr Sp. z o.o.' })).toBeVisible();
});

for (const redirect of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/%09//evil.example',
]) {
  test(`the return address ${redirect} is ignored`, async ({ page }) => {
    await signIn(page, CLIENT, `/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL('/');
  });
}

test('the office and the client area are closed to each other, with a word why', async ({ page }) => {
  await signIn(page, CLIENT);
  await page.goto('/dashboard/companies');
  await expect(page).toHaveURL(/:\d+\/(\?|$)/);
  await expect(page.getByText('Ta część jest dla pracowników biura')).toBeVisible();
});

test('signing out clears what was stored, and Back shows nothing private', async ({ page }) => {
  await signIn(page, ADMIN);
  await expect(page).toHaveURL('/dashboard');
  await page
    .getByRole('link', { name: /^Firmy/ })
    .first()
    .click();
  await expect(page).toHaveURL('/dashboard/companies');
  // A page that still grows moves the menu away from under the pointer.
  await atRest(page);
  // A page that scrolls closes the menu, as it does for a person, who opens it again.
  await expect(async () => {
    await page.getByRole('button', { name: /Anna Kowalska/ }).click({ timeout: 2_000 });
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('biuro.session'))).toBeNull();
  await page.goBack();
  await atRest(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Adres e-mail')).toBeVisible();
});

test('an unknown path shows the not-found page to anybody', async ({ page }) => {
  await page.goto('/nie/ma/takiej');
  await expect(page).toHaveTitle('Strony nie znaleziono | Biuro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strony nie znaleziono');
});

for (const [who, email] of [
  ['the office', ADMIN],
  ['a client', CLIENT],
] as const) {
  test(`an unknown path leaves ${who} their navigation`, async ({ page, context }) => {
    await asSignedIn(context, email);
    await page.goto('/nie/ma/takiej');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strony nie znaleziono');
    await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible();
    await page.getByRole('link', { name: 'Przejdź do Pulpitu' }).click();
    await expect(page).toHaveTitle(/Pulpit/);
  });
}

test('the whole way in works with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  const since = Date.now();
  await page.getByLabel('Adres e-mail').focus();
  await page.keyboard.type(ADMIN);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeFocused();
  await page.keyboard.type(await codeTo(address(), ADMIN, since));
  await expect(page).toHaveURL('/dashboard');
});

test('a page that is reloaded at the code goes on there, also in the other language', async ({ page }) => {
  await page.goto('/login?redirect=%2Fprofile');
  const since = Date.now();
  await fillCredentials(page, CLIENT, PASSWORD);
  const code = await codeTo(address(), CLIENT, since);
  await page.reload();
  await expect(page.getByText(/^Kod jest w wiadomości e-mail wysłanej na adres k••••@demo.example/)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel('Verification code').fill(code);
  await expect(page).toHaveURL('/profile');
});

test('Back leads from the code to the first step with the address, and Forward to the same code', async ({ page }) => {
  await page.goto('/login');
  const since = Date.now();
  await fillCredentials(page, CLIENT, PASSWORD);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(CLIENT);
  await expect(page).toHaveURL('/login');
  await page.goForward();
  const code = await codeTo(address(), CLIENT, since);
  await page.getByRole('button', { name: 'Zmień e-mail lub hasło' }).click();
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(CLIENT);
  await page.goForward();
  await page.getByLabel('Kod weryfikacyjny').fill(code);
  await expect(page).toHaveURL('/');
});
