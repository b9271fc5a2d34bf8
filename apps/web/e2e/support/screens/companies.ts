import { expect } from '@playwright/test';
import { addCompany } from '../own-records.ts';
import { ADMIN, removeApi } from '../portal.ts';
import { changedCompany, company, deletedEmployee, ownCompany, partnership } from './records.ts';
import {
  dialogOf,
  filtersOpen,
  firstMarked,
  pressed,
  restorable,
  type Screen,
  sentWithMistakes,
  taken,
} from './screen.ts';

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
      await dialogOf('Przypisz opiekuna 1 firmie')(page);
    },
  },
  {
    name: 'new company with mistakes',
    path: '/dashboard/companies/new',
    prepare: pressed('Dodaj firmę', (page) => expect(page.getByText('Popraw 3 pola')).toBeVisible()),
  },
  { name: 'company', path: async () => `/dashboard/companies/${await company()}` },
  { name: 'partnership', path: async () => `/dashboard/companies/${await partnership()}` },
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
  { name: 'people of a company', path: async () => `/dashboard/companies/${await ownCompany()}/people` },
  {
    name: 'recently deleted companies',
    path: async () => {
      const { id } = await addCompany('Literówka Sp. z o.o.');
      await removeApi(ADMIN, `/companies/${id}`);
      return '/dashboard/companies?form=deleted';
    },
    prepare: restorable,
  },
  {
    name: 'recently deleted employees of a company',
    path: async () => `/dashboard/companies/${await deletedEmployee()}/employees?form=deleted`,
    prepare: restorable,
  },
  {
    name: 'change that a client proposes',
    path: async () => `/dashboard/companies/${await changedCompany()}`,
    prepare: (page) => expect(page.getByRole('button', { name: 'Przyjmij' })).toBeVisible(),
  },
  {
    name: 'refusal of a change with mistakes',
    path: async () => `/dashboard/companies/${await changedCompany()}`,
    prepare: pressed('Odrzuć', (page) => sentWithMistakes(page, /^Odrzucić proponowaną/, 'Odrzuć')),
  },
  {
    name: 'question before a company is deleted',
    path: async () => `/dashboard/companies/${await company()}`,
    prepare: taken('Więcej', 'Usuń firmę', dialogOf(/^Usunąć firmę/)),
  },
];
