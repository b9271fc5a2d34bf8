import type { Browser, Page } from '@playwright/test';
import { setUpAuthenticator } from './authenticator.ts';
import { addPerson, address, expect, fillCredentials, type NewPerson, test } from './portal.ts';
import { storeSession } from './sessions.ts';
import { totpOf } from './totp.ts';

test('a new password keeps this session and ends the others', async ({ page, context, browser }) => {
  const person = await addPerson('haslo@journey.example', 'assistant');
  await storeSession(context, address(), person.email, person);
  const elsewhere = await browser.newContext({ locale: 'pl-PL' });
  await storeSession(elsewhere, address(), person.email, person);
  const other = await elsewhere.newPage();
  await other.goto(`${address()}/dashboard`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/dashboard/users/profile');
  await expect(page).toHaveTitle('Mój profil | Biuro');
  await page.getByLabel('Obecne hasło').fill(person.password);
  await page.getByLabel('Nowe hasło').fill('niebieski-rower-w-piwnicy');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło zmienione', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('Mój profil | Biuro');

  await other.goto(`${address()}/dashboard/companies`);
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await expect(other.getByText('Sesja wygasła')).toBeVisible();
  await elsewhere.close();
});

test('an authenticator app signs in, and a recovery code does so once', async ({ page, context, browser }) => {
  const person = await addPerson('totp@journey.example', 'assistant');
  await storeSession(context, address(), person.email, person);
  await page.goto('/dashboard/users/profile#two-factor');
  const { secret, codes } = await setUpAuthenticator(page, person.password);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await page.getByLabel('Kody zapisane').check();
  await page.getByRole('button', { name: 'Gotowe' }).click();
  await expect(page.getByText('Aplikacja włączona')).toBeVisible();

  // A code works once, and the one of now has confirmed the app
  const byApp = await codeStepOf(browser, person);
  await byApp.getByLabel('Kod weryfikacyjny').fill(totpOf(secret, 1));
  await expect(byApp).toHaveURL(`${address()}/dashboard`);
  await byApp.context().close();

  const [code = ''] = codes;
  const first = await recoverWith(browser, person, code);
  await expect(first).toHaveURL(`${address()}/dashboard`);
  await first.context().close();

  const second = await recoverWith(browser, person, code);
  await expect(second.getByRole('alert')).toBeVisible();
  await expect(second).toHaveURL(/\/login/);
  await second.context().close();
});

async function recoverWith(browser: Browser, person: NewPerson, code: string): Promise<Page> {
  const page = await codeStepOf(browser, person);
  await page.getByRole('button', { name: 'Użyj kodu odzyskiwania' }).click();
  await page.getByLabel('Kod odzyskiwania').fill(code);
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  return page;
}

async function codeStepOf(browser: Browser, { email, password }: NewPerson): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(`${address()}/login`);
  await fillCredentials(page, email, password);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
  return page;
}
