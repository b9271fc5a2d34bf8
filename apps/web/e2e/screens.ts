import { expect, type Page } from '@playwright/test';
import { ADMIN, addPerson, CLIENT, callApi, fillCredentials, linkOf, OWNER, PASSWORD } from './portal.ts';

export interface Screen {
  name: string;
  account?: string;
  path: string | (() => Promise<string>);
  /** Brings the page into the state that is examined. */
  prepare?: (page: Page) => Promise<void>;
  /** Where the state exists at one width alone. */
  only?: 'desktop' | 'phone';
}

const company = async () => (await callApi(ADMIN, '/companies?search=gamma')).body.data[0].id;
const delta = async () => (await callApi(CLIENT, '/companies/my')).body.data[0].id;
const task = async (status: string): Promise<{ id: string; period: string }> =>
  (await callApi(ADMIN, `/tasks?filters[status]=${status}&filters[kind]=settlement&limit=1`)).body.data[0];
const liability = async (status: string) =>
  (await callApi(ADMIN, `/liabilities?filters[status]=${status}&limit=1`)).body.data[0].id;
const user = async () => (await callApi(ADMIN, '/users?search=klient@demo.example')).body.data[0].id;

async function toCodeStep(page: Page): Promise<void> {
  await fillCredentials(page, CLIENT, PASSWORD);
  await expect(page.getByLabel('Kod weryfikacyjny')).toBeVisible();
}

const pressed = (name: string | RegExp, then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await then(page);
};
const dialogOf = (name: string | RegExp) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();

const ENTRANCE: Screen[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login with an empty form',
    path: '/login',
    prepare: pressed('Zaloguj się', (page) => expect(page.getByText('Popraw 2 pola')).toBeVisible()),
  },
  { name: 'code', path: '/login', prepare: toCodeStep },
  {
    name: 'wrong code',
    path: '/login',
    prepare: async (page) => {
      await toCodeStep(page);
      await page.getByLabel('Kod weryfikacyjny').fill('000000');
      await expect(page.getByText('Ten kod się nie zgadza. Sprawdź ostatnią wiadomość')).toBeVisible();
    },
  },
  { name: 'forgotten password', path: '/forgot-password' },
  {
    name: 'forgotten password, asked for',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Adres e-mail').fill('nikt@demo.example');
      await page.getByRole('button', { name: 'Wyślij odnośnik' }).click();
      await expect(page.getByText('Sprawdź pocztę')).toBeVisible();
    },
  },
  {
    name: 'registration with mistakes',
    path: async () => {
      const email = `nowa-${Date.now()}@screens.example`;
      await callApi(ADMIN, '/users/invite', { email, role: 'assistant' });
      return new URL(await linkOf(email)).pathname;
    },
    prepare: pressed('Załóż konto', (page) => expect(page.getByText('Popraw 3 pola')).toBeVisible()),
  },
  { name: 'registration by a spent link', path: '/register/spent' },
  {
    name: 'new password',
    path: async () => {
      const { email } = await addPerson(`reset-${Date.now()}@screens.example`, 'assistant');
      const since = Date.now();
      await callApi(ADMIN, '/users/forgot-password', { email });
      return new URL(await linkOf(email, since)).pathname;
    },
  },
  { name: 'new password by a spent link', path: '/reset-password/spent' },
  { name: 'not found', path: '/nie/ma/takiej' },
  { name: 'outbox', path: '/dev/outbox' },
];

