import { expect } from '@playwright/test';
import { dialogOf, menuOf, pressed, type Screen } from './screen.ts';

/** The frame of the office and what opens over every page. */
export const OFFICE: Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'drawer',
    only: 'phone',
    path: '/dashboard',
    prepare: pressed('Otwórz menu', dialogOf(/Menu/)),
  },
  { name: 'user menu', path: '/dashboard', closes: true, prepare: menuOf(/^Menu użytkownika/) },
  {
    name: 'palette',
    path: '/dashboard',
    prepare: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox', { name: 'Szukaj lub wpisz polecenie' }).fill('kowalska');
      await expect(page.getByRole('option', { name: /Anna Kowalska/ })).toBeVisible();
    },
  },
  {
    name: 'shortcuts sheet',
    path: '/dashboard',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await dialogOf('Skróty klawiszowe')(page);
    },
  },
  {
    name: 'lost connection',
    path: '/dashboard',
    noise: /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload (assets|CSS)/,
    prepare: async (page) => {
      await page.context().setOffline(true);
      await expect(page.getByText(/Brak internetu/)).toBeVisible();
    },
  },
];
