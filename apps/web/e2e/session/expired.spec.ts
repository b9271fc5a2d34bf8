import { codeTo } from '@biuro/testing/outbox.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { atRest } from '../support/idle.ts';
import { addPerson, address, expect, fillCredentials, type NewPerson, PASSWORD, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

/** Somebody who has typed a new name into their profile when the server ends their session. */
async function typingWhileSessionEnds(page: Page, context: BrowserContext, email: string): Promise<NewPerson> {
  const person = await addPerson(email, 'assistant', 'Paula Pisząca');
  const { refresh_token } = await storeSession(context, address(), person.email, person);
  await page.goto('/dashboard/users/profile');
  // The profile is read anew when the page opens.
  await atRest(page);
  await page.getByLabel('Nazwisko').fill('Przepisująca');
  const answer = await fetch(`${address()}/api/auth/logout`, {
    method: 'POST',
    headers: { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${refresh_token}` },
  });
  expect(answer.status).toBe(204);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sesja wygasła' })).toBeVisible();
  return person;
}

async function signInOver(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sesja wygasła' });
  const since = Date.now();
  await dialog.getByLabel('Adres e-mail').fill(email);
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(dialog.getByLabel('Kod weryfikacyjny')).toBeFocused();
  await dialog.getByLabel('Kod weryfikacyjny').fill(await codeTo(address(), email, since));
}

test('a session that ends while one types is begun again over the form, and the text is saved', async ({
  page,
  context,
}) => {
  const person = await typingWhileSessionEnds(page, context, 'wygasla@e2e.example');
  const dialog = page.getByRole('dialog', { name: 'Sesja wygasła' });
  await expect(dialog.getByLabel('Adres e-mail')).toHaveValue(person.email);
  await expect(dialog.getByLabel('Hasło', { exact: true })).toBeFocused();
  await signInOver(page, person.email, person.password);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard/users/profile');
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Przepisująca');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Zapisano', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Przepisująca');
});

test('somebody else who signs in there gets a page of their own, and nothing of the form', async ({
  page,
  context,
}) => {
  await typingWhileSessionEnds(page, context, 'cudza@e2e.example');
  await signInOver(page, 'klient@demo.example', PASSWORD);
  await expect(page.getByText('Zalogowano na inne konto, dlatego formularz został zamknięty.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByLabel('Nazwisko')).not.toHaveValue('Przepisująca');
});

test('who leaves the form instead finds the text as a draft after signing in', async ({ page, context }) => {
  const person = await typingWhileSessionEnds(page, context, 'szkic@e2e.example');
  await page.getByRole('button', { name: 'Opuść formularz' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const since = Date.now();
  await fillCredentials(page, person.email, person.password);
  await page.getByLabel('Kod weryfikacyjny').fill(await codeTo(address(), person.email, since));
  await page.getByRole('link', { name: 'Wróć do: Mój profil' }).click();
  await expect(page.getByLabel('Nazwisko')).toHaveValue('Przepisująca');
});

test('signing out leaves no draft behind, in no tab', async ({ page, context }) => {
  const person = await addPerson('slady@e2e.example', 'assistant', 'Stefania Ślad');
  await storeSession(context, address(), person.email, person);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/users/profile');
    await atRest(tab);
    await tab.getByLabel('Nazwisko').fill('Nowe');
    await expect.poll(() => draftsOf(tab)).toHaveLength(1);
  }
  await page.getByLabel('Nazwisko').fill('Ślad');
  await page.getByRole('button', { name: /Stefania Ślad/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  for (const tab of [page, other]) await expect.poll(() => draftsOf(tab)).toEqual([]);
});

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('biuro.draft.')));
