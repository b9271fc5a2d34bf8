import type { Page } from '@playwright/test';
import { ADMIN, asSignedIn, axeFindings, CLIENT, callApi, expect, fillCredentials, PASSWORD, test } from './portal.ts';

interface Screen {
  name: string;
  account?: string;
  path(): Promise<string>;
  /** Brings the page into the state that is examined. */
  prepare?(page: Page): Promise<void>;
}

const company = async () => (await callApi(ADMIN, '/companies?search=gamma')).body.data[0]?.id;
const own = async () => (await callApi(CLIENT, '/companies/my')).body.data[0]?.id;

async function toCodeStep(page: Page): Promise<void> {
  await fillCredentials(page, CLIENT, PASSWORD);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
}

const SCREENS: Screen[] = [
  { name: 'login', path: async () => '/login' },
  {
    name: 'login with an empty form',
    path: async () => '/login',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Zaloguj się' }).click();
      await expect(page.getByText('Popraw 2 pola')).toBeVisible();
    },
  },
  { name: 'code', path: async () => '/login', prepare: toCodeStep },
  {
    name: 'wrong code',
    path: async () => '/login',
    prepare: async (page) => {
      await toCodeStep(page);
      await page.getByLabel('Kod weryfikacyjny').fill('000000');
      await expect(page.getByText('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość')).toBeVisible();
    },
  },
  { name: 'not found', path: async () => '/nie/ma/takiej' },
  { name: 'outbox', path: async () => '/dev/outbox' },
  { name: 'dashboard', account: ADMIN, path: async () => '/dashboard' },
  { name: 'companies', account: ADMIN, path: async () => '/dashboard/companies' },
  {
    name: 'filters of companies',
    account: ADMIN,
    path: async () => '/dashboard/companies',
    prepare: (page) => page.getByRole('button', { name: 'Dodaj filtr' }).click(),
  },
  {
    name: 'user menu',
    account: ADMIN,
    path: async () => '/dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Anna Kowalska/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible();
    },
  },
  { name: 'no company found', account: ADMIN, path: async () => '/dashboard/companies?search=qqqq' },
  { name: 'new company', account: ADMIN, path: async () => '/dashboard/companies/new' },
  {
    name: 'new company with mistakes',
    account: ADMIN,
    path: async () => '/dashboard/companies/new',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dodaj firmę' }).click();
      await expect(page.getByText('Popraw 3 pola')).toBeVisible();
    },
  },
  {
    name: 'adding a person to a company',
    account: ADMIN,
    path: async () => `/dashboard/companies/${await company()}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dodaj osobę' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Dodaj osobę' }).click();
      await expect(page.getByRole('dialog').getByText('Wpisz adres e-mail')).toBeVisible();
    },
  },
  { name: 'company', account: ADMIN, path: async () => `/dashboard/companies/${await company()}` },
  { name: 'edit company', account: ADMIN, path: async () => `/dashboard/companies/${await company()}/edit` },
  { name: 'client home', account: CLIENT, path: async () => '/' },
  { name: 'client company', account: CLIENT, path: async () => `/companies/${await own()}` },
];
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const screen of SCREENS) {
  test(`axe finds nothing on ${screen.name}, in both themes and widths, and nothing scrolls sideways`, async ({
    page,
    context,
  }) => {
    if (screen.account) await asSignedIn(context, screen.account);
    const path = await screen.path();
    for (const viewport of VIEWPORTS) {
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await page.evaluate((chosen) => localStorage.setItem('biuro.theme', chosen), theme);
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        await screen.prepare?.(page);
        expect(await axeFindings(page), `${viewport.width} px, ${theme}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
        ).toBe(false);
      }
    }
  });
}
