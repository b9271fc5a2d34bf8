import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { addClient, addCompany, addErrand, addPublished } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, CLIENT, callApi, expect, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

test('a changed amount says what was, what is and the difference', async ({ page, context }) => {
  await asSignedIn(context, CLIENT);
  await page.goto('/');
  await expect(page.getByText(/^Kwota zmieniona: było .+zł, jest .+zł, różnica .+zł$/)).toBeVisible();
});

test('the account of a payment goes to the clipboard, and the home is empty when all is paid', async ({
  page,
  context,
}) => {
  const company = await addCompany('Kopia Testowa Ewa Schowek');
  const task = await addErrand(company.id, '2025-05');
  const person = await addClient('schowek@klienci.example', 'Ewa Schowek', company.id);
  const id = await addPublished(task.id, 'vat', '1357.00');
  const { account } = (await callApi(ADMIN, `/liabilities/${id}`)).body.data;
  await storeSession(context, address(), person.email, { password: person.password });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Zapłać', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^VAT za/ });
  await sheet.getByRole('button', { name: 'Kopiuj: Rachunek' }).click();
  await expect(sheet.getByRole('button', { name: 'Skopiowano: Rachunek' })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(account);
  await sheet.getByRole('button', { name: 'Kopiuj: Kwota' }).click();
  await expect.poll(copied).toBe('1357,00');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Zapisz obraz' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toBe('VAT za maj 2025.png');
  const bytes = await readFile(await picture.path());
  expect([...bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');

  await sheet.getByRole('button', { name: 'Zapłacone', exact: true }).click();
  await expect(page.getByText('Wszystko zrobione').first()).toBeVisible();
});

test('an address of the calendar is made, shown once, made anew and stopped', async ({ page, context, request }) => {
  const company = await addCompany('Kalendarz Testowy Olga Termin');
  const person = await addClient('termin@klienci.example', 'Olga Termin', company.id);
  await storeSession(context, address(), person.email, { password: person.password });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Terminy w kalendarzu' });
  const statusOf = async (url: string) => (await request.get(address() + new URL(url).pathname)).status();
  await card.getByRole('button', { name: 'Utwórz adres' }).click();
  const first = await addressIn(card);
  expect(await statusOf(first)).toBe(200);
  await page.reload();
  await expect(card.getByText(/^Ostatnio pobrane: /)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Dodaj do kalendarza' })).toBeHidden();

  await card.getByRole('button', { name: 'Utwórz nowy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Utwórz nowy' }).click();
  const second = await addressIn(card);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await card.getByRole('button', { name: 'Wyłącz' }).click();
  await dialog.getByRole('button', { name: 'Wyłącz' }).click();
  await expect(page.getByText('Adres kalendarza wyłączony')).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});

/** The device's own calendar takes the address by its scheme. */
async function addressIn(card: Locator): Promise<string> {
  const href = await card.getByRole('link', { name: 'Dodaj do kalendarza' }).getAttribute('href');
  expect(href).toMatch(/^webcal:/);
  return href?.replace('webcal:', 'http:') ?? '';
}
