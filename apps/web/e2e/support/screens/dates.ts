import { expect, type Page } from '@playwright/test';
import { task } from './records.ts';
import { dialogOf, pressed, type Screen } from './screen.ts';

const edited = async () => `/dashboard/tasks/${(await task('calculated')).id}?form=edit`;

const dueField = (page: Page) =>
  page.getByRole('dialog', { name: 'Edycja zadania' }).getByLabel('Termin', { exact: true });

async function typed(page: Page, text: string): Promise<void> {
  await dialogOf('Edycja zadania')(page);
  await dueField(page).fill(text);
}

/** The calendar of the due date, in the November of two holidays. */
async function opened(page: Page): Promise<void> {
  await typed(page, '24.11.2026');
  await page.getByRole('button', { name: 'Otwórz kalendarz' }).last().click();
  await expect(page.getByRole('grid', { name: 'listopad 2026' })).toBeVisible();
}

async function yearsOpened(page: Page): Promise<void> {
  await opened(page);
  await page.getByRole('button', { name: '2026, wybierz rok' }).click();
  await expect(page.getByRole('option', { name: '2027' })).toBeVisible();
}

async function monthsOpened(page: Page): Promise<void> {
  await opened(page);
  await page.getByRole('button', { name: 'listopad, wybierz miesiąc' }).click();
  await expect(page.getByRole('option', { name: 'grudzień' })).toBeVisible();
}

const rangeOpened = pressed(/^Zakres dat: /, (page) =>
  expect(page.getByRole('grid', { name: 'październik 2026' })).toBeVisible(),
);

/** The one field for dates, in each of its states. On a phone its calendar is a sheet. */
export const DATES: Screen[] = [
  { name: 'typed date', path: edited, prepare: (page) => typed(page, 'jutro') },
  {
    name: 'impossible date',
    path: edited,
    prepare: async (page) => {
      await typed(page, '31.11.2026');
      await dueField(page).blur();
      await expect(page.getByRole('button', { name: 'Wpisz 30.11' })).toBeVisible();
    },
  },
  ...(['desktop', 'phone'] as const).flatMap((only): Screen[] => [
    { name: `calendar of a date, ${only}`, path: edited, only, prepare: opened },
    { name: `years of a date, ${only}`, path: edited, only, prepare: yearsOpened },
    { name: `months of a date, ${only}`, path: edited, only, prepare: monthsOpened },
    {
      name: `range of days, ${only}`,
      path: '/dashboard/reports/companies-uptimes?from=2026-10-20&to=2026-11-18',
      only,
      prepare: rangeOpened,
    },
  ]),
];
