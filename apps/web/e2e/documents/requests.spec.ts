import type { Browser, Page } from '@playwright/test';
import { PHONE } from '../support/appearance.ts';
import { photoFile } from '../support/files.ts';
import { requestLinkOf } from '../support/letters.ts';
import { addClient, addCompany } from '../support/own-records.ts';
import { ADMIN, address, asSignedIn, axeFindings, callApi, expect, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEMES = ['light', 'dark'] as const;

async function examine(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    expect(await axeFindings(page)).toEqual([]);
  }
}

async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    baseURL: address(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Every second piece of a file is lost on its way, twice. */
async function breakTwice(page: Page): Promise<void> {
  let broken = 0;
  await page.route('**/api/uploads/*', (route) => {
    if (route.request().method() !== 'PATCH' || broken === 2) return route.continue();
    broken += 1;
    return route.abort('connectionfailed');
  });
}

const item = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });

async function deliver(page: Page, label: string, ...photos: string[]): Promise<void> {
  const panel = page.getByRole('region', { name: `Dodajesz: ${label}` });
  const files = await Promise.all(photos.map((name) => photoFile(page, `${name}.jpg`, name.toUpperCase())));
  const [first, ...more] = files;
  if (!first) throw new Error('No photograph');
  await panel.getByLabel('Zrób zdjęcie').setInputFiles(first);
  for (const file of more) await panel.getByLabel('Dodaj stronę').setInputFiles(file);
  await panel.getByRole('button', { name: /^Wyślij/ }).click();
  await expect(item(page, label).getByText('Dostarczono')).toBeVisible({ timeout: 20_000 });
}

const documentsOf = async (companyId: string) =>
  (await callApi(ADMIN, `/documents?filters[company_id]=${companyId}&filters[state]=to_check&sort=title:asc`)).body
    .data;

