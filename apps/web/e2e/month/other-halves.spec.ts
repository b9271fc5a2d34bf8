import { devices, type Page } from '@playwright/test';
import { englishWords } from '../support/english.ts';
import { atRest } from '../support/idle.ts';
import { addClient, addCompany, addTask } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, axeFindings, expect, test, watched } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};
const HERE = { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' } as const;

async function examine(page: Page): Promise<void> {
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await englishWords(page)).toEqual([]);
  const spills = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(spills).toBe(false);
}

test('a settlement from documents to published: the office on a phone, the client at a desk', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const company = await addCompany('Telefon Testowy Biuro w Podróży', { vat_status: 'exempt', vat_period: null });
  const { id } = await addTask(company.id, '2025-08');
  const person = await addClient('biurko@klienci.example', 'Bogdan Biurko', company.id);
  const phone = await browser.newContext({ ...PHONE, ...HERE, baseURL: address() });
  const complaints = watched(phone, address());
  await asSignedIn(phone, ADMIN);
  const office = await phone.newPage();
  await storeSession(context, address(), person.email, { password: person.password });

  await test.step('the client confirms the documents at a desk', async () => {
    await page.goto(`/settlements/${id}`);
    await page.getByRole('button', { name: 'Potwierdzam komplet dokumentów' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Potwierdzam komplet dokumentów' }).click();
    await expect(page.getByText(/^Komplet potwierdzony/).first()).toBeVisible();
    await examine(page);
  });

  await test.step('the office books, writes an amount and publishes it with a thumb', async () => {
    await office.goto(`/dashboard/tasks/${id}`);
    await office.getByRole('button', { name: 'Rozpocznij księgowanie' }).click();
    await office.getByRole('button', { name: 'Oznacz jako zaksięgowane' }).click();
    const write = office.getByRole('button', { name: /^Wpisz kwotę: / });
    await expect(write.first()).toBeVisible();
    for (let left = await write.count(); left > 0; left--) {
      await write.first().click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Kwota', { exact: true }).fill(`${left} 250`);
      await dialog.getByRole('button', { name: 'Zapisz kwotę' }).click();
      await expect(dialog).toBeHidden();
      await expect(write).toHaveCount(left - 1);
    }
    await office.getByRole('button', { name: 'Podatki wyliczone' }).click();
    await examine(office);
    await office.getByRole('button', { name: /^Przekaż klientowi \d/ }).click();
    const dialog = office.getByRole('dialog', { name: 'Przekazanie kwot klientom' });
    await expect(dialog.getByText('Wiadomość dostanie 1 osoba')).toBeVisible();
    await examine(office);
    await dialog.getByRole('button', { name: /^Przekaż \d/ }).click();
    await expect(dialog.getByText(/^Przekazano \d+ kwot/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Zamknij' }).first().click();
    await expect(office.getByText('Klient poinformowany').first()).toBeVisible();
  });

  await test.step('the client sees at a desk how much, where to and by when', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Do zapłaty', exact: true })).toBeVisible();
    await examine(page);
    await page.goto('/payments');
    await page.getByRole('region', { name: 'Do zapłaty' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Kopiuj: Rachunek' })).toBeVisible();
    await examine(page);
  });
  expect(complaints).toEqual([]);
  await phone.close();
});
