import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { englishWords } from '../support/english.ts';
import { atRest } from '../support/idle.ts';
import { addClient, addCompany, addErrand, addPublished } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, axeFindings, callApi, expect, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());

async function examine(page: Page): Promise<void> {
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
  expect(await englishWords(page)).toEqual([]);
}

test('a bank statement is read, its sure matches stand ticked, and one press confirms them', async ({
  page,
  context,
}) => {
  const company = await addCompany('Wyciąg Testowy Jan Bank');
  const task = await addErrand(company.id, '2025-03');
  const [vat, pit] = [await addPublished(task.id, 'vat', '4321.00'), await addPublished(task.id, 'pit', '765.00')];
  const { account, title } = (await callApi(ADMIN, `/liabilities/${vat}`)).body.data;
  await asSignedIn(context, ADMIN);
  await page.goto('/dashboard/payments');
  const csv = `Data operacji;Tytuł;Nadawca/Odbiorca;Numer konta;Kwota
${DAY};${title};URZĄD SKARBOWY;${account};-4 321,00
${DAY};Czynsz za biuro;WYNAJEM;;-3 000,00
${DAY};?;?;;dużo
`;
  const file = { name: 'wyciag.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Plik wyciągu').setInputFiles(file);
  await expect(
    page.getByText('1 z 2 przelewów pasuje do otwartych kwot. 1 wiersza nie udało się odczytać.'),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Zaznacz: Wyciąg Testowy Jan Bank: VAT/ })).toBeChecked();
  await examine(page);
  await page.getByRole('button', { name: 'Potwierdź 1 wpłatę' }).click();
  await expect(page.getByText('Potwierdzono 1 wpłatę').first()).toBeVisible();
  const statuses = await Promise.all([vat, pit].map((id) => callApi(ADMIN, `/liabilities/${id}`)));
  expect(statuses.map(({ body }) => body.data.status)).toEqual(['confirmed', 'published']);
});

test('a client pays on a desktop and adds the proof; the office opens it and confirms the payment', async ({
  page,
  context,
  browser,
}) => {
  const company = await addCompany('Dowód Testowy Anna Przelew');
  const task = await addErrand(company.id, '2025-04');
  const person = await addClient('przelew@klienci.example', 'Anna Przelew', company.id);
  const id = await addPublished(task.id, 'vat', '2345.00');

  await storeSession(context, address(), person.email, { password: person.password });
  await page.goto(`/payments/${id}`);
  await page.getByRole('link', { name: /^Zapłać: / }).click();
  await page.getByRole('button', { name: 'Inna kwota lub potwierdzenie przelewu' }).click();
  const dialog = page.getByRole('dialog', { name: /^Zapłacone: / });
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
  const file = dialog.getByLabel('Potwierdzenie przelewu');
  // As the browser does when its window for files is closed without a choice.
  await file.dispatchEvent('cancel', { bubbles: true });
  await file.setInputFiles({ name: 'przelew.pdf', mimeType: 'application/pdf', buffer });
  await examine(page);
  await dialog.getByRole('button', { name: 'Zapłacone', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('biuro jeszcze nie potwierdziło')).toBeVisible();
  await expect(page.getByText('przelew.pdf').first()).toBeVisible();
  await examine(page);

  const desk = await browser.newContext({ baseURL: address(), locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  await asSignedIn(desk, ADMIN);
  const office = await desk.newPage();
  await office.goto(`/dashboard/liabilities/${id}`);
  const download = office.waitForEvent('download');
  await office
    .getByRole('button', { name: /przelew\.pdf/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe('przelew.pdf');
  await office.goto(`/dashboard/tasks/${task.id}`);
  // The row is as old as the page, until it is asked for again: meanwhile it does not offer to confirm what is confirmed.
  const renewed = Promise.withResolvers<void>();
  const ofTask = (url: URL) => url.pathname === '/api/liabilities' && url.searchParams.has('filters[task_id]');
  const confirm = office.getByRole('button', { name: /^Potwierdź wpłatę/ });
  await expect(confirm).toBeVisible();
  await office.route(ofTask, async (route) => {
    await renewed.promise;
    await route.continue();
  });
  await confirm.click();
  await expect(office.getByText('Wpłata potwierdzona').first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
  renewed.resolve();
  await expect(office.getByText('Wpłata potwierdzona').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Wpłata potwierdzona').first()).toBeVisible();
  await desk.close();
});

test('a proof whose line breaks in the middle goes on from there and arrives whole', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/net::ERR_CONNECTION_RESET/);
  const company = await addCompany('Zasięg Testowy Piotr Tunel');
  const task = await addErrand(company.id, '2025-04');
  const person = await addClient('tunel@klienci.example', 'Piotr Tunel', company.id);
  const id = await addPublished(task.id, 'vat', '1234.00');
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2 ** 21), Buffer.from('\n%%EOF\n')]);
  const pieces: [offset: number, bytes: number][] = [];
  await page.route('**/api/uploads/*', (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    pieces.push([Number(request.headers()['upload-offset']), request.postDataBuffer()?.length ?? 0]);
    return pieces.length === 2 ? route.abort('connectionreset') : route.continue();
  });

  await storeSession(context, address(), person.email, { password: person.password });
  await page.goto(`/payments/${id}`);
  await page.getByRole('link', { name: /^Zapłać: / }).click();
  await page.getByRole('button', { name: 'Inna kwota lub potwierdzenie przelewu' }).click();
  const dialog = page.getByRole('dialog', { name: /^Zapłacone: / });
  const file = { name: 'skan.pdf', mimeType: 'application/pdf', buffer: content };
  await dialog.getByLabel('Potwierdzenie przelewu').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Zapłacone', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Wysłano 12%' })).toBeVisible();
  await expect(dialog).toBeHidden();

  const begun = pieces.map(([offset]) => offset);
  expect(begun.slice(0, 3)).toEqual([0, 2 ** 18, 2 ** 18]);
  // None but the piece that was lost is sent twice.
  expect(pieces.toSpliced(1, 1).reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(content.length);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /skan\.pdf/ }).click();
  expect(readFileSync(await (await download).path()).equals(content)).toBe(true);
});