const OFFICE: Screen[] = [
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'drawer',
    only: 'phone',
    path: '/dashboard',
    prepare: pressed('Otwórz menu', dialogOf(/Menu/)),
  },
  {
    name: 'user menu',
    path: '/dashboard',
    prepare: pressed(/^Menu użytkownika/, (page) =>
      expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible(),
    ),
  },
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
  { name: 'companies', path: '/dashboard/companies' },
  {
    name: 'filters of companies',
    path: '/dashboard/companies',
    prepare: (page) => page.getByRole('button', { name: 'Dodaj filtr' }).click(),
  },
  { name: 'no company found', path: '/dashboard/companies?search=qqqq' },
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
  { name: 'employees of a company', path: async () => `/dashboard/companies/${await delta()}/employees` },
  { name: 'history of a company', path: async () => `/dashboard/companies/${await company()}/history` },
  { name: 'staff reports', path: '/dashboard/staff-reports' },
  { name: 'tasks', path: '/dashboard/tasks' },
  { name: 'board', path: async () => `/dashboard/tasks/board?period=${(await task('calculated')).period}` },
  { name: 'new task', path: '/dashboard/tasks/new' },
  { name: 'calculated task', path: async () => `/dashboard/tasks/${(await task('calculated')).id}` },
  { name: 'incomplete task', path: async () => `/dashboard/tasks/${(await task('incomplete')).id}` },
  { name: 'liabilities', path: '/dashboard/liabilities' },
  { name: 'liability', path: async () => `/dashboard/liabilities/${await liability('read')}` },
  { name: 'payments', path: '/dashboard/payments' },
  {
    name: 'adding a person to a company',
    path: async () => `/dashboard/companies/${await company()}/people`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dodaj osobę' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Dodaj osobę' }).click();
      await expect(page.getByRole('dialog').getByText('Wpisz adres e-mail')).toBeVisible();
    },
  },
  { name: 'edit company', path: async () => `/dashboard/companies/${await company()}/edit` },
  {
    name: 'users with marked rows',
    path: '/dashboard/users',
    prepare: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Zaznacz: / })
        .first()
        .check();
      await expect(page.getByRole('region', { name: 'Zaznaczone' })).toBeVisible();
      // The bar floats over the rows; at the end of the page it must cover none.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    },
  },
  {
    name: 'columns of users',
    path: '/dashboard/users',
    prepare: pressed('Kolumny', (page) => expect(page.getByRole('checkbox', { name: 'Telefon' })).toBeVisible()),
  },
  {
    name: 'invitation with mistakes',
    path: '/dashboard/users?form=invite',
    prepare: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Zaproszenie' });
      await dialog.getByLabel('Rola').selectOption('representative');
      await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
      await expect(dialog.getByText(/^Popraw \d/)).toBeVisible();
    },
  },
  { name: 'new user', path: '/dashboard/users?form=new', prepare: dialogOf('Nowy użytkownik') },
  { name: 'user', path: async () => `/dashboard/users/${await user()}` },
  {
    name: 'what can be done with a user',
    path: async () => `/dashboard/users/${await user()}`,
    prepare: pressed('Więcej', (page) => expect(page.getByRole('menuitem').first()).toBeVisible()),
  },
  {
    name: 'question before a user is deleted',
    path: async () => `/dashboard/users/${await user()}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Więcej' }).click();
      await page.getByRole('menuitem', { name: 'Usuń użytkownika' }).click();
      await dialogOf(/^Usunąć użytkownika/)(page);
    },
  },
  { name: 'edit user', path: async () => `/dashboard/users/${await user()}/edit` },
  { name: 'profile', path: '/dashboard/users/profile' },
  {
    name: 'authenticator app',
    path: '/dashboard/users/profile',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Włącz aplikację uwierzytelniającą' }).click();
      const form = page.locator('form', { has: page.getByRole('button', { name: 'Dalej' }) });
      await form.getByLabel('Obecne hasło').fill(PASSWORD);
      await form.getByRole('button', { name: 'Dalej' }).click();
      await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible();
    },
  },
];

const CLIENTS: Screen[] = [
  { name: 'client home', path: '/' },
  {
    name: 'client company',
    path: async () => `/companies/${(await callApi(CLIENT, '/companies/my')).body.data[0].id}`,
  },
  { name: 'client employees', path: async () => `/companies/${await delta()}/employees` },
  {
    name: 'report of a new employee with mistakes',
    path: async () => `/companies/${await delta()}/employees`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Zgłoś nowego pracownika' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zgłoś nowego pracownika' });
      await dialog.getByRole('button', { name: 'Wyślij do biura' }).click();
      await expect(dialog.getByText(/^Popraw \d/)).toBeVisible();
    },
  },
  { name: 'client settlements', path: '/settlements' },
  {
    name: 'client settlement',
    path: async () => `/settlements/${(await callApi(CLIENT, '/tasks/my?limit=1')).body.data[0].id}`,
  },
  { name: 'client payments', path: '/payments' },
  {
    name: 'client payment',
    path: async () => `/payments/${(await callApi(CLIENT, '/liabilities/my?limit=1')).body.data[0].id}`,
  },
  { name: 'client profile', path: '/profile' },
];

/** Companies whose month has not come as far. */
const OWNERS: Screen[] = [
  { name: 'client home with missing documents', path: '/' },
  { name: 'client settlement with missing documents', path: async () => `/settlements/${await openTask()}` },
];

const openTask = async () =>
  (await callApi(OWNER, '/tasks/my?limit=50')).body.data.find(
    ({ status }: { status: string }) => status === 'incomplete',
  ).id;

export const SCREENS: Screen[] = [
  ...ENTRANCE,
  ...OFFICE.map((screen) => ({ ...screen, account: ADMIN })),
  ...CLIENTS.map((screen) => ({ ...screen, account: CLIENT })),
  ...OWNERS.map((screen) => ({ ...screen, account: OWNER })),
];
