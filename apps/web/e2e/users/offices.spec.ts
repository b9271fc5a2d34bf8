import type { Browser, Page } from '@playwright/test';
import { ADMIN, address, expect, test } from '../support/portal.ts';
import { storeSession } from '../support/sessions.ts';

/** The same person of the office, at one of the hosts. */
async function officeAt(browser: Browser, host: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'pl-PL', baseURL: address().replace('127.0.0.1', host) });
  await storeSession(context, address().replace('127.0.0.1', host), ADMIN);
  return context.newPage();
}

/** The headings of a list, without that of the marks. */
const headings = (page: Page) => page.locator('th[scope=col][data-align]').allInnerTexts();

test('each office has its own columns of companies, by its own names and in its own order', async ({ browser }) => {
  const seen: Record<string, string[]> = {};
  for (const host of ['127.0.0.1', 'business-panel.localhost', 'sosnowa.localhost']) {
    const page = await officeAt(browser, host);
    await page.goto('/dashboard/companies');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    seen[host] = (await headings(page)).map((heading) => heading.trim());
    await page.context().close();
  }
  expect(seen['127.0.0.1']?.[0]).toBe('Nazwa');
  expect(seen['business-panel.localhost']?.slice(0, 3)).toEqual(['Kontrahent', 'NIP', 'Doradca']);
  expect(seen['sosnowa.localhost']?.slice(0, 4)).toEqual(['Klient', 'Opiekun', 'Forma', 'NIP']);
});

test('what an office has switched off is in no menu, at no address and in no call', async ({ browser }) => {
  const page = await officeAt(browser, 'sosnowa.localhost');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  await expect(menu.getByRole('link', { name: 'Użytkownicy' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Zgłoszenia kadrowe' })).toHaveCount(0);
  await page.goto('/dashboard/staff-reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strony nie znaleziono');
  const status = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('biuro.session') ?? '{}');
    const headers = { 'X-API-Key': 'biuro-web', Authorization: `Bearer ${access_token}` };
    return (await fetch('/api/staff-reports', { headers })).status;
  });
  expect(status).toBe(404);
  await page.context().close();
});

test('an office without the page of users still has colleagues to give a company to', async ({ browser }) => {
  const page = await officeAt(browser, 'business-panel.localhost');
  await page.goto('/dashboard/companies/new');
  await page.locator('summary', { hasText: 'Umowa i opieka' }).click();
  const owner = page.getByLabel('Opiekun', { exact: true });
  const names = owner.getByRole('option');
  await expect(names.filter({ hasText: 'Hanna Orłowska' })).toHaveCount(1);
  await expect(names.filter({ hasText: 'Leszek Dziedzic' })).toHaveCount(0);
  await owner.selectOption({ label: 'Hanna Orłowska' });
  await expect(owner.locator('option:checked')).toHaveText('Hanna Orłowska');
  await page.context().close();
});

test('the parts of a page that an office hides are not there', async ({ browser }) => {
  const panel = await officeAt(browser, 'business-panel.localhost');
  await panel.goto('/dashboard/companies');
  await expect(panel.getByRole('rowheader').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Dodaj filtr' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Eksportuj' })).toHaveCount(0);
  await panel.context().close();

  const demo = await officeAt(browser, '127.0.0.1');
  await demo.goto('/dashboard/companies');
  await expect(demo.getByRole('button', { name: 'Dodaj filtr' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Eksportuj' })).toBeVisible();
  await demo.context().close();
});
