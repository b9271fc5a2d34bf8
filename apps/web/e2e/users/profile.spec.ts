import { codeTo } from '@biuro/testing/outbox.ts';
import { totpOf } from '@biuro/testing/totp.ts';
import type { Browser, Page } from '@playwright/test';
import { setUpAuthenticator } from '../support/authenticator.ts';
import { enterAt, tabTo, typeInto } from '../support/keyboard.ts';
import {
  ADMIN,
  addPerson,
  address,
  asSignedIn,
  axeFindings,
  expect,
  fillCredentials,
  type NewPerson,
  test,
} from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

test('a new password keeps this session and ends the others', async ({ page, context, browser }) => {
  const person = await addPerson('haslo@e2e.example', 'assistant');
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
  const person = await addPerson('totp@e2e.example', 'assistant');
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

test('the keyboard alone changes the password, sets the app up and ends another session', async ({
  page,
  context,
  browser,
}) => {
  const person = await addPerson('klawiatura@e2e.example', 'assistant');
  await storeSession(context, address(), person.email, person);
  const password = 'niebieski-rower-w-piwnicy';
  await page.goto('/dashboard/users/profile');
  await typeInto(page, page.getByLabel('Obecne hasło'), person.password);
  await typeInto(page, page.getByLabel('Nowe hasło'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hasło zmienione', { exact: true })).toBeVisible();

  await enterAt(page, page.getByRole('button', { name: 'Włącz aplikację uwierzytelniającą' }));
  const proof = page.locator('form', { has: page.getByRole('button', { name: 'Dalej' }) });
  await typeInto(page, proof.getByLabel('Obecne hasło'), password);
  await page.keyboard.press('Enter');
  const onPhone = page.getByRole('link', { name: 'Otwórz w aplikacji', includeHidden: true });
  const secret = new URL((await onPhone.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  await typeInto(page, page.getByLabel('Kod z aplikacji'), totpOf(secret));
  await tabTo(page, page.getByLabel('Kody zapisane'));
  await page.keyboard.press('Space');
  await enterAt(page, page.getByRole('button', { name: 'Gotowe' }));
  await expect(page.getByText('Aplikacja włączona')).toBeVisible();

  const elsewhere = await codeStepOf(browser, { ...person, password });
  await elsewhere.getByLabel('Kod weryfikacyjny').fill(totpOf(secret, 1));
  await expect(elsewhere).toHaveURL(`${address()}/dashboard`);
  await page.reload();
  await enterAt(page, page.getByRole('button', { name: /^Wyloguj: / }).first());
  await expect(page.getByText(/^Wylogowano urządzenie: /)).toBeVisible();
  await elsewhere.goto(`${address()}/dashboard/companies`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test('the language of the sign-in page goes to the account; the next person here has their own', async ({
  page,
  context,
}) => {
  const [english, polish] = [
    await addPerson('english@e2e.example', 'assistant', 'Emma English'),
    await addPerson('polska@e2e.example', 'assistant', 'Pola Polska'),
  ];
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const kept: string[] = [];
  // Read on its way: the page that asked may be left before anybody could look at it.
  await page.route('**/users/me/preferences', async (route) => {
    const response = await route.fetch();
    kept.push((await response.json()).data.locale);
    await route.fulfill({ response });
  });
  await comeIn(page, english);
  await expect.poll(() => kept).toEqual(['en']);
  // The dashboard has arrived: what moves the focus closes an open menu
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Timer' })).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);

  await comeIn(page, polish);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.clearCookies();
});

/** Signs in on the page as it stands, in either language. */
async function comeIn(page: Page, { email, password }: NewPerson): Promise<void> {
  const since = Date.now();
  await page.getByLabel(/Adres e-mail|E-mail address/).fill(email);
  await page.getByLabel(/^(Hasło|Password)$/).fill(password);
  await page.getByRole('button', { name: /^(Zaloguj się|Sign in)$/ }).click();
  await page.getByLabel(/Kod weryfikacyjny|Verification code/).fill(await codeTo(address(), email, since));
  await expect(page).not.toHaveURL(/\/login/);
}

test('administrators see what is left for text messages, and that it could not be asked', async ({ page, context }) => {
  await asSignedIn(context, ADMIN);
  let answers = true;
  const data = { enabled: true, points: 118.4, sender: 'Biuro', error: null };
  await page.route('**/api/modules/smsapi/profile', (route) =>
    answers
      ? route.fulfill({ json: { data } })
      : route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', title: 'x', status: 422, code: 'x', error: 'SMSAPI milczy', requestId: '1' },
        }),
  );
  await page.goto('/dashboard/users/profile');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Stan konta SMS' }) });
  await expect(card).toContainText('118,40');
  expect(await axeFindings(page)).toEqual([]);

  answers = false;
  await page.reload();
  await expect(card.getByRole('alert')).toContainText('Nie udało się sprawdzić stanu konta SMS');
  await expect(card.getByRole('alert')).toContainText('SMSAPI milczy');
  answers = true;
  await card.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(card).toContainText('Biuro');
});
