import type { Page } from '@playwright/test';
import { PHONE } from '../support/appearance.ts';
import { pdfFile, photoFile } from '../support/files.ts';
import { addClient, addCompany } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, axeFindings, callApi, expect, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MONTH = '2026-10';

const documentsOf = async (companyId: string) =>
  (await callApi(ADMIN, `/documents?filters[company_id]=${companyId}&sort=title:asc`)).body.data;

async function examine(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

test('a client hands over a photograph and a PDF by phone; the office accepts one, returns the other, and it comes again', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const company = await addCompany('Zdjęcie Testowe Ewa Paragon');
  const person = await addClient('paragon@klienci.example', 'Ewa Paragon', company.id);
  const phone = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    baseURL: address(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  await storeSession(phone, address(), person.email, { password: person.password });
  const client = await phone.newPage();

  await client.goto('/');
  const photo = await photoFile(client, 'paragon-2026-10.jpg', 'PARAGON');
  await client.getByLabel('Sfotografuj dokument').setInputFiles(photo);
  await expect(client.getByText('W biurze 1 z 1')).toBeVisible();
  await client.getByLabel('Dodaj kolejne').setInputFiles(pdfFile('wyciag_10_2026.pdf', 'Wyciag', 3));
  await expect(client.getByText('W biurze 2 z 2')).toBeVisible();
  await expect(client.getByLabel('Rodzaj: wyciag_10_2026')).toHaveValue('bank_statement');
  await examine(client);
  await client.getByRole('button', { name: 'Gotowe' }).click();
  const handed = await documentsOf(company.id);
  expect(
    handed.map(({ title, kind, month, source }: Record<string, string>) => ({ title, kind, month, source })),
  ).toEqual([
    { title: 'paragon-2026-10', kind: 'cost', month: MONTH, source: 'phone' },
    { title: 'wyciag_10_2026', kind: 'bank_statement', month: MONTH, source: 'portal' },
  ]);

  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/documents?filters[company_id]=${company.id}`);
  await page.getByRole('link', { name: /^wyciag_10_2026/ }).click();
  const sheet = page.getByRole('img', { name: 'wyciag_10_2026.pdf, strona 1 z 3' });
  await expect.poll(() => sheet.evaluate(inkOf)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(page.getByRole('img', { name: 'wyciag_10_2026.pdf, strona 2 z 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Obróć' }).click();
  await examine(page);
  await page.getByRole('button', { name: 'Przyjmij' }).click();
  await expect(page.getByText('Status: Przyjęty').first()).toBeVisible();

  await page.goto(`/dashboard/documents/${handed[0].id}`);
  await expect(page.getByRole('img', { name: 'paragon-2026-10.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zwrot do poprawy: paragon-2026-10' });
  await dialog.getByRole('button', { name: 'Nieczytelny' }).click();
  await dialog.getByRole('button', { name: 'Zwróć do poprawy' }).click();
  await expect(page.getByText('Status: Do poprawy').first()).toBeVisible();

  await client.goto(`/documents?month=${MONTH}`);
  await expect(client.getByText('Do poprawy: Zdjęcie jest nieostre. Zrób je jeszcze raz.')).toBeVisible();
  await examine(client);
  await client.getByRole('link', { name: 'Popraw: paragon-2026-10' }).click();
  await client.getByLabel('Wyślij ponownie').setInputFiles(await photoFile(client, 'ostry.jpg', 'OSTRY'));
  await expect(client.getByText('W biurze 1 z 1')).toBeVisible();
  const [again] = await documentsOf(company.id);
  expect([again.status, again.remark, again.files[0].name]).toEqual(['sent', null, 'ostry.jpg']);
  await phone.close();
});

/** Runs in the browser: how many dark points a canvas has. */
function inkOf(canvas: Element): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const points = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  let ink = 0;
  for (let at = 0; at < points.length; at += 4) if (points[at + 3] === 255 && (points[at] ?? 255) < 80) ink++;
  return ink;
}

test('what waits for the line survives a reload, and a signed-out browser keeps nothing of it', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  const company = await addCompany('Kolejka Testowa Jan Zasięg');
  const person = await addClient('zasieg@klienci.example', 'Jan Zasięg', company.id);
  await storeSession(context, address(), person.email, { password: person.password });
  let broken = true;
  await page.route('**/api/documents', (route) =>
    broken && route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await page.goto(`/documents?month=${MONTH}`);
  await page.getByLabel('Dodaj dokumenty').setInputFiles(pdfFile('FV 118-10-2026.pdf', 'Faktura'));
  await expect(page.getByText(/^Czeka na połączenie/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('FV 118-10-2026.pdf')).toBeVisible();
  broken = false;
  await expect(page.getByText('W biurze 1 z 1')).toBeVisible({ timeout: 20_000 });
  expect((await documentsOf(company.id)).map(({ title }: { title: string }) => title)).toEqual(['FV 118-10-2026']);

  await page.getByRole('button', { name: 'Gotowe' }).click();
  await page.getByLabel('Dodaj dokumenty').setInputFiles(pdfFile('drugi raz.pdf', 'Faktura'));
  await expect(page.getByText(/^Ten plik jest już w biurze/)).toBeVisible();
  await page.getByRole('button', { name: /^Menu użytkownika/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('biuro.documents');
  expect(await page.evaluate(() => localStorage.getItem('biuro.documents'))).toBeNull();
});