test('three items are answered from a phone by the link in the e-mail; one comes back and is sent again, and the month is complete', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const company = await addCompany('Prośba Testowa Olga Paragon');
  const person = await addClient('prosba@klienci.example', 'Olga Paragon', company.id);

  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/documents/requests?form=new&filters[company_id]=${company.id}`);
  const dialog = page.getByRole('dialog', { name: 'Nowa prośba' });
  await expect(dialog.getByText('Prośba Testowa Olga Paragon')).toBeVisible();
  await dialog.getByLabel('Nazwa', { exact: true }).fill('Paragony z wyjazdu');
  await dialog.getByLabel('Pozycja 1: nazwa').fill('Paliwo');
  await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
  await dialog.getByLabel('Pozycja 2: nazwa').fill('Hotel');
  await dialog.getByRole('button', { name: 'Dodaj pozycję' }).click();
  await dialog.getByLabel('Pozycja 3: nazwa').fill('Parking');
  await examine(page);
  const asked = Date.now();
  await dialog.getByRole('button', { name: 'Wyślij prośbę' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paragony z wyjazdu');
  await expect(page.getByText('Dostarczono 0 z 3')).toBeVisible();
  await examine(page);

  const phone = await newPhone(browser);
  await phone.goto(await requestLinkOf(person.email, asked));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Paragony z wyjazdu');
  await expect(phone).toHaveURL(/\/requests\/link$/);
  await expect(phone.getByText('Dostarczono 0 z 3')).toBeVisible();
  await examine(phone);
  await breakTwice(phone);
  await deliver(phone, 'Paliwo', 'paliwo');
  await deliver(phone, 'Hotel', 'hotel-1', 'hotel-2');
  await phone.reload();
  await expect(phone.getByText('Dostarczono 2 z 3')).toBeVisible();
  // What was handed over is not shown to who has only the link.
  await expect(phone.getByRole('img')).toHaveCount(0);
  const panel = phone.getByRole('region', { name: 'Dodajesz: Parking' });
  await panel.getByLabel('Zrób zdjęcie').setInputFiles(await photoFile(phone, 'parking.jpg', 'PARKING'));
  await panel.getByRole('button', { name: 'Wyślij 1 stronę' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Komplet. Biuro ma wszystko');
  await examine(phone);

  const handed = await documentsOf(company.id);
  expect(handed.map(({ title, files }: { title: string; files: [] }) => [title, files.length])).toEqual([
    ['Hotel', 2],
    ['Paliwo', 1],
    ['Parking', 1],
  ]);
  const accept = (id: string, version: number) =>
    callApi(ADMIN, `/documents/${id}/status`, { to: 'accepted', version });
  for (const { id, version } of handed.slice(0, 2)) await accept(id, version);
  const since = Date.now();
  await callApi(ADMIN, `/documents/${handed[2].id}/status`, {
    to: 'to_correct',
    remark: 'Nie widać kwoty',
    version: handed[2].version,
  });

  await phone.goto(await requestLinkOf(person.email, since));
  await expect(item(phone, 'Parking').getByText('Nie widać kwoty')).toBeVisible();
  await expect(item(phone, 'Parking').getByText('Do poprawy')).toBeVisible();
  await examine(phone);
  const again = phone.getByRole('region', { name: 'Dodajesz: Parking' });
  await again.getByLabel('Zrób zdjęcie').setInputFiles(await photoFile(phone, 'parking-2.jpg', 'OSTRY'));
  await again.getByRole('button', { name: 'Wyślij 1 stronę' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Komplet. Biuro ma wszystko');

  const [mended] = await documentsOf(company.id);
  expect([mended.title, mended.files[0].name]).toEqual(['Parking', 'parking-2.jpg']);
  await accept(mended.id, mended.version);
  await page.goto('/dashboard/documents/requests?filters[status]=accepted&search=Paragony');
  await expect(page.getByRole('row').filter({ hasText: 'Prośba Testowa Olga Paragon' })).toContainText('3 z 3');
  await examine(page);
  await phone.context().close();
});

test('a client who is signed in sees what is asked for, answers it in place, and says what there is not', async ({
  browser,
}) => {
  const company = await addCompany('Lista Testowa Adam Wyciąg');
  const person = await addClient('lista@klienci.example', 'Adam Wyciąg', company.id);
  await callApi(ADMIN, '/document-requests', {
    company_ids: [company.id],
    month: '2026-10',
    title: 'Dokumenty za październik',
    due_date: '2027-01-15',
    items: [
      { label: 'Wyciąg bankowy', kind: 'bank_statement' },
      { label: 'Raport kasowy', kind: 'cash_report' },
    ],
  });
  const phone = await newPhone(browser);
  await storeSession(phone.context(), address(), person.email, { password: person.password });
  await phone.goto('/documents?month=2026-10');
  await expect(phone.getByText('0 z 2 dokumentów')).toBeVisible();
  await examine(phone);
  await phone.getByRole('button', { name: 'Dodaj: Raport kasowy' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Dokumenty za październik' });
  await dialog.getByRole('button', { name: 'Nie mam' }).click();
  const reason = phone.getByRole('dialog', { name: 'Nie ma: Raport kasowy' });
  await reason.getByRole('button', { name: 'Zapisz powód' }).click();
  await expect(reason.getByText('Popraw 1 pole')).toBeVisible();
  await reason.getByRole('button', { name: 'W tym miesiącu nie było' }).click();
  await reason.getByRole('button', { name: 'Zapisz powód' }).click();
  await expect(dialog.getByText('Dostarczono 1 z 2')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Dodajesz: Wyciąg bankowy' })).toBeVisible();
  await examine(phone);
  await phone.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(phone.getByText('1 z 2 dokumentów')).toBeVisible();
  await phone.context().close();
});

test('a link that no longer works says so, and a wrong one too', async ({ page, context, watch }) => {
  watch.allow(/Failed to load resource/);
  const company = await addCompany('Wycofana Testowa Ewa Koniec');
  const person = await addClient('wycofana@klienci.example', 'Ewa Koniec', company.id);
  const asked = Date.now();
  const { body } = await callApi(ADMIN, '/document-requests', {
    company_ids: [company.id],
    month: '2026-10',
    title: 'Umowa najmu',
    due_date: '2027-01-15',
    items: [{ label: 'Umowa', kind: 'contract' }],
  });
  const link = await requestLinkOf(person.email, asked);
  await asSignedIn(context, ADMIN);
  await page.goto(`/dashboard/documents/requests/${body.data[0].id}`);
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.getByRole('menuitem', { name: 'Wycofaj prośbę' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj prośbę' }).click();
  await expect(page.getByText('Wycofano: Umowa najmu')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten odnośnik już nie działa');
  await page.goto(`/requests/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten odnośnik już nie działa');
});
