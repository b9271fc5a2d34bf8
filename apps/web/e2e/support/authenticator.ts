import { totpOf } from '@biuro/testing/totp.ts';
import { expect, type Page } from '@playwright/test';

/** Begins the setup of an authenticator app on the profile and answers the secret of its QR code. */
export async function beginAuthenticator(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Włącz aplikację uwierzytelniającą' }).click();
  const part = page.locator('form', { has: page.getByRole('button', { name: 'Dalej' }) });
  await part.getByLabel('Obecne hasło').fill(password);
  await part.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible();

  // The link, which is for phones, contains the same address as the QR code.
  const onPhone = page.getByRole('link', { name: 'Otwórz w aplikacji', includeHidden: true });
  const uri = new URL((await onPhone.getAttribute('href')) ?? '');
  expect(uri.protocol).toBe('otpauth:');
  return uri.searchParams.get('secret') ?? '';
}

/** Sets the app up and answers its secret and the recovery codes that the page shows. */
export async function setUpAuthenticator(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  const secret = await beginAuthenticator(page, password);
  await page.getByLabel('Kod z aplikacji').fill(totpOf(secret));
  const list = page.getByRole('list', { name: 'Kody odzyskiwania' });
  await expect(list).toBeVisible();
  return { secret, codes: await list.getByRole('listitem').allInnerTexts() };
}
