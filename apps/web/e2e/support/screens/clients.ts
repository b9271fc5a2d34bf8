import { expect, type Page } from '@playwright/test';
import { changedCompany, explained, openTask, ownCompany, ownLiability, ownTask } from './records.ts';
import { menuOf, pressed, type Screen, sentWithMistakes, taken } from './screen.ts';

const staff = async () => `/companies/${await ownCompany()}/employees`;

/** Shows the form of a report and sends it empty. */
const reported = (title: string) => pressed(title, (page: Page) => sentWithMistakes(page, title, 'Wyślij do biura'));

/** A client whose month has amounts to pay. */
export const CLIENTS: Screen[] = [
  { name: 'client home', path: '/' },
  { name: 'client company', path: async () => `/companies/${await ownCompany()}` },
  {
    name: 'invitation to the own company with mistakes',
    path: async () => `/companies/${await ownCompany()}`,
    prepare: pressed('Zaproś osobę', (page) => sentWithMistakes(page, 'Zaproś osobę', 'Wyślij zaproszenie')),
  },
  { name: 'client employees', path: staff },
  { name: 'report of a new employee with mistakes', path: staff, prepare: reported('Zgłoś nowego pracownika') },
  { name: 'report of an absence with mistakes', path: staff, prepare: reported('Zgłoś nieobecność') },
  { name: 'other reports', path: staff, closes: true, prepare: menuOf('Inne zgłoszenie') },
  {
    name: 'hours worked with mistakes',
    path: staff,
    prepare: taken('Inne zgłoszenie', 'Zgłoś czas pracy za miesiąc', async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Miesiąc').selectOption({ index: 1 });
      await dialog.getByRole('group', { name: 'Godziny pracy' }).getByRole('textbox').first().fill('sto');
      await sentWithMistakes(page, 'Zgłoś czas pracy za miesiąc', 'Wyślij do biura');
    }),
  },
  {
    name: 'proposal of a change with mistakes',
    path: async () => `/companies/${await ownCompany()}`,
    prepare: pressed('Zaproponuj zmianę danych', async (page) => {
      await page.getByRole('dialog').getByLabel('Kod pocztowy').fill('sto');
      await page.getByRole('dialog').getByLabel('E-mail').fill('sto');
      await sentWithMistakes(page, 'Zaproponuj zmianę danych', 'Wyślij do biura');
    }),
  },
  { name: 'payment with its calculation', path: async () => `/payments/${(await explained()).id}` },
  { name: 'client settlements', path: '/settlements' },
  { name: 'client settlement', path: async () => `/settlements/${await ownTask()}` },
  { name: 'client payments', path: '/payments' },
  {
    name: 'sheet of a payment',
    path: async () => `/payments?pay=${await ownLiability()}`,
    prepare: (page) => expect(page.getByRole('dialog').getByRole('img', { name: /^Kod QR/ })).toBeVisible(),
  },
  {
    name: 'mark as paid with mistakes',
    path: async () => `/payments?pay=${await ownLiability()}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Inna kwota lub potwierdzenie przelewu' }).click();
      await page.getByRole('dialog').getByLabel('Kwota wpłaty').fill('sto złotych');
      await sentWithMistakes(page, /^Zapłacone: /, 'Zapłacone');
    },
  },
  { name: 'client payment', path: async () => `/payments/${await ownLiability()}` },
  { name: 'client profile', path: '/profile' },
  {
    name: 'client palette',
    path: '/',
    prepare: async (page) => {
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'more of the menu of a client', only: 'phone', path: '/', prepare: menuOf('Więcej') },
  {
    name: 'client who asked for a page of the office',
    path: '/dashboard/companies',
    prepare: (page) => expect(page.getByText('Ta część jest dla pracowników biura')).toBeVisible(),
  },
];

/** A client of several companies whose month has not come as far. */
export const OWNERS: Screen[] = [
  { name: 'client home with missing documents', path: '/' },
  { name: 'change that waits for the office', path: async () => `/companies/${await changedCompany()}` },
  { name: 'switch of companies', path: '/', closes: true, prepare: menuOf(/, zmień firmę$/) },
  { name: 'client settlement with missing documents', path: async () => `/settlements/${await openTask()}` },
  {
    name: 'question before documents are confirmed',
    path: async () => `/settlements/${await openTask()}`,
    prepare: pressed('Potwierdzam komplet dokumentów', (page) =>
      expect(page.getByRole('dialog', { name: /^Komplet dokumentów za/ })).toBeVisible(),
    ),
  },
];
