import { totpOf } from '@biuro/testing/totp.ts';
import { expect, type Page } from '@playwright/test';

/** Begins to set the app up on the profile, and gives the secret that its picture carries. */
export async function beginAuthenticator(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Włącz aplikację uwierzytelniającą' }).click();
  const part = page.locator('form', { has: page.getByRole('button', { name: 'Dalej' }) });
  await part.getByLabel('Obecne hasło').fill(password);
  await part.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible();

  // The link is for phones; the code in the picture says the same.
  const onPhone = page.getByRole('link', { name: 'Otwórz w aplikacji', includeHidden: true });
  const uri = new URL((await onPhone.getAttribute('href')) ?? '');
  expect(uri.protocol).toBe('otpauth:');
  return uri.searchParams.get('secret') ?? '';
}

/** Sets the app up, and gives its secret with the codes for a lost phone, which stand on the page. */
export async function setUpAuthenticator(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  const secret = await beginAuthenticator(page, password);
  await page.getByLabel('Kod z aplikacji').fill(totpOf(secret));
  const list = page.getByRole('list', { name: 'Kody odzyskiwania' });
  await expect(list).toBeVisible();
  return { secret, codes: await list.getByRole('listitem').allInnerTexts() };
}
