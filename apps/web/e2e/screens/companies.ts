import { expect } from '@playwright/test';
import { company, ownCompany } from './records.ts';
import { dialogOf, filtersOpen, firstMarked, pressed, type Screen } from './screen.ts';

/** Companies and their people, as the office sees them. */
export const COMPANIES: Screen[] = [
  { name: 'companies', path: '/dashboard/companies' },
  { name: 'filters of companies', path: '/dashboard/companies', closes: true, prepare: filtersOpen },
  { name: 'no company found', path: '/dashboard/companies?search=qqqq' },
  {
    name: 'new owner of companies',
    path: '/dashboard/companies',
    prepare: async (page) => {
      await firstMarked(page);
      await page.getByRole('button', { name: 'Przypisz opiekuna' }).click();
      await dialogOf('Osoba biura dla 1 firmy')(page);
    },
  },
  {
    name: 'new company with mistakes',
    path: '/dashboard/companies/new',
    prepare: pressed('Dodaj firmę', (page) => expect(page.getByText('Popraw 3 pola')).toBeVisible()),
  },
  { name: 'company', path: async () => `/dashboard/companies/${await company()}` },
  {
    name: 'new status of a company',
    path: async () => `/dashboard/companies/${await company()}`,
    prepare: pressed('Zmień status', dialogOf('Zmień status')),
  },
  { name: 'edit company', path: async () => `/dashboard/companies/${await company()}/edit` },
  { name: 'import of companies', path: '/dashboard/companies/import' },
  {
    name: 'import of companies with mistakes',
    path: '/dashboard/companies/import',
    prepare: async (page) => {
      const buffer = Buffer.from('Nazwa;Forma prawna;NIP\nBez numeru;JDG;\n');
      const file = { name: 'firmy.csv', mimeType: 'text/csv', buffer };
      await page.getByLabel('Plik z listą firm').setInputFiles(file);
      await expect(page.getByText('Z błędami: 1')).toBeVisible();
    },
  },
  { name: 'settlements of a company', path: async () => `/dashboard/companies/${await company()}/tasks` },
  { name: 'employees of a company', path: async () => `/dashboard/companies/${await ownCompany()}/employees` },
  {
    name: 'new employee',
    path: async () => `/dashboard/companies/${await ownCompany()}/employees`,
    prepare: pressed('Dodaj pracownika', dialogOf('Nowy pracownik')),
  },
  { name: 'history of a company', path: async () => `/dashboard/companies/${await company()}/history` },
  {
    name: 'adding a person to a company',
    path: async () => `/dashboard/companies/${await company()}/people`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dodaj osobę' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Dodaj osobę' }).click();
      await expect(page.getByRole('dialog').getByText('Wpisz adres e-mail')).toBeVisible();
    },
  },
  { name: 'staff reports', path: '/dashboard/staff-reports' },
];
